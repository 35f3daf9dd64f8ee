import { connectLog, type OpenMailbox, OutdatedError } from './log-connection.ts';
import { MailboxError, type MailboxReason } from './mailbox.ts';
import type { LogListener, SharedLog } from './shared-log.ts';

/** Why a log is not connected. */
export type Pause =
  | MailboxReason
  /** This version of the app cannot read what the other phones write. */
  | 'outdated'
  /** The log on this phone cannot be read or written. */
  | 'storage';

export interface KeepInStep {
  /** Connects at once, for example because the phone is online again. */
  wake: () => void;
  /** Disconnects. Resolves when nothing is written any more. */
  stop: () => Promise<void>;
}

/** The wait before the first new attempt, and the longest one, in milliseconds. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * Keeps a log in step with the family's mailbox until it is stopped. Connects again when the connection ends, and calls
 * `paused` with the reason. Logging never waits for it.
 */
export function keepInStep(
  log: SharedLog,
  openMailbox: OpenMailbox,
  listener: LogListener & { paused: (reason: Pause) => void },
): KeepInStep {
  const ending = new AbortController();
  const { signal } = ending;
  let wake = () => {};

  async function run(): Promise<void> {
    let failures = 0;
    const connected = () => {
      failures = 0;
      listener.connected();
    };
    while (!signal.aborted) {
      const reason = await connectLog(log, openMailbox, { ...listener, connected }, signal).then(
        () => 'unreachable' as const,
        reasonOf,
      );
      if (signal.aborted) return;
      listener.paused(reason);
      await pause(waitAfter(failures));
      failures += 1;
    }
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const running = run();
  return {
    wake: () => wake(),
    stop: async () => {
      ending.abort();
      wake();
      await running;
    },
  };
}

function reasonOf(error: unknown): Pause {
  if (error instanceof OutdatedError) return 'outdated';
  return error instanceof MailboxError ? error.reason : 'storage';
}

/** Twice as long after each failure, and different on each phone, so that not all come back at once. */
function waitAfter(failures: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
  return longest * (0.5 + Math.random() / 2);
}
