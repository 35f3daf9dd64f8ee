import { type EnvelopeKey, envelopeName, openEnvelope } from '#domain/sync/envelope.ts';
import type { Letter } from '#domain/sync/letter.ts';
import { applyStates, readCursor } from '#storage/sync/apply-states.ts';
import { type Cursor, START } from '#storage/sync/sync-notes.ts';
import type { Mailbox, NewPost, Post } from './mailbox.ts';
import type { LogListener, SharedLog } from './shared-log.ts';

/** Another phone runs a newer version of the app, and this one cannot read its envelopes. */
export class OutdatedError extends Error {}

/** How many envelopes one transaction applies. */
const MOST_POSTS = 50;

export interface MailboxReader {
  /** Reads all that is new in the mailbox. */
  catchUp: () => Promise<void>;
  /** Reads an envelope of which the mailbox told. Reads the mailbox instead if others are missing before it. */
  take: (post: NewPost) => Promise<void>;
}

interface Readings {
  /** The letters of other copies, in their order. Their rows are in the log. */
  onLetters: (letters: readonly Letter[]) => void;
  /** The mailbox no longer has the envelope that this phone read last, so it may have lost others. */
  onLoss: () => void;
}

/**
 * Reads a mailbox into a log. The functions reject with a `MailboxError`, an {@link OutdatedError} or the storage's
 * error. What was read before the error is in the log.
 */
export function mailboxReader(
  { db, userId, copy }: SharedLog,
  mailbox: Mailbox,
  key: EnvelopeKey,
  { onLetters, onLoss, arrived, refused }: Readings & Pick<LogListener, 'arrived' | 'refused'>,
): MailboxReader {
  let cursor: Cursor = START;
  const ready = readCursor(db).then((stored) => {
    cursor = stored;
  });
  // The first reading rejects with it.
  ready.catch(() => {});

  async function catchUp(): Promise<void> {
    await ready;
    let posts: Post[] = [];
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
  async function* unread(): AsyncGenerator<Post, void> {
    if (cursor.number > 0) {
      let isFirst = true;
      for await (const post of mailbox.readFrom(cursor.number)) {
        if (!isFirst) yield post;
        else if (post.number !== cursor.number || envelopeName(post.envelope) !== cursor.envelope) break;
        isFirst = false;
      }
      if (!isFirst) return;
      cursor = START;
      onLoss();
    }
    yield* mailbox.readFrom(1);
  }

  async function take(post: NewPost): Promise<void> {
    await ready;
    if (post.number <= cursor.number) return;
    const opened = await openEnvelope(post.envelope, key);
    // A live envelope may be forged, so a refused one does not move the cursor. The mailbox has the true ones.
    if (post.previous !== cursor.number || 'refused' in opened) await catchUp();
    // What this phone sent needs no write. The cursor is stored with the next letter of another phone.
    else if (opened.letter.from === copy) cursor = cursorAt(post);
    else await apply([post]);
  }

  async function apply(posts: readonly Post[]): Promise<void> {
    const letters: Letter[] = [];
    let last = cursor;
    let isOutdated = false;
    for (const post of posts) {
      const opened = await openEnvelope(post.envelope, key);
      if ('letter' in opened) {
        if (opened.letter.from !== copy) letters.push(opened.letter);
      } else {
        refused(opened.refused);
        isOutdated = opened.refused === 'newerFormat' || opened.refused === 'newerKind';
      }
      // The cursor stays before this envelope, so that the new version reads it.
      if (isOutdated) break;
      last = cursorAt(post);
    }
    if (last !== cursor) {
      const states = letters.flatMap(({ content }) => ('states' in content ? content.states : []));
      const changed = await applyStates(db, { states, cursor: last }, { userId, now: Date.now() });
      cursor = last;
      if (changed.length > 0) arrived(changed);
      onLetters(letters);
    }
    if (isOutdated) throw new OutdatedError();
  }

  return { catchUp, take };
}

function cursorAt({ number, envelope }: Post): Cursor {
  return { number, envelope: envelopeName(envelope) };
}
