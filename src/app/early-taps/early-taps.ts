import { EARLY_TAP } from '#storage/browser/kept-screen.ts';
import { readText, writeText } from '#storage/browser/local-store.ts';
import { toast } from '#ui/feedback/toast.ts';
import { words } from '#words/now.ts';
import { tapAt } from './tap-time.ts';

/** A tap on the kept screen, before React. */
interface EarlyTap {
  /** The button, link or label of the kept screen. */
  control: HTMLElement;
  /** Epoch milliseconds. */
  at: number;
}

declare global {
  interface Window {
    /** What `app.html` has noted (`scripts/vite/note-early-taps.ts`). Undefined without taps that wait for React. */
    keptScreen?: {
      taps: EarlyTap[];
      /** The control of the kept screen that last had the focus. */
      focused: HTMLElement | null;
      /** Takes a tap. The app replaces it once it can make taps. */
      take: (tap: EarlyTap) => void;
    };
  }
}

/** A tap that waited longer, in milliseconds, is not made, because the parent may have tried something else. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Makes the taps on the kept screen, and those that began on it, once the tiles of `babyId` are shown. Reports a tap
 * that is too old, or that would mean something else now. Also moves the focus to where it was.
 */
export function makeEarlyTaps(babyId: string): void {
  const { keptScreen } = window;
  if (!keptScreen) return;
  delete window.keptScreen;
  const make = makerOf(babyId);
  keptScreen.take = make;
  keptScreen.taps.forEach(make);
  const { focused } = keptScreen;
  if (!focused || document.activeElement !== document.body) return;
  const twin = liveTwin(focused, babyId);
  const target = twin instanceof HTMLLabelElement ? twin.control : twin;
  target?.focus({ preventScroll: true });
}

/**
 * Reports early taps that will have no other answer. Those of an earlier start at once, because the app ended before it
 * made them. Those of this start when they are too old, for example because the log did not open.
 */
export function reportLostTaps(): void {
  const since = readText('local', EARLY_TAP);
  if (since !== null && Number(since) < performance.timeOrigin) sayLost();
  setTimeout(() => {
    if (window.keptScreen?.taps.splice(0).length) sayLost();
  }, LONGEST_WAIT_MS);
}

/** Returns a function that makes the early taps one by one, in their order. */
function makerOf(babyId: string): (tap: EarlyTap) => void {
  const firstTimes = new Map<HTMLElement, number>();
  let former: HTMLElement | null = null;
  let isElsewhere = false;
  return ({ control, at }) => {
    // The kept screen does not answer, so a parent may tap a tile again after a while. With the time of the first tap
    // the repeat counts as a double tap, and the quick log asks. It compares a tap only with the one before.
    const isRepeat = firstTimes.has(control);
    const firstAt = firstTimes.get(control) ?? at;
    firstTimes.set(control, firstAt);
    const isClear = !isElsewhere && (!isRepeat || former === control);
    former = control;
    const isMade = isClear && Date.now() - at < LONGEST_WAIT_MS && press(control, babyId, firstAt);
    // A link saves nothing.
    if (!isMade && !control.matches('a')) sayLost();
    else writeText('local', EARLY_TAP, null);
    // The parent went to another screen or baby, but the kept screen still showed the tiles of the first one.
    if (control.matches('a, label')) isElsewhere = true;
  };
}

/** Clicks the live twin of a control as if at the instant `at`. Returns false if it has none. */
function press(control: HTMLElement, babyId: string, at: number): boolean {
  try {
    const twin = liveTwin(control, babyId);
    if (twin) tapAt(at, () => twin.click());
    return twin !== undefined;
  } catch {
    // An error here would take the whole dashboard away.
    return false;
  }
}

function sayLost(): void {
  writeText('local', EARLY_TAP, null);
  toast(words.first.taps.lost);
}

/**
 * Finds the live element that means the same as a control of the kept screen. Returns none if several do, because only
 * a link may have a second one.
 */
function liveTwin(kept: HTMLElement, babyId: string): HTMLElement | undefined {
  const isSameBaby = kept.closest<HTMLElement>('[data-kept-screen]')?.dataset.keptScreen === babyId;
  const isLink = kept.matches('a');
  if (!isSameBaby && !isLink) return;
  const meaning = meaningOf(kept);
  const [twin, ...others] = [...document.querySelectorAll<HTMLElement>(kept.localName)].filter(
    (live) => live.getClientRects().length > 0 && meaningOf(live) === meaning,
  );
  return isLink || others.length === 0 ? twin : undefined;
}

/** Says what a tap does: the group of a control, the timer of the group, and the address of a link or else its text. */
function meaningOf(element: HTMLElement): string {
  const group = element.closest('[role="group"], li');
  const timer = group?.querySelector<HTMLElement>('[data-kept-text^="timer "]')?.dataset.keptText;
  const text = element.getAttribute('aria-label') ?? (element.querySelector('span') ?? element).textContent;
  return [group?.getAttribute('aria-label'), timer, element.getAttribute('href') ?? text].join('|');
}
