import { writeText } from './local-store.ts';

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

/** Called when this tab drops a screen. */
export const dropListeners = new Set<() => void>();

/** How often this tab has dropped a screen. */
let drops = 0;

/**
 * Removes the kept screen of a log, in every tab. Call it before a change that the screen would not show, and after the
 * change, because a screen may be kept meanwhile.
 */
export function dropKeptScreen(logName: string): void {
  drops += 1;
  writeText('local', SCREEN + logName, null);
  for (const listener of dropListeners) listener();
}

/** Returns a number that changes with each drop in this tab. */
export function keptScreenDrops(): number {
  return drops;
}
