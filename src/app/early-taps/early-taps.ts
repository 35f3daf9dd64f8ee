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
      focused: Element | null;
      /** Takes a tap. The app replaces it once it can make taps. */
      keep: (tap: EarlyTap) => void;
    };
  }
}

/** A tap that waited longer, in milliseconds, is not made, because the parent may have tried something else. */
export const LONGEST_WAIT_MS = 15_000;

/**
 * Makes the taps on the kept screen, and those that began on it, once the tiles of `babyId` are shown. Also moves the
 * focus to where it was.
 */
export function makeEarlyTaps(babyId: string): void {
  const { keptScreen } = window;
  if (!keptScreen) return;
  delete window.keptScreen;
  const { taps, focused } = keptScreen;
  keptScreen.keep = (tap) => {
    if (!make(tap, babyId)) sayLost();
  };
  if (taps.filter((tap) => !make(tap, babyId)).length > 0) sayLost();
  if (document.activeElement === document.body && focused instanceof HTMLElement)
    liveTwin(focused)?.focus({ preventScroll: true });
}

/** Reports the taps that no tile has taken in time, for example because the log did not open. */
export function sayLostTaps(): void {
  if (window.keptScreen?.taps.splice(0).length) sayLost();
}

function sayLost(): void {
  void sayRarely(({ showLostTap }) => showLostTap());
}

/** Makes a tap on the live tile that means the same. Returns false if there is none, or if the tap is too old. */
function make({ tile, at }: EarlyTap, babyId: string): boolean {
  const kept = tile.closest<HTMLElement>('[data-kept-screen]');
  const twin = kept?.dataset.keptScreen === babyId && liveTwin(tile);
  if (!twin || Date.now() - at > LONGEST_WAIT_MS) return false;
  tapAt(at, () => twin.click());
  return true;
}

/** Finds the live element that means the same as an element of the kept screen. Two of them would be ambiguous. */
function liveTwin(kept: HTMLElement): HTMLElement | undefined {
  const isLink = kept.localName === 'a';
  const all = document.querySelectorAll<HTMLElement>(isLink ? 'a' : '[role="group"] button');
  const [twin, other] = [...all].filter((live) => meaningOf(live) === meaningOf(kept));
  // The two navigations have the same links.
  return isLink || !other ? twin : undefined;
}

/** Says what a tap does: the group of the tile, the timer that it changes, its text and its address. */
function meaningOf(element: HTMLElement): string {
  const group = element.closest('[role="group"]');
  return JSON.stringify([
    group?.getAttribute('aria-label'),
    group?.querySelector<HTMLElement>('[data-timer]')?.dataset.timer,
    element.getAttribute('aria-label') ?? (element.querySelector('span') ?? element).textContent,
    element.getAttribute('href'),
  ]);
}
