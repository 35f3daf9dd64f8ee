import { newId } from '#domain/record.ts';
import { forgetNames, readText, writeText } from './local-store.ts';

/**
 * The last dashboard of a log, kept for the next start. `app.html` paints it before any module runs
 * (`scripts/vite/paint-kept-screen.ts`). It is one value for each log, under a name that contains the user's id.
 */
export interface KeptScreen {
  /** The address of the first script, which changes with each build. */
  build: string;
  language: string;
  /** The device's distance to UTC in minutes. Another distance means other clock times. */
  offset: number;
  /** When it was kept, in epoch milliseconds. */
  at: number;
  /** The baby that it shows. */
  babyId: string;
  /** The style sheets of its elements that were loaded as files. */
  sheets: { path: string; css: string }[];
  frame: KeptElement;
}

export type KeptNode = string | KeptElement | KeptText;

/** A tag, its attributes and its content. */
export type KeptElement = [tag: string, attributes: Record<string, string>, ...content: KeptNode[]];

/** The only content of an element that changes with time. */
export interface KeptText {
  /** The instant from which the text counts, in epoch milliseconds. */
  since: number;
  /** In order of time. The last step that has begun applies. */
  steps: KeptStep[];
}

export interface KeptStep {
  /** Milliseconds after `since`. */
  from: number;
  /**
   * In its texts, `{h}` are the hours since then, `{m}` the minutes of the hour, and `{mm}` and `{ss}` the minutes and
   * seconds with two digits.
   */
  content: KeptNode[];
  /** Replaces `content` at full hours. */
  onTheHour?: KeptNode[];
}

/** The name of a log follows. */
export const SCREEN = 'screen:';

/**
 * The `performance.timeOrigin` of a page follows. The value is the instant of the first early tap of that page without
 * an answer, in epoch milliseconds. `app.html` stores it.
 */
export const EARLY_TAP = 'early-tap:';

/** The name of a value that changes whenever a tab drops a screen. */
export const DROPPED = 'screen-dropped';

/** Called when this tab drops a screen. */
export const dropListeners = new Set<() => void>();

/** Removes the kept screen of a log, in every tab. */
export function dropKeptScreen(logName: string): void {
  writeText('local', SCREEN + logName, null);
  noteDrop();
}

/**
 * Runs a change that the kept screen of a log would not show. Removes the screen before it, and after it too, because a
 * screen may be kept meanwhile.
 */
export async function dropKeptScreenFor<T>(logName: string, change: () => PromiseLike<T>): Promise<T> {
  dropKeptScreen(logName);
  try {
    return await change();
  } finally {
    dropKeptScreen(logName);
  }
}

/** Removes the kept screens of all logs, and forgets the early taps. Call it when the owner changes. */
export function dropKeptScreens(): void {
  forgetNames('local', (name) => name.startsWith(SCREEN) || name.startsWith(EARLY_TAP));
  // The demo stores nothing on a device without a log.
  if (lastDrop() !== null) noteDrop();
}

function noteDrop(): void {
  writeText('local', DROPPED, newId(Date.now()));
  for (const listener of dropListeners) listener();
}

/** Returns a text that changes when any tab drops a screen. */
export function lastDrop(): string | null {
  return readText('local', DROPPED);
}
