import { useLayoutEffect, useRef } from 'react';

/** The part of React Router's data router that is used here. */
interface Router {
  navigate: (to: never, options?: never) => Promise<void>;
  state: { location: { key: string } };
}

type Navigate = (to: unknown, options?: { replace?: boolean }) => Promise<void>;

/** The longest wait for a step, in milliseconds. A browser may refuse it. */
const LONGEST_STEP_MS = 1000;

/** Closes each open layer over the screen. The topmost is last. */
const layers: (() => void)[] = [];
let router: Router | null = null;
/** The number of running navigations. */
let navigations = 0;
/** A step between the two entries of a screen that this module takes. */
let step: Promise<void> | null = null;
let endStep = () => {};
/**
 * How to make the second entry current. `entry` adds it for a new layer. `step` returns to it after a layer refused to
 * close.
 */
let wanted: 'entry' | 'step' | null = null;
/** The router's key of the current entry. */
let lastKey: string | undefined;

/**
 * Creates the app's router and lets back navigation close open layers. Call it once.
 *
 * While a layer is open, the screen has a second history entry with the router's key of the first. Back to the first
 * entry closes the topmost layer. If a layer stays open, the second entry becomes current again. The router never sees
 * these steps, because this listener runs before its own. Its navigations replace the second entry.
 */
export function withBackClosing<R extends Router>(create: () => R): R {
  addEventListener('popstate', onPopState);
  const followed = create();
  router = followed;
  const navigate = followed.navigate as Navigate;
  const go: Navigate = async (to, options) => {
    navigations += 1;
    try {
      if (step) await step;
      if (typeof to === 'number') return await navigate(to < 0 && isSecond() ? to - 1 : to);
      if (options?.replace && isSecond()) await takeStep(-1);
      return await navigate(to, isSecond() ? { ...options, replace: true } : options);
    } finally {
      navigations -= 1;
      settle();
    }
  };
  followed.navigate = go;
  // A reload with an open dialog leaves its entry current. A step here would cancel the load of a page whose link was
  // tapped first, so the entry stays. Back passes over it.
  lastKey = history.state?.key;
  return followed;
}

/** Calls `onClose` on back navigation while `isOpen`. The layer may refuse and stay open. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    const close = () => latest.current();
    layers.push(close);
    wanted ??= 'entry';
    queueMicrotask(settle);
    return () => {
      layers.splice(layers.indexOf(close), 1);
      queueMicrotask(settle);
    };
  }, [isOpen]);
}

function isSecond(): boolean {
  return Boolean(history.state?.second);
}

/**
 * Adds the second entry, or steps to or from it. Runs in a microtask, because one dialog may close as another opens.
 */
function settle(): void {
  if (!router || navigations || step) return;
  if (isSecond()) {
    if (!layers.length) void takeStep(-1);
    return;
  }
  const way = layers.length ? wanted : null;
  wanted = null;
  if (way === 'step') void takeStep(1);
  if (way !== 'entry') return;
  const { state } = history;
  // An anchor that the browser followed itself leaves no state. The screen then has no second entry, and Escape closes.
  if (!state) return;
  lastKey = state.key;
  history.pushState({ ...state, idx: state.idx + 1, second: true }, '');
}

function takeStep(by: 1 | -1): Promise<void> {
  step = new Promise((resolve) => {
    const end = () => {
      if (endStep === end) step = null;
      resolve();
    };
    endStep = end;
    // The step may still happen. A second one on top of it would leave the screen.
    setTimeout(end, LONGEST_STEP_MS);
  });
  history.go(by);
  return step;
}

/**
 * Closes the topmost layer. Without a layer, only the second entry of a reload was left, so this goes back once more.
 */
function closeTopmost(): void {
  const close = layers.at(-1);
  if (!close) {
    history.back();
    return;
  }
  wanted = 'step';
  close();
}

function onPopState(event: PopStateEvent): void {
  const { key, second } = event.state ?? {};
  const isOwn = step !== null;
  const isHere = key === lastKey && key === router?.state.location.key && (isOwn || !navigations);
  lastKey = key;
  endStep();
  if (!isOwn) wanted = null;
  if (isHere) {
    event.stopImmediatePropagation();
    if (!isOwn && !second) closeTopmost();
  }
  queueMicrotask(settle);
}
