import type { RecordsDb } from '#storage/database/records-db.ts';
import { readSharing } from '#storage/sync/sharing.ts';
import { type KeepInStep, keepInStep, type Pause } from './keep-in-step.ts';
import type { OpenMailbox } from './mailbox.ts';
import type { LogListener } from './shared-log.ts';

/** Whose log it is, on which device. */
interface Owner {
  userId: string;
  device: string;
}

/**
 * Keeps a log in step while the app is open, if it is shared. Of several tabs, one does it. Connects at once when the
 * phone is online again, or when the parent comes back. Returns a function that disconnects. `failed` gets the
 * storage's error if the log cannot be read.
 */
export function shareLog(
  db: RecordsDb,
  { userId, device }: Owner,
  openMailbox: OpenMailbox,
  listener: LogListener & { paused: (reason: Pause) => void; failed: (error: unknown) => void },
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  let step: KeepInStep | undefined;
  const wake = () => {
    if (document.visibilityState === 'visible') step?.wake();
  };

  async function keep(): Promise<void> {
    const sharing = await readSharing(db);
    if (!sharing || signal.aborted) return;
    const { access, copy } = sharing;
    const secret = Uint8Array.from(access.secret);
    step = keepInStep({ db, userId, device, copy, ...access, secret }, openMailbox, listener);
    addEventListener('online', wake, { signal });
    addEventListener('pageshow', wake, { signal });
    document.addEventListener('visibilitychange', wake, { signal });
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
    await step.stop();
  }

  const keeping = navigator.locks
    .request(`weehours:sync:${db.name}`, { signal }, keep)
    .catch((error: unknown) => {
      if (!signal.aborted) listener.failed(error);
    });
  return async () => {
    ending.abort();
    await keeping;
  };
}
