import { afterEach, expect, test, vi } from 'vitest';
import { sealLetter } from '#domain/sync/envelope.ts';
import { contentKey, SECRET_BYTES } from '#domain/sync/family-key.ts';
import { readFamilyLog } from '#storage/backup/backup.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { addRecord } from '#storage/log/records.ts';
import { readCursor } from '#storage/sync/apply-states.ts';
import { aFeed } from '#testing/builders.ts';
import { sortedLog } from '#testing/sorted-log.ts';
import { openSharedLog } from '#testing/sync/open-shared-log.ts';
import { type KeepInStep, keepInStep, type Pause } from './keep-in-step.ts';
import { type Mailbox, MailboxError, type NewPost, type Post } from './mailbox.ts';

const secret = new Uint8Array(SECRET_BYTES).fill(7);
const EPOCH = 1;

/** A mailbox in memory, which can lose and refuse envelopes as a server can. */
class Server {
  posts: Post[] = [];
  sockets: { hear: (post: NewPost) => void; close: () => void }[] = [];
  /** True if the phones do not hear of the next envelope. */
  isSilent = false;
  isFull = false;

  open = async (_: unknown, onPost: (post: NewPost) => void): Promise<Mailbox> => {
    let close = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    this.sockets.push({ hear: onPost, close });
    const { posts } = this;
    const stored = () => this.posts;
    return {
      id: 'mailbox',
      append: async (envelope) => this.append(envelope),
      async *readAfter(number) {
        yield* stored().filter((post) => post.number > number);
      },
      clock: async () => posts.length,
      closed,
      close: async () => close(),
    };
  };

  append(envelope: Uint8Array<ArrayBuffer>): number {
    if (this.isFull) throw new MailboxError('full');
    const previous = this.posts.at(-1)?.number ?? 0;
    // The numbers between belong to other families.
    const post = { number: previous + 3, envelope };
    this.posts = [...this.posts, post];
    if (!this.isSilent) for (const { hear } of this.sockets) hear({ ...post, previous });
    this.isSilent = false;
    return post.number;
  }

  cut(): void {
    for (const { close } of this.sockets.splice(0)) close();
  }
}

interface Phone {
  db: RecordsDb;
  step: KeepInStep;
  pauses: Pause[];
  refused: string[];
  arrived: number;
}

const phones: Phone[] = [];

afterEach(async () => {
  for (const { step, db } of phones.splice(0)) {
    await step.stop();
    db.close();
  }
});

async function phone(server: Server, device: string, known?: RecordsDb): Promise<Phone> {
  const db = known ?? (await openSharedLog());
  const log = { db, userId: 'user-1', device, server: '', pass: '', secret, epoch: EPOCH };
  const one: Phone = { db, pauses: [], refused: [], arrived: 0, step: { wake() {}, stop: async () => {} } };
  one.step = keepInStep(log, server.open, {
    connected() {},
    unsent() {},
    arrived: (states) => {
      one.arrived += states.length;
    },
    refused: (refusal) => void one.refused.push(refusal),
    paused: (reason) => void one.pauses.push(reason),
  });
  phones.push(one);
  return one;
}

const logFeed = ({ db }: Phone, id: string) => addRecord(db, 'feed', aFeed({ id }));

const ids = async ({ db }: Phone) => (await db.feeds.toCollection().primaryKeys()).sort();

async function expectInStep(...all: Phone[]): Promise<void> {
  const [first, ...others] = all;
  if (!first) return;
  await vi.waitFor(async () => {
    for (const { db } of all) expect(await db.marks.count()).toBe(0);
    const log = sortedLog(await readFamilyLog(first.db));
    for (const { db } of others) expect(sortedLog(await readFamilyLog(db))).toEqual(log);
  }, 10_000);
}

test('two phones write at once and get one log', async () => {
  const server = new Server();
  const [anna, ben] = [await phone(server, 'anna'), await phone(server, 'ben')];
  await Promise.all([logFeed(anna, 'a'), logFeed(ben, 'b'), logFeed(anna, 'c')]);
  await expectInStep(anna, ben);
  expect(await ids(ben)).toEqual(['a', 'b', 'c']);
  expect([anna.arrived, ben.arrived], 'only rows of the other phone arrive').toEqual([1, 2]);
});

