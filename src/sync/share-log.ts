import type { RecordsDb } from '#storage/database/records-db.ts';
import { type Sharing, watchSharing } from '#storage/sync/sharing.ts';
import { type KeepInStep, keepInStep, type Pause } from './keep-in-step.ts';
import type { OpenMailbox } from './mailbox.ts';
import type { LogListener, SharedLog } from './shared-log.ts';

/**
 * Keeps a log in step while the app is open and the log is shared. Of several tabs, one does it. Connects at once when
 * the phone is online again, or when the parent comes back. Returns a function that disconnects. `failed` gets the
 * storage's error if the log cannot be read.
 */
export function shareLog(
  db: RecordsDb,
  owner: Pick<SharedLog, 'userId' | 'device' | 'name'>,
  openMailbox: OpenMailbox,
  listener: LogListener & { paused: (reason: Pause) => void; failed: (error: unknown) => void },
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  let step: KeepInStep | undefined;
  // The tab that keeps the log in step may be hidden while the parent uses another one.
  const tabs = new BroadcastChannel(`weehours:sync:${db.name}`);
  tabs.onmessage = () => step?.wake();
  const wake = () => {
    step?.wake();
    tabs.postMessage('wake');
  };
  const wakeIfSeen = () => {
    if (document.visibilityState === 'visible') wake();
  };
  addEventListener('online', wake, { signal });
  addEventListener('pageshow', wakeIfSeen, { signal });
  document.addEventListener('visibilitychange', wakeIfSeen, { signal });

  async function restart(sharing: Sharing | null): Promise<void> {
    await step?.stop();
    step = undefined;
    if (!sharing || signal.aborted) return;
    const { access, copy } = sharing;
    const secret = Uint8Array.from(access.secret);
    step = keepInStep({ db, ...owner, copy, ...access, secret }, openMailbox, listener);
  }

  async function keep(): Promise<void> {
    let restarting = Promise.resolve();
    let stopWatching = () => {};
    try {
      await new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => resolve());
        stopWatching = watchSharing(
          db,
          (sharing) => {
            restarting = restarting.then(() => restart(sharing));
          },
          reject,
        );
      });
    } finally {
      stopWatching();
      await restarting;
      await step?.stop();
    }
  }

  const keeping = navigator.locks
    .request(`weehours:sync:${db.name}`, { signal }, keep)
    .catch((error: unknown) => {
      if (!signal.aborted) listener.failed(error);
    });
  return async () => {
    ending.abort();
    tabs.close();
    await keeping;
  };
}
