import { type ReactNode, useDeferredValue } from 'react';
import type { RecordsDb } from '#storage/database/records-db.ts';

/**
 * The order in which the app paints. On a slow phone the dashboard takes several frames, and a parent waits for the
 * first.
 *
 * - A tap: the check mark of its tile, then its toast, then what the commit changed.
 * - A start: today's counts, then the rest of the screen.
 *
 * `npm run bench -- paint-order` measures the app without each of these steps.
 */

/** A write can wait for a new connection to the disk. A screen that opens meanwhile must not stay empty. */
const LONGEST_MS = 1000;

/** For each log: a promise that settles when the toast of the last tap is painted. */
const taps = new WeakMap<RecordsDb, Promise<void>>();

/**
 * Resolves after the next frame has painted. In a suspended page it resolves once the page is visible again.
 */
export function afterFrame(): Promise<void> {
  // A frame's callbacks run before its paint. A timer set in one runs after it.
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Defers the live queries of a log until the tap that is `saving` is painted: its tile's check mark in one frame, its
 * toast in the next. Resolves when the toast may be shown. The commit of a tap triggers every live query. A rejection
 * of `saving` ends the deferral too, and so does a second without an answer.
 */
export function paintTap(db: RecordsDb, saving: Promise<unknown>): Promise<void> {
  const checked = saving.then(afterFrame);
  const painted = checked.then(afterFrame).catch(() => {});
  const longest = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS));
  taps.set(db, Promise.race([painted, longest]));
  return checked;
}

/** Settles when the last tap on a log is painted. Undefined without a tap. */
export function tapsInProgress(db: RecordsDb): Promise<void> | undefined {
  return taps.get(db);
}

/**
 * Renders its children a frame after the rest of the screen. The rest paints sooner, and a tap can interrupt this
 * render. `instead` reserves the space until then.
 */
export function Deferred({ children, instead = null }: { children: ReactNode; instead?: ReactNode }) {
  return useDeferredValue(true, false) ? children : instead;
}
