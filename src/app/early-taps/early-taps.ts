import { EARLY_TAP } from '#storage/browser/kept-screen.ts';
import { namesIn, readText, writeText } from '#storage/browser/local-store.ts';
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
    /** What `app.html` notes from a kept screen on (`scripts/vite/note-early-taps.ts`), until the app takes over. */
    keptScreen?: {
      taps: EarlyTap[];
      /** The control of the kept screen that last had the focus. */
      focused: HTMLElement | null;
      /** Takes a tap. The app replaces it once it can make taps. */
      take: (tap: EarlyTap) => void;
    };
  }
}

/** The name of the stored time of an early tap of this page. */
const OWN = EARLY_TAP + performance.timeOrigin;

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
  const make = tapMaker(babyId);
  keptScreen.take = make;
  keptScreen.taps.forEach(make);
  const { focused } = keptScreen;
  if (!focused || document.activeElement !== document.body) return;
  const twin = liveTwin(focused, babyId);
  const target = twin instanceof HTMLLabelElement ? twin.control : twin;
  target?.focus({ preventScroll: true });
}

/**
 * Reports early taps that will have no other answer. Those of this start when they are too old, for example because the
 * log did not open. Those of a page that ended before it made them, once a page that runs would have answered.
 */
export function reportLostTaps(): void {
  setTimeout(() => {
    if (window.keptScreen?.taps.splice(0).some(({ control }) => !control.matches('a'))) reportLost();
  }, LONGEST_WAIT_MS);
  for (const name of namesIn('local').filter((one) => one.startsWith(EARLY_TAP) && one !== OWN)) {
    const since = Number(readText('local', name));
    setTimeout(
      () => {
        if (readText('local', name) !== null) reportLost(name);
      },
      since + LONGEST_WAIT_MS - Date.now(),
    );
  }
}

/** Returns a function that makes the early taps one by one, in their order. */
function tapMaker(babyId: string): (tap: EarlyTap) => void {
  /** When the controls whose taps were made were first tapped. */
  const firstTimes = new Map<HTMLElement, number>();
  let previous: HTMLElement | null = null;
  let isElsewhere = false;
  return ({ control, at }) => {
    // The kept screen does not answer, so a parent may tap a tile again after a while. With the time of the first tap
    // the repeat counts as a double tap, and the quick log asks. It compares a tap only with the one before.
    const isRepeat = firstTimes.has(control);
    const firstAt = firstTimes.get(control) ?? at;
    const isClear = !isElsewhere && (!isRepeat || previous === control);
    previous = control;
    const isMade = isClear && Date.now() - at < LONGEST_WAIT_MS && press(control, babyId, firstAt);
    if (isMade) {
      firstTimes.set(control, firstAt);
      writeText('local', OWN, null);
    } else if (!control.matches('a')) {
      // A link saves nothing.
      reportLost();
    }
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

/** Reports that a tap was lost, of which a page stored the time under `name`. */
function reportLost(name = OWN): void {
  writeText('local', name, null);
  // A tap that was made shows a toast too.
  toast({ ...words.first.taps.lost, duration: Number.POSITIVE_INFINITY, returns: true });
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

/**
 * Says what a tap does: the group of a control, the timer of the group, and the address of a link, the value of a
 * choice or the text of a button.
 */
function meaningOf(element: HTMLElement): string {
  const group = element.closest('[role="group"], li');
  const timer = group?.querySelector<HTMLElement>('[data-kept-text^="timer "]')?.dataset.keptText;
  const what = element.getAttribute('href') ?? element.querySelector('input')?.value ?? textOf(element);
  return [group?.getAttribute('aria-label'), timer, what].join('|');
}

function textOf(element: HTMLElement): string | null {
  return element.getAttribute('aria-label') ?? (element.querySelector('span') ?? element).textContent;
}