test('what was written without a connection is sent when there is one', async () => {
  const server = new Server();
  const anna = await phone(server, 'anna');
  await anna.step.stop();
  for (let n = 0; n < 120; n += 1) await logFeed(anna, `feed ${n}`);
  const [again, ben] = [await phone(server, 'anna', anna.db), await phone(server, 'ben')];
  await expectInStep(again, ben);
  expect(await ids(ben)).toHaveLength(120);
  expect(server.posts, '50 rows in a letter').toHaveLength(3);
});

test('a missed envelope is read together with the next one', async () => {
  const server = new Server();
  const [anna, ben] = [await phone(server, 'anna'), await phone(server, 'ben')];
  await logFeed(anna, 'a');
  await expectInStep(anna, ben);
  server.isSilent = true;
  await logFeed(anna, 'missed');
  await vi.waitFor(async () => expect(await anna.db.marks.count()).toBe(0));
  await logFeed(anna, 'c');
  await expectInStep(anna, ben);
  expect(await ids(ben)).toEqual(['a', 'c', 'missed']);
});

test('a connection that was cut is made again', async () => {
  const server = new Server();
  const [anna, ben] = [await phone(server, 'anna'), await phone(server, 'ben')];
  await vi.waitFor(() => expect(server.sockets).toHaveLength(2));
  await expectInStep(anna, ben);
  server.cut();
  await vi.waitFor(() => expect([...anna.pauses, ...ben.pauses]).toEqual(['unreachable', 'unreachable']));
  await logFeed(anna, 'a');
  anna.step.wake();
  ben.step.wake();
  await expectInStep(anna, ben);
  expect(await ids(ben)).toEqual(['a']);
});

test('a mailbox that was emptied is read from its beginning', async () => {
  const server = new Server();
  const [anna, ben] = [await phone(server, 'anna'), await phone(server, 'ben')];
  for (const id of ['a', 'b', 'c']) await logFeed(anna, id);
  await expectInStep(anna, ben);
  server.posts = [];
  server.cut();
  await vi.waitFor(() => expect([...anna.pauses, ...ben.pauses]).toEqual(['unreachable', 'unreachable']));
  anna.step.wake();
  ben.step.wake();
  await vi.waitFor(() => expect(server.sockets).toHaveLength(2), 10_000);
  await logFeed(anna, 'd');
  await expectInStep(anna, ben);
  expect(await ids(ben)).toEqual(['a', 'b', 'c', 'd']);
  await vi.waitFor(async () => expect(await readCursor(ben.db)).toBe(server.posts.at(-1)?.number));
});

test('a full mailbox leaves the rows marked', async () => {
  const server = new Server();
  const anna = await phone(server, 'anna');
  server.isFull = true;
  await logFeed(anna, 'a');
  await vi.waitFor(() => expect(anna.pauses).toContain('full'));
  expect(await anna.db.marks.count()).toBe(1);
  server.isFull = false;
  anna.step.wake();
  await expectInStep(anna, await phone(server, 'ben'));
});

test('a hostile envelope is refused with its reason, and the next one is read', async () => {
  const server = new Server();
  const [anna, ben] = [await phone(server, 'anna'), await phone(server, 'ben')];
  const key = await contentKey(new Uint8Array(SECRET_BYTES), EPOCH);
  const letter = {
    from: 'eve',
    n: 1,
    at: 1,
    content: {
      kind: 'rows' as const,
      states: [{ of: 'entry' as const, content: { kind: 'feed' as const, record: aFeed({ id: 'forged' }) } }],
    },
  };
  const forged = await sealLetter(letter, { mailbox: 'mailbox', epoch: EPOCH, key });
  server.append(forged ?? new Uint8Array());
  server.append(new Uint8Array(3));
  await logFeed(anna, 'a');
  await expectInStep(anna, ben);
  expect(ben.refused).toEqual(['notAuthentic', 'wrongSize']);
  expect(await ids(ben)).toEqual(['a']);
});

test('an envelope of a newer version waits for the update', async () => {
  const server = new Server();
  const anna = await phone(server, 'anna');
  await logFeed(anna, 'a');
  await vi.waitFor(() => expect(server.posts).toHaveLength(1));
  const [first] = server.posts;
  server.append(Uint8Array.from(first?.envelope ?? [], (byte, index) => (index === 0 ? 2 : byte)));
  await vi.waitFor(() => expect(anna.pauses).toEqual(['outdated']));
  expect(await readCursor(anna.db)).toBe(first?.number);
  const ben = await phone(server, 'ben');
  await vi.waitFor(() => expect(ben.pauses).toEqual(['outdated']));
  expect(await ids(ben), 'what came before it is in the log').toEqual(['a']);
});
