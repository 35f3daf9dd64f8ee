import { type EnvelopeKey, openEnvelope, type Refusal, sealLetter } from '#domain/sync/envelope.ts';
import { contentKey, mailboxSeed } from '#domain/sync/family-key.ts';
import { keyOfState, type LogState } from '#domain/sync/log-state.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { applyStates, readCursor } from '#storage/sync/apply-states.ts';
import { nextLetterNumber, readUnsent, settleSent, watchUnsent } from '#storage/sync/unsent.ts';
import type { Mailbox, MailboxAddress, NewPost, Post } from './mailbox.ts';

/** A shared log on this phone. */
export interface SharedLog {
  db: RecordsDb;
  userId: string;
  /** Device id. */
  device: string;
  /** The address of the sync server, and the pass that it asks for. */
  server: string;
  pass: string;
  /** The family's secret. */
  secret: Uint8Array<ArrayBuffer>;
  epoch: number;
}

export type OpenMailbox = (address: MailboxAddress, onPost: (post: NewPost) => void) => Promise<Mailbox>;

export interface LogListener {
  /** All that the mailbox has is in the log. */
  connected: () => void;
  /** How many rows the other phones have not got yet. */
  unsent: (count: number) => void;
  /** The rows that other phones changed. */
  arrived: (states: readonly LogState[]) => void;
  /** An envelope was refused, or a row was too large for one. The log is unchanged. */
  refused: (refusal: Refusal | 'tooLarge') => void;
}

/** Another phone runs a newer version of the app, and this one cannot read its envelopes. */
export class OutdatedError extends Error {}

const MOST_STATES = 50;
const MOST_POSTS = 50;

/**
 * Connects a log to the family's mailbox. Reads what others wrote, then sends what was written here, and goes on with
 * both until `signal` or the connection ends. Rejects with a `MailboxError`, an {@link OutdatedError} or the storage's
 * error.
 */
export async function connectLog(
  log: SharedLog,
  openMailbox: OpenMailbox,
  listener: LogListener,
  signal: AbortSignal,
): Promise<void> {
  const { db, userId, device, server, pass, secret, epoch } = log;
  const [seed, key, readBefore] = await Promise.all([
    mailboxSeed(secret),
    contentKey(secret, epoch),
    readCursor(db),
  ]);
  let cursor = readBefore;
  /** The mailbox numbers new envelopes above this one, unless it lost its envelopes. */
  let cursorAtStart = readBefore;

  // One act at a time, so that the cursor moves in order, and all is read before the first row is sent.
  const opening = openMailbox({ server, pass, seed, purpose: 'family' }, (post) => run(() => takeNew(post)));
  let acts: Promise<unknown> = opening;
  let isOver = false;
  let end: (error?: unknown) => void = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    end = (error) => {
      isOver = true;
      if (error === undefined) resolve();
      else reject(error);
    };
  });
  function run(act: () => Promise<void>): void {
    acts = acts.then(() => (isOver ? undefined : act())).catch(end);
  }
  // It may reject before anything waits for it.
  ended.catch(() => {});

  const mailbox = await opening;
  const onAbort = () => end();
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) end();
  const envelopeKey: EnvelopeKey = { mailbox: mailbox.id, epoch, key };

  async function takeNew(post: NewPost): Promise<void> {
    if (post.number <= cursorAtStart) {
      cursor = 0;
      cursorAtStart = 0;
    }
    if (post.number <= cursor) return;
    if (post.previous > cursor) await readOn();
    else await take([post]);
  }

  async function readOn(): Promise<void> {
    let posts: Post[] = [];
    for await (const post of mailbox.readAfter(cursor)) {
      posts.push(post);
      if (posts.length < MOST_POSTS) continue;
      await take(posts);
      posts = [];
    }
    await take(posts);
  }

  async function take(posts: readonly Post[]): Promise<void> {
    const states: LogState[] = [];
    let last = cursor;
    let isOutdated = false;
    for (const { number, envelope } of posts) {
      const opened = await openEnvelope(envelope, envelopeKey);
      if ('letter' in opened) {
        const { from, content } = opened.letter;
        if (from !== device && 'states' in content) states.push(...content.states);
      } else {
        listener.refused(opened.refused);
        isOutdated = opened.refused === 'newerFormat' || opened.refused === 'newerKind';
      }
      // The cursor stays before this envelope, so that the new version reads it.
      if (isOutdated) break;
      last = number;
    }
    if (last > cursor) {
      const changed = await applyStates(db, { states, cursor: last }, { userId, now: Date.now() });
      cursor = last;
      if (changed.length > 0) listener.arrived(changed);
    }
    if (isOutdated) throw new OutdatedError();
  }

  /** The keys of rows that do not fit into an envelope. They stay marked. */
  const tooLarge = new Set<string>();

  async function sendAll(): Promise<void> {
    for (;;) {
      const { marks, states } = await readUnsent(db, MOST_STATES, tooLarge);
      if (marks.length === 0) return;
      await send(states);
      const sent = marks.filter(({ id }) => !tooLarge.has(id));
      await settleSent(db, sent, Date.now());
    }
  }

  async function send(states: readonly LogState[]): Promise<void> {
    const [first] = states;
    if (!first) return;
    const n = await nextLetterNumber(db);
    const letter = {
      from: device,
      n,
      at: Date.now(),
      content: { kind: 'rows' as const, states: [...states] },
    };
    const envelope = await sealLetter(letter, envelopeKey);
    if (envelope) {
      await mailbox.append(envelope, `${device} ${n}`);
    } else if (states.length === 1) {
      tooLarge.add(keyOfState(first));
      listener.refused('tooLarge');
    } else {
      const half = Math.ceil(states.length / 2);
      await send(states.slice(0, half));
      await send(states.slice(half));
    }
  }

  run(async () => {
    await readOn();
    listener.connected();
  });
  const stopWatching = watchUnsent(db, (count) => {
    listener.unsent(count);
    if (count > tooLarge.size) run(sendAll);
  });
  void mailbox.closed.then(() => end());
  try {
    await ended;
  } finally {
    signal.removeEventListener('abort', onAbort);
    stopWatching();
    await mailbox.close();
    await acts;
  }
}
