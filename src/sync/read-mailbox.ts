import { OLDEST_ROWS } from '#domain/sync/digest.ts';
import { type EnvelopeKey, envelopeName, openEnvelope } from '#domain/sync/letters/envelope.ts';
import type { Letter } from '#domain/sync/letters/letter.ts';
import { type LogState, monthOfState } from '#domain/sync/log-state.ts';
import { applyStates, readCursor } from '#storage/sync/apply-states.ts';
import type { PendingLetter } from '#storage/sync/pending.ts';
import type { Heard } from '#storage/sync/phones.ts';
import { type Cursor, START } from '#storage/sync/sync-notes.ts';
import type { Mailbox, NewPost, OldPost, Post } from './mailbox.ts';
import { MovedError, takeMove } from './move-log.ts';
import type { LogListener, SharedLog } from './shared-log.ts';

/** Another phone runs a newer version of the app, and this one cannot read its letters. */
export class OutdatedError extends Error {}

type Opened = Awaited<ReturnType<typeof openEnvelope>>;

/** How many envelopes one transaction applies. */
const MOST_POSTS = 50;

export interface MailboxReader {
  /** Reads all that is new in the mailbox. */
  catchUp: () => Promise<void>;
  /** Reads an envelope of which the mailbox told. Reads the mailbox instead if others are missing before it. */
  readLive: (post: NewPost) => Promise<void>;
}

interface Readings extends Pick<LogListener, 'arrived' | 'refused' | 'removed'> {
  /** Envelopes may be lost: the mailbox no longer has the one that was read last, or rows were too old to apply. */
  onLoss: () => Promise<void>;
}

/**
 * Reads a mailbox into a log. The functions reject with a `MailboxError`, an {@link OutdatedError}, a `MovedError` or
 * the storage's error. What was read before the error is in the log.
 */
export function mailboxReader(
  log: SharedLog,
  mailbox: Mailbox,
  key: EnvelopeKey,
  { onLoss, arrived, refused, removed }: Readings,
): MailboxReader {
  const { db, userId, device, copy } = log;
  let cursor: Cursor = START;
  const ready = readCursor(db).then((stored) => {
    cursor = stored;
  });
  // The first reading rejects with it.
  ready.catch(() => {});

  async function catchUp(): Promise<void> {
    await ready;
    let posts: OldPost[] = [];
    try {
      for await (const post of unread()) {
        posts.push(post);
        if (posts.length < MOST_POSTS) continue;
        const part = posts;
        posts = [];
        await apply(part);
      }
    } finally {
      await apply(posts);
    }
  }

  /** Reads what comes after the cursor. Starts over if the mailbox no longer has the envelope at the cursor. */
  async function* unread(): AsyncGenerator<OldPost, void> {
    if (cursor.number > 0) {
      let isFirst = true;
      for await (const post of mailbox.readFrom(cursor.number)) {
        if (!isFirst) yield post;
        else if (post.number !== cursor.number || envelopeName(post.envelope) !== cursor.envelope) break;
        isFirst = false;
      }
      if (!isFirst) return;
      cursor = START;
      await onLoss();
    }
    yield* mailbox.readFrom(1);
  }

  async function readLive(post: NewPost): Promise<void> {
    await ready;
    if (post.number <= cursor.number) return;
    const opened = await openEnvelope(post.envelope, key);
    // A live envelope may be forged, so a refused one does not move the cursor. The mailbox has the true ones.
    if (post.previous !== cursor.number || 'refused' in opened) await catchUp();
    // What this phone sent needs no write. The cursor is stored with the next letter of another phone.
    else if (opened.letter.from === copy && opened.letter.content.kind !== 'moved') cursor = cursorAt(post);
    else await apply([{ ...post, age: 0, opened }]);
  }

  async function apply(posts: readonly (OldPost & { opened?: Opened })[]): Promise<void> {
    let part: (OldPost & { opened: Opened })[] = [];
    for (const post of posts) {
      const opened = post.opened ?? (await openEnvelope(post.envelope, key));
      if (!('letter' in opened) || opened.letter.content.kind !== 'moved') {
        part.push({ ...post, opened });
        continue;
      }
      // What comes before the move is read first, for example the key of the phone that tells it.
      await applyPart(part);
      part = [];
      const { from, content } = opened.letter;
      const taken = await takeMove(log, from, content.wraps[copy]);
      if (taken === 'removed') removed();
      if (taken === 'removed' || taken === 'moved') throw new MovedError();
      if (taken === 'notAuthentic') refused(taken);
      part.push({ ...post, opened });
    }
    await applyPart(part);
  }

  async function applyPart(posts: readonly (OldPost & { opened: Opened })[]): Promise<void> {
    const states: LogState[] = [];
    const pending: PendingLetter[] = [];
    const heard = new Map<string, Heard>();
    let last = cursor;
    let isOutdated = false;
    let isOld = false;
    for (const post of posts) {
      const { opened } = post;
      if ('refused' in opened) {
        refused(opened.refused);
        // Only a phone of the family can write an authentic letter. Anybody can write another format, and what the
        // phones of a newer version write in it is found by their digests.
        isOutdated = opened.refused === 'newerKind';
        // The cursor stays before this letter, so that the new version reads it.
        if (isOutdated) break;
      } else if (!('states' in opened.letter.content)) {
        pending.push(...pendingOf(opened.letter, post));
      } else if (post.age > OLDEST_ROWS) {
        isOld = true;
      } else {
        // The own rows are applied as well, because an older copy of the storage may have come back.
        states.push(...opened.letter.content.states);
        for (const { touched } of pending) touched.push(...opened.letter.content.states.map(monthOfState));
      }
      if ('letter' in opened && opened.letter.from !== copy) hear(opened.letter, post.age, heard);
      last = cursorAt(post);
    }
    if (isOld) await onLoss();
    if (last !== cursor) {
      const changed = await applyStates(
        db,
        { states, pending, heard: [...heard.values()], cursor: last },
        userId,
      );
      cursor = last;
      if (changed.length > 0) arrived(changed);
    }
    if (isOutdated) throw new OutdatedError();
  }

  /** Returns the letter if this copy has to answer or to compare it. */
  function pendingOf(letter: Letter, { envelope }: Post): PendingLetter[] {
    const { from, content } = letter;
    const { kind } = content;
    const isForThis = kind === 'digest' || kind === 'lacks' || (kind === 'want' && content.of === copy);
    if (from === copy || !isForThis) return [];
    return [
      { id: kind === 'digest' ? `digest ${from}` : `${kind} ${envelopeName(envelope)}`, letter, touched: [] },
    ];
  }

  /** Takes what a letter tells of its phone. `age` is the letter's, in milliseconds. */
  function hear({ from, content }: Letter, age: number, heard: Map<string, Heard>): void {
    const phone = content.kind === 'digest' ? content.phone : undefined;
    // This phone may have joined before, as another copy.
    if (phone?.device === device) return;
    heard.set(from, { copy: from, at: Date.now() - age, phone: phone ?? heard.get(from)?.phone });
  }

  return { catchUp, readLive };
}

function cursorAt({ number, envelope }: Post): Cursor {
  return { number, envelope: envelopeName(envelope) };
}
