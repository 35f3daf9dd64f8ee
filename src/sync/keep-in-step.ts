import { storageProblem } from '#storage/database/storage-error.ts';
import { readSharing } from '#storage/sync/sharing.ts';
import { waitAfter } from './back-off.ts';
import { connectLog, type LogConnection } from './log-connection.ts';
import { MailboxError, type MailboxReason, type OpenMailbox } from './mailbox.ts';
import { MovedError } from './move-log.ts';
import { OutdatedError } from './read-mailbox.ts';
import type { DoneWrites } from './send-unsent.ts';
import type { LogListener, SharedLog } from './shared-log.ts';

/** Why a log is not connected. */
export type Pause =
  | MailboxReason
  /** This version of the app cannot read what the other phones write. */
  | 'outdated'
  /** The log on this phone cannot be read or written. */
  | 'storage';

export interface KeepInStep {
  /** Connects at once, for example because the phone is online again. Finds out whether a connection still works. */
  wake: () => void;
  /** Disconnects. Resolves when nothing is written any more. */
  stop: () => Promise<void>;
}

/** A connection that lasted this long was a good one, in milliseconds. */
const LASTING_MS = 60_000;

/**
 * Keeps a log in step with the family's mailbox until it is stopped. Connects again when the connection ends, and calls
 * `paused` with the reason. Logging never waits for it.
 */
export function keepInStep(
  log: SharedLog,
  openMailbox: OpenMailbox,
  listener: LogListener & { paused: (reason: Pause) => void },
): KeepInStep {
  const done: DoneWrites = { tooLarge: new Set(), sent: new Set() };
  let isStopped = false;
  let isWoken = false;
  let connection: LogConnection | undefined;
  let endPause = () => {};

  async function run(): Promise<void> {
    let failures = 0;
    let current: SharedLog | null = log;
    while (!isStopped && current) {
      const begun = Date.now();
      isWoken = false;
      connection = connectLog(current, openMailbox, listener, done);
      const reason = await connection.ended.then(() => 'unreachable' as const, reasonOf);
      if (isStopped) return;
      if (reason === 'moved') {
        current = await withNewAccess(current);
        continue;
      }
      listener.paused(reason);
      if (isWoken || Date.now() - begun > LASTING_MS) failures = 0;
      if (!isWoken) await pause(waitAfter(failures));
      failures += 1;
    }
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function wake(): void {
    isWoken = true;
    connection?.wake();
    endPause();
  }

  const running = run();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      connection?.stop();
      endPause();
      await running;
    },
  };
}

/** Returns the log with its access as it is now. Null if it is no longer shared. */
async function withNewAccess(log: SharedLog): Promise<SharedLog | null> {
  const sharing = await readSharing(log.db);
  return sharing && { ...log, ...sharing.access, secret: Uint8Array.from(sharing.access.secret) };
}

function reasonOf(error: unknown): Pause | 'moved' {
  if (error instanceof MovedError) return 'moved';
  if (error instanceof OutdatedError) return 'outdated';
  if (error instanceof MailboxError) return error.reason;
  // It is a fault of the app if storage did not fail. The browser's log shows it.
  if (storageProblem(error) === 'unknown') console.error(error);
  return 'storage';
}
