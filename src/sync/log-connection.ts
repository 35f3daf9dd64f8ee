import type { EnvelopeKey } from '#domain/sync/letters/envelope.ts';
import { contentKey, mailboxSeed } from '#domain/sync/letters/family-key.ts';
import { isTimerEnd } from '#domain/sync/timer-ends.ts';
import { type Change, endJoinedTimers } from '#storage/sync/apply-states.ts';
import { makeDigestDue } from '#storage/sync/digest-notes.ts';
import { watchRemovals } from '#storage/sync/move.ts';
import { watchUnsent } from '#storage/sync/unsent.ts';
import { actQueue } from './act-queue.ts';
import { waitAfter } from './back-off.ts';
import { type Healer, logHealer } from './heal.ts';
import { type Mailbox, MailboxError, type NewPost, type OpenMailbox } from './mailbox.ts';
import { MovedError, sendRemoval } from './move-log.ts';
import { type MailboxReader, mailboxReader, OutdatedError } from './read-mailbox.ts';
import { letterSender, type Sender } from './send-letters.ts';
import { type DoneWrites, sendSomeUnsent } from './send-unsent.ts';
import type { LogListener, SharedLog } from './shared-log.ts';

export interface LogConnection {
  /**
   * Settles when the connection has ended and nothing is written any more. Resolves after `stop` or if the server ended
   * the connection. Rejects with a `MailboxError`, an `OutdatedError`, a `MovedError` or the storage's error.
   */
  ended: Promise<void>;
  /** Finds out whether the server still answers, and sends again if the mailbox was full. */
  wake: () => void;
  stop: () => void;
}

/**
 * Connects a log to the family's mailbox. Reads what other phones wrote, sends what this phone wrote, and then compares
 * the copies. Repeats that for each change.
 */
export function connectLog(
  log: SharedLog,
  openMailbox: OpenMailbox,
  listener: LogListener,
  done: DoneWrites,
): LogConnection {
  const { db } = log;
  // One act at a time, so that the cursor moves in order, and all is read before the first row is sent.
  const { add, end, ended } = actQueue(() => {
    clearTimeout(timer);
    stopWatching();
    stopping.abort();
    parts?.mailbox.close();
  });
  const stopping = new AbortController();
  let parts: { mailbox: Mailbox; reader: MailboxReader; sender: Sender; healer: Healer } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching = () => {};
  let isSendQueued = false;
  let isFull = false;
  let failures = 0;
  let heardAt = 0;

  async function open(): Promise<void> {
    const { server, pass, secret, epoch } = log;
    const [seed, key] = await Promise.all([mailboxSeed(secret), contentKey(secret, epoch)]);
    const address = { server, pass, seed, purpose: 'family' } as const;
    const mailbox = await openMailbox(address, hear, stopping.signal);
    void mailbox.closed.then(() => end());
    const envelopeKey: EnvelopeKey = { mailbox: mailbox.id, epoch, key };
    const sender = letterSender(log.copy, mailbox, envelopeKey);
    const healer = logHealer(log, sender, listener);
    const onLoss = () => makeDigestDue(db);
    const reader = mailboxReader(log, mailbox, envelopeKey, { ...listener, arrived, onLoss });
    parts = { mailbox, reader, sender, healer };
  }

  function hear(post: NewPost): void {
    heardAt = Date.now();
    add(async () => {
      await parts?.reader.readLive(post);
      await joinTimers();
      send();
    });
  }

  async function catchUp(): Promise<void> {
    try {
      await parts?.reader.catchUp();
    } catch (error) {
      // What this phone wrote goes out although this phone cannot store, for example because its disk is full.
      const isOfMailbox = [MailboxError, OutdatedError, MovedError].some((one) => error instanceof one);
      if (!isOfMailbox) await sendSome().catch(() => {});
      throw error;
    }
    await joinTimers();
    listener.connected();
  }

  function arrived(changes: readonly Change[]): void {
    listener.arrived(changes);
    // The other phone was faster, so its tombstone came and this phone has nothing left to join.
    tellJoined(joinedIn(changes));
  }

  async function joinTimers(): Promise<void> {
    tellJoined((await endJoinedTimers(db)).map(({ id }) => id));
  }

  function tellJoined(ids: readonly string[]): void {
    if (ids.length > 0) listener.joined(ids);
  }

  /** Sends after all that was queued. Other acts come between two parts, so that a large log does not block reading. */
  function send(): void {
    if (isSendQueued || isFull) return;
    isSendQueued = true;
    add(async () => {
      isSendQueued = false;
      clearTimeout(timer);
      try {
        const wait = (await sendSome()) === 'some' ? 0 : await parts?.healer.healStep();
        if (wait === 0) send();
        // Later by up to a quarter, so that not all phones send their digests at once.
        else if (wait !== undefined) sendAfter(wait * (1 + Math.random() / 4));
        failures = 0;
      } catch (error) {
        if (!(error instanceof MailboxError && error.reason === 'full')) throw error;
        listener.full();
        isFull = true;
        sendAfter(waitAfter(failures));
        failures += 1;
      }
    });
  }

  function sendAfter(milliseconds: number): void {
    clearTimeout(timer);
    if (!stopping.signal.aborted) timer = setTimeout(sendAgain, milliseconds);
  }

  function sendAgain(): void {
    clearTimeout(timer);
    isFull = false;
    send();
  }

  async function sendSome(): Promise<'none' | 'some'> {
    if (!parts) return 'none';
    if (await sendRemoval(log, parts.sender)) await parts.reader.catchUp();
    const known = done.tooLarge.size;
    const sent = await sendSomeUnsent(db, parts.sender, done);
    if (done.tooLarge.size > known) listener.refused('tooLarge');
    return sent;
  }

  /** Ends the connection if the server does not answer. What it sent in the meantime is an answer too. */
  async function checkAnswer({ ping }: Mailbox): Promise<void> {
    const askedAt = Date.now();
    await ping().catch((error: unknown) => {
      if (heardAt < askedAt) end(error);
    });
  }

  add(open);
  add(catchUp);
  add(async () => {
    const stopUnsent = watchUnsent(
      db,
      (count) => {
        listener.unsent(count);
        send();
      },
      end,
    );
    const stopRemovals = watchRemovals(db, send, end);
    stopWatching = () => {
      stopUnsent();
      stopRemovals();
    };
  });

  return {
    ended,
    wake: () => {
      failures = 0;
      sendAgain();
      if (parts) void checkAnswer(parts.mailbox);
    },
    stop: () => end(),
  };
}

/** Returns the ids of timers that ran here until another phone joined them with an earlier one of their kind. */
function joinedIn(changes: readonly Change[]): string[] {
  return changes.flatMap(({ state, before }) => {
    if (state.of !== 'timer' || !isTimerEnd(state.row) || state.row.how !== 'joined') return [];
    return before?.of === 'timer' && !isTimerEnd(before.row) ? [state.row.id] : [];
  });
}
