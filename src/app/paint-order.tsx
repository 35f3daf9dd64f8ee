import { type ReactNode, useDeferredValue } from 'react';
import { isKeptScreenShown } from '#app/kept-screen/is-kept-screen-shown.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';

/**
 * The order in which the app paints. On a slow phone the dashboard needs several frames, so the first frame shows what
 * the parent waits for.
 *
 * - After a tap: the check mark on the tile, then the toast, then the changes that the commit made.
 * - After a start: the state and the tiles, then the rest of the screen.
 *
 * `npm run bench -- paint-order` measures how much each of these steps saves.
 */

/**
 * The longest deferral of live queries, in milliseconds. A write may have to wait for a new connection to the disk. A
 * screen that opens meanwhile must not stay empty.
 */
export const LONGEST_MS = 1000;

/** Maps each log to a promise that settles when the toast of the last tap is painted. */
const taps = new WeakMap<RecordsDb, Promise<void>>();

/**
 * Resolves after the next frame is painted. A hidden page paints no frames, so it resolves when the page is visible
 * again.
 */
export function afterFrame(): Promise<void> {
  // The callback of a frame runs before the frame is painted. A timer that the callback sets runs after that.
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Defers the live queries of a log until the feedback on a tap is painted. Otherwise the commit of the tap would run
 * all of them first. `saving` is the write of the tap. After `saving`, the tile shows its check mark in one frame and
 * the toast is shown in the next. The returned promise resolves when the toast may be shown. The deferral also ends if
 * `saving` rejects, or after one second.
 */
export function paintTap(db: RecordsDb, saving: Promise<unknown>): Promise<void> {
  const checked = saving.then(afterFrame);
  const painted = checked.then(afterFrame).catch(() => {});
  const longest = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS));
  taps.set(db, Promise.race([painted, longest]));
  return checked;
}

/** Returns a promise that settles when the last tap on a log is painted. Undefined if there was no tap. */
export function tapsInProgress(db: RecordsDb): Promise<void> | undefined {
  return taps.get(db);
}

/**
 * Renders its children one frame after the rest of the screen. The rest is then painted sooner, and a tap can interrupt
 * the render of the children. `instead` reserves the space until then. While the kept screen is shown, nothing is
 * deferred, because the kept screen is whole.
 */
export function Deferred({ children, instead = null }: { children: ReactNode; instead?: ReactNode }) {
  return useDeferredValue(true, isKeptScreenShown()) ? children : instead;
}
