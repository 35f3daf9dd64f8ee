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

/** For each log with a tap in progress: a promise that settles when its toast is painted. */
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
 * of `saving` ends the deferral too.
 */
export function paintTap(db: RecordsDb, saving: Promise<unknown>): Promise<void> {
  const checked = saving.then(afterFrame);
  const painted: Promise<void> = checked
    .then(afterFrame)
    .catch(() => {})
    .then(() => {
      if (taps.get(db) === painted) taps.delete(db);
    });
  taps.set(db, painted);
  return checked;
}

/** Settles when the taps on a log are painted. Undefined if there are none. */
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
