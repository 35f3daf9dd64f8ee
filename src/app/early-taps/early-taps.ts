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
    /** What `app.html` has collected (`scripts/vite/paint-kept-screen.ts`). Undefined if it painted no kept screen. */
    keptScreen?: {
      taps: EarlyTap[];
      /** The control of the kept screen that last had the focus. */
      focused: HTMLElement | null;
      /** Takes a tap. The app replaces it once it can make taps. */
      keep: (tap: EarlyTap) => void;
    };
  }
}

/** A tap that waited longer, in milliseconds, is not made, because the parent may have tried something else. */
export const LONGEST_WAIT_MS = 15_000;

/**
 * Makes the taps on the kept screen, and those that began on it, once the tiles of `babyId` are shown. Reports a tap
 * that is too old, or that would mean something else now. Also moves the focus to where it was.
 */
export function makeEarlyTaps(babyId: string): void {
  const { keptScreen } = window;
  if (!keptScreen) return;
  delete window.keptScreen;
  let isElsewhere = false;
  const make = ({ control, at }: EarlyTap) => {
    const twin = isElsewhere ? undefined : liveTwin(control, babyId);
    const isInTime = Date.now() - at < LONGEST_WAIT_MS;
    if (twin && isInTime) tapAt(at, () => twin.click());
    // A link saves nothing.
    else if (!control.matches('a')) sayLost();
    // The parent went to another screen or baby, but the kept screen still showed the tiles of the first one.
    if (control.matches('a, label')) isElsewhere = true;
  };
  keptScreen.keep = make;
  keptScreen.taps.forEach(make);
  const { focused } = keptScreen;
  if (!focused || document.activeElement !== document.body) return;
  const twin = liveTwin(focused, babyId);
  const target = twin instanceof HTMLLabelElement ? twin.control : twin;
  target?.focus({ preventScroll: true });
}

/** Reports the taps that no tile has taken in time, for example because the log did not open. */
export function sayLostTaps(): void {
  if (window.keptScreen?.taps.splice(0).length) sayLost();
}

function sayLost(): void {
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
    (live) => live.checkVisibility() && meaningOf(live) === meaning,
  );
  return isLink || others.length === 0 ? twin : undefined;
}

/** Says what a tap does: the address of a link. Of a button its group, the timer that it changes, and its text. */
function meaningOf(element: HTMLElement): string | null {
  if (element.matches('a')) return element.getAttribute('href');
  const group = element.closest('[role="group"], li');
  const timer = group?.querySelector<HTMLElement>('[data-kept-text^="timer "]')?.dataset.keptText;
  const text = element.ariaLabel ?? (element.querySelector('span') ?? element).textContent;
  return [group?.ariaLabel, timer, text].join('|');
}
