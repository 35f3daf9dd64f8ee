import { sayRarely } from '#app/quick-log/say-rarely.ts';
import { tapAt } from './tap-time.ts';

/** A tap on the kept screen, before React. */
interface EarlyTap {
  /** The tile or link of the kept screen. */
  tile: HTMLElement;
  /** Epoch milliseconds. */
  at: number;
}

declare global {
  interface Window {
    /** What `app.html` has collected (`scripts/vite/paint-kept-screen.ts`). Undefined if it painted no kept screen. */
    keptScreen?: {
      taps: EarlyTap[];
      /** The element of the kept screen that last had the focus. */
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
  const make = ({ tile, at }: EarlyTap) => {
    const twin = liveTwin(tile, babyId);
    if (twin && Date.now() - at < LONGEST_WAIT_MS) tapAt(at, () => twin.click());
    else sayLost();
  };
  keptScreen.keep = make;
  keptScreen.taps.forEach(make);
  const { focused } = keptScreen;
  if (focused && document.activeElement === document.body)
    liveTwin(focused, babyId)?.focus({ preventScroll: true });
}

/** Reports the taps that no tile has taken in time, for example because the log did not open. */
export function sayLostTaps(): void {
  if (window.keptScreen?.taps.splice(0).length) sayLost();
}

function sayLost(): void {
  void sayRarely(({ showLostTap }) => showLostTap());
}

const TILES_AND_LINKS = '[role="group"] button, a';

/** Finds the live element that means the same as an element of the kept screen. */
function liveTwin(kept: HTMLElement, babyId: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(TILES_AND_LINKS)];
  const isSameBaby = kept.closest<HTMLElement>('[data-kept-screen]')?.dataset.keptScreen === babyId;
  return isSameBaby ? all.find((live) => meaningOf(live) === meaningOf(kept)) : undefined;
}

/** Says what a tap does: the group of the tile, the timer that it changes, its text and its address. */
function meaningOf(element: HTMLElement): string {
  const group = element.closest('[role="group"]');
  return [
    group?.ariaLabel,
    // The time of the timer. Its name contains the timer's id.
    group?.querySelector<HTMLElement>('[role="timer"]')?.dataset.kept,
    element.ariaLabel ?? (element.querySelector('span') ?? element).textContent,
    element.getAttribute('href'),
  ].join('|');
}
