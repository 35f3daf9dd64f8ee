import { type EnvelopeKey, openEnvelope } from '#domain/sync/envelope.ts';
import { contentKey, mailboxSeed } from '#domain/sync/family-key.ts';
import type { LogState } from '#domain/sync/log-state.ts';
import { applyStates, readCursor } from '#storage/sync/apply-states.ts';
import { watchUnsent } from '#storage/sync/unsent.ts';
import type { Mailbox, MailboxAddress, NewPost, Post } from './mailbox.ts';
import { sendUnsent } from './send-unsent.ts';
import type { LogListener, SharedLog } from './shared-log.ts';

export type OpenMailbox = (address: MailboxAddress, onPost: (post: NewPost) => void) => Promise<Mailbox>;

/** Another phone runs a newer version of the app, and this one cannot read its envelopes. */
export class OutdatedError extends Error {}

/** How many envelopes one transaction applies. */
const MOST_POSTS = 50;

/**
 * Connects a log to the family's mailbox. Reads what other phones wrote, then sends what this phone wrote. Repeats both
 * for each change, until `signal` or the connection ends. Rejects with a `MailboxError`, an {@link OutdatedError}
 * or the storage's error.
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
  const opening = openMailbox({ server, pass, seed, purpose: 'family' }, (post) =>
    enqueue(() => handleLivePost(post)),
  );
  let queue: Promise<unknown> = opening;
  let isOver = false;
  let finish: (error?: unknown) => void = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    finish = (error) => {
      isOver = true;
      if (error === undefined) resolve();
      else reject(error);
    };
  });
  function enqueue(act: () => Promise<void>): void {
    queue = queue.then(() => (isOver ? undefined : act())).catch(finish);
  }
  // It may reject before anything waits for it.
  ended.catch(() => {});

  const mailbox = await opening;
  const onAbort = () => finish();
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) finish();
  const tooLarge = new Set<string>();
  const envelopeKey: EnvelopeKey = { mailbox: mailbox.id, epoch, key };

  async function handleLivePost(post: NewPost): Promise<void> {
    if (post.number <= cursorAtStart) {
      cursor = 0;
      cursorAtStart = 0;
    }
    if (post.number <= cursor) return;
    if (post.previous > cursor) await catchUp();
    else await applyPosts([post]);
  }

  async function catchUp(): Promise<void> {
    let posts: Post[] = [];
    for await (const post of mailbox.readAfter(cursor)) {
      posts.push(post);
      if (posts.length < MOST_POSTS) continue;
      await applyPosts(posts);
      posts = [];
    }
    await applyPosts(posts);
  }

  async function applyPosts(posts: readonly Post[]): Promise<void> {
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

  enqueue(async () => {
    await catchUp();
    listener.connected();
  });
  const stopWatching = watchUnsent(db, (count) => {
    listener.unsent(count);
    if (count > tooLarge.size) enqueue(() => sendUnsent(log, { mailbox, envelopeKey, tooLarge, listener }));
  });
  void mailbox.closed.then(() => finish());
  try {
    await ended;
  } finally {
    signal.removeEventListener('abort', onAbort);
    stopWatching();
    await mailbox.close();
    await queue;
  }
}
