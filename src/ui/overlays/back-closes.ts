import { useLayoutEffect, useRef } from 'react';

/** The part of React Router's data router that is used here. */
interface Router {
  navigate: (to: never, options?: never) => Promise<void>;
  state: { location: { key: string } };
}

type Navigate = (to: unknown, options?: { replace?: boolean }) => Promise<void>;

/** The longest wait for a step in the history, in milliseconds. A browser may refuse the step. */
const LONGEST_STEP_MS = 1000;

/** The functions that close the open layers over the screen. The topmost layer is last. */
const layers: (() => void)[] = [];
let router: Router | null = null;
/** The number of running navigations. */
let navigations = 0;
/** The running step between the two history entries of a screen. Null if there is none. */
let step: Promise<void> | null = null;
let endStep = () => {};
/**
 * How to make the second entry current: `entry` adds it for a new layer, `step` goes forward to it after a layer
 * refused to close.
 */
let wanted: 'entry' | 'step' | null = null;
/** The router's key of the current history entry. */
let lastKey: string | undefined;

/**
 * Creates the app's router, and makes back navigation close open layers. Call it once.
 *
 * While a layer is open, the screen has a second history entry. It has the same router key as the first. Going back to
 * the first entry closes the topmost layer. If a layer stays open, the second entry becomes current again. The router
 * never sees these steps, because the listener here runs before the router's. Navigations of the router replace the
 * second entry.
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
  // After a reload with an open dialog, the second entry is still current. It stays, because a step here would cancel
  // the load of a page whose link was already tapped. Back navigation skips the entry.
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
 * Adds the second entry, or steps to or from it. Runs in a microtask, because one dialog may close while another opens.
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
  // If the browser itself followed an anchor link, the history entry has no state. The screen then gets no second
  // entry, so back navigation leaves the screen.
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
    // The step may still happen, so it is not retried. Two steps would leave the screen.
    setTimeout(end, LONGEST_STEP_MS);
  });
  history.go(by);
  return step;
}

/**
 * Closes the topmost layer. If there is none, the back navigation only left the second entry that a reload had kept.
 * This function then goes back once more.
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
