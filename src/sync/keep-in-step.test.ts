import { afterEach, expect, test, vi } from 'vitest';
import { startTimer } from '#domain/kinds/timer.ts';
import { sealLetter } from '#domain/sync/letters/envelope.ts';
import { contentKey, SECRET_BYTES } from '#domain/sync/letters/family-key.ts';
import { DAY } from '#domain/time/when.ts';
import { addRecord, updateRecord } from '#storage/log/records.ts';
import { addTimer, listTimers } from '#storage/log/timers.ts';
import { endJoinedTimers, readCursor } from '#storage/sync/apply-states.ts';
import { aFeed } from '#testing/builders.ts';
import { MemoryMailbox } from '#testing/sync/memory-mailbox.ts';
import {
  EPOCH,
  eventually,
  expectInStep,
  feedIds,
  logFeed,
  SECRET,
  type SharedPhone,
  startPhone,
  stopPhones,
} from '#testing/sync/shared-phone.ts';
import { waitAfter } from './back-off.ts';
import { MailboxError } from './mailbox.ts';

const phones: SharedPhone[] = [];

afterEach(() => stopPhones(phones.splice(0)));

async function phone(server: MemoryMailbox, ...known: Tail<Parameters<typeof startPhone>>) {
  const one = await startPhone(server.open, ...known);
  phones.push(one);
  return one;
}

type Tail<All extends readonly unknown[]> = All extends readonly [unknown, ...infer Rest] ? Rest : never;

/** A feed that no envelope can hold. */
function largeFeed(id: string) {
  const note = Array.from({ length: 70_000 }, () => String.fromCharCode(33 + Math.random() * 90)).join('');
  return aFeed({ id, note });
}

test('two phones write at once and get one log', async () => {
  const server = new MemoryMailbox();
  const [anna, ben] = [await phone(server, 'anna'), await phone(server, 'ben')];
  await Promise.all([logFeed(anna, 'a'), logFeed(ben, 'b'), logFeed(anna, 'c')]);
  await expectInStep(anna, ben);
  expect(await feedIds(ben)).toEqual(['a', 'b', 'c']);
  expect([anna.arrived, ben.arrived], 'only rows of the other phone arrive').toEqual([1, 2]);
});

test('what was written without a connection is sent when there is one', async () => {
  const server = new MemoryMailbox();
  server.isDown = true;
  const anna = await phone(server, 'anna');
  for (let n = 0; n < 120; n += 1) await logFeed(anna, `feed ${n}`);
  server.isDown = false;
  anna.step.wake();
  const ben = await phone(server, 'ben');
  await expectInStep(anna, ben);
  expect(await feedIds(ben)).toHaveLength(120);
});

test('a missed envelope is read together with the next one', async () => {
  const server = new MemoryMailbox();
  const [anna, ben] = [await phone(server, 'anna'), await phone(server, 'ben')];
  await logFeed(anna, 'a');
  await expectInStep(anna, ben);
  server.onAppend = () => 'tell nobody';
  await logFeed(anna, 'missed');
  await eventually(async () => expect(await anna.db.marks.count()).toBe(0));
  server.onAppend = () => 'keep';
  await logFeed(anna, 'c');
  await expectInStep(anna, ben);
  expect(await feedIds(ben)).toEqual(['a', 'c', 'missed']);
});

test('a connection that was cut is made again', async () => {
  const server = new MemoryMailbox();
  const [anna, ben] = [await phone(server, 'anna'), await phone(server, 'ben')];
  await eventually(() => expect(server.connections).toBe(2));
  server.cut();
  await eventually(() => expect([...anna.pauses, ...ben.pauses]).toEqual(['unreachable', 'unreachable']));
  await logFeed(anna, 'a');
  anna.step.wake();
  ben.step.wake();
  await expectInStep(anna, ben);
  expect(await feedIds(ben)).toEqual(['a']);
});

test('a phone that comes back notices that the server no longer answers', async () => {
  const server = new MemoryMailbox();
  const anna = await phone(server, 'anna');
  await eventually(() => expect(anna.connected).toBe(1));
  server.isMute = true;
  anna.step.wake();
  await eventually(() => expect(anna.pauses).toEqual(['unreachable']));
  // It connects again without a pause, because the parent is there.
  await eventually(() => expect(anna.connected).toBe(2));
});

test('a phone that connects can be stopped, and a wake in the meantime shortens the next pause', async () => {
  const server = new MemoryMailbox();
  server.isStuck = true;
  const anna = await phone(server, 'anna');
  anna.step.wake();
  await anna.step.stop();
  expect(anna.pauses).toEqual([]);

  const silent = new MemoryMailbox();
  let refuse = (_: Error) => {};
  const opening = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  // It rejects before the phone waits for it.
  opening.catch(() => {});
  let attempts = 0;
  const ben = await startPhone((...address) => {
    attempts += 1;
    return attempts === 1 ? opening : silent.open(...address);
  }, 'ben');
  phones.push(ben);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  ben.step.wake();
  refuse(new MailboxError('unreachable'));
  await eventually(() => expect(ben.connected).toBe(1));
  vi.useRealTimers();
});

test('a mailbox that was emptied is read from its beginning, although its numbers have grown again', async () => {
  const server = new MemoryMailbox();
  const anna = await phone(server, 'anna');
  const ben = await phone(server, 'ben');
  for (const id of ['a', 'b', 'c']) await logFeed(anna, id);
  await expectInStep(anna, ben);
  await ben.step.stop();
  server.wipe();
  anna.step.wake();
  for (const id of ['d', 'e', 'f', 'g', 'h']) {
    await logFeed(anna, id);
    await eventually(async () => expect(await anna.db.marks.count()).toBe(0));
  }
  const again = await phone(server, 'ben', { db: ben.db });
  await expectInStep(anna, again);
  expect(await feedIds(again)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

test('a full mailbox leaves the rows marked, and other phones are still heard', async () => {
  const server = new MemoryMailbox();
  const [anna, ben] = [await phone(server, 'anna'), await phone(server, 'ben')];
  await eventually(() => expect(server.posts, 'both digests').toHaveLength(2));
  server.isFull = true;
  await logFeed(anna, 'a');
  await eventually(() => expect(anna.full).toBeGreaterThan(0));
  expect(await anna.db.marks.count()).toBe(1);
  server.isFull = false;
  await logFeed(ben, 'b');
  await eventually(async () => expect(await feedIds(anna)).toContain('b'));
  anna.step.wake();
  await expectInStep(anna, ben);
  expect(anna.pauses, 'the connection lasted').toEqual([]);
});

test('a letter whose answer was lost is sent again, and its rows are in the log once', async () => {
  const server = new MemoryMailbox();
  const [anna, ben] = [await phone(server, 'anna'), await phone(server, 'ben')];
  await eventually(() => expect(server.posts, 'both digests').toHaveLength(2));
  server.onAppend = () => {
    server.onAppend = () => 'keep';
    return 'lose the answer';
  };
  await logFeed(anna, 'a');
  await eventually(() => expect(anna.pauses).toEqual(['unreachable']));
  anna.step.wake();
  ben.step.wake();
  await expectInStep(anna, ben);
  expect(await feedIds(ben)).toEqual(['a']);
  expect(server.posts, 'it is stored once').toHaveLength(3);
});

test('a row that fits into no envelope stays marked until it is smaller', async () => {
  const server = new MemoryMailbox();
  const [anna, ben] = [await phone(server, 'anna'), await phone(server, 'ben')];
  await addRecord(anna.db, 'feed', largeFeed('large'));
  await logFeed(anna, 'a');
  await eventually(async () => expect(await feedIds(ben)).toEqual(['a']));
  await eventually(() => expect(anna.refused).toContain('tooLarge'));
  expect(await anna.db.marks.toCollection().primaryKeys()).toEqual(['entry large']);
  const author = { device: 'anna', now: Date.now() };
  await updateRecord(anna.db, 'feed', aFeed({ id: 'large' }), { note: '' }, author);
  await expectInStep(anna, ben);
  expect(await feedIds(ben)).toEqual(['a', 'large']);
});

test('a copy that lost its log gets back what this phone wrote', async () => {
  const server = new MemoryMailbox();
  const anna = await phone(server, 'anna');
  await logFeed(anna, 'a');
  await expectInStep(anna);
  await anna.step.stop();
  const evicted = await phone(server, 'anna', { copy: 'another copy' });
  await expectInStep(evicted, anna);
  expect(await feedIds(evicted)).toEqual(['a']);
});

test('a hostile envelope is refused with its reason, and the next one is read', async () => {
  const server = new MemoryMailbox();
  const [anna, ben] = [await phone(server, 'anna'), await phone(server, 'ben')];
  await eventually(() => expect(server.connections).toBe(2));
  const key = await contentKey(new Uint8Array(SECRET_BYTES), EPOCH);
  const letter = {
    from: 'eve',
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
  expect(new Set(ben.refused)).toEqual(new Set(['notAuthentic', 'wrongSize']));
  expect(await feedIds(ben)).toEqual(['a']);
});

test('a forged live envelope does not move the cursor', async () => {
  const server = new MemoryMailbox();
  const heard: ((post: { number: number; previous: number; envelope: Uint8Array<ArrayBuffer> }) => void)[] =
    [];
  const ben = await startPhone((address, hear, signal) => {
    heard.push(hear);
    return server.open(address, hear, signal);
  }, 'ben');
  phones.push(ben);
  const anna = await phone(server, 'anna');
  await eventually(() => expect(ben.connected).toBe(1));
  heard[0]?.({ number: 999_999, previous: 0, envelope: new Uint8Array(40) });
  await logFeed(anna, 'a');
  await expectInStep(anna, ben);
  expect(await feedIds(ben)).toEqual(['a']);
});

test('a letter of a newer version waits for the update', async () => {
  const server = new MemoryMailbox();
  const anna = await phone(server, 'anna');
  await logFeed(anna, 'a');
  await eventually(async () => expect(await anna.db.marks.count()).toBe(0));
  const key = { mailbox: 'mailbox', epoch: EPOCH, key: await contentKey(SECRET, EPOCH) };
  const content = { kind: 'from-the-future' } as never;
  const number = server.append(
    (await sealLetter({ from: 'new phone', at: 1, content }, key)) ?? new Uint8Array(),
  );
  await eventually(() => expect(anna.pauses).toContain('outdated'));
  expect((await readCursor(anna.db)).number).toBeLessThan(number);
  const ben = await phone(server, 'ben');
  await eventually(() => expect(ben.pauses).toContain('outdated'));
  expect(await feedIds(ben), 'what came before it is in the log').toEqual(['a']);
});

test('what is no envelope does not keep the phones from reading on', async () => {
  const server = new MemoryMailbox();
  const [anna, ben] = [await phone(server, 'anna'), await phone(server, 'ben')];
  await eventually(() => expect(server.connections).toBe(2));
  server.append(new TextEncoder().encode('{"type":"io.nats.jetstream.api.v1.pub_ack","stream":"FAMILY"}'));
  await logFeed(anna, 'a');
  await expectInStep(anna, ben);
  expect(ben.refused).toEqual(['newerFormat']);
  expect([...anna.pauses, ...ben.pauses]).toEqual([]);
});

test('rows of letters that are older than the tombstones are not applied', async () => {
  const server = new MemoryMailbox();
  const anna = await phone(server, 'anna');
  await logFeed(anna, 'a');
  await expectInStep(anna);
  await anna.step.stop();
  server.posts = server.posts.map((post) => ({ ...post, age: 29 * DAY }));
  const ben = await phone(server, 'ben');
  await eventually(() => expect(ben.connected).toBe(1));
  await eventually(() => expect(server.posts.length).toBeGreaterThan(2));
  expect(await feedIds(ben)).toEqual([]);
  expect((await readCursor(ben.db)).number).toBeGreaterThan(0);
});

test('two timers that were started apart become one', async () => {
  const server = new MemoryMailbox();
  server.isDown = true;
  const [anna, ben] = [await phone(server, 'anna'), await phone(server, 'ben')];
  const first = startTimer('baby-1', 'sleep', null, { device: 'anna', now: 1000 });
  const second = startTimer('baby-1', 'sleep', null, { device: 'ben', now: 2000 });
  await addTimer(anna.db, first);
  await addTimer(ben.db, second);
  server.isDown = false;
  for (const { step } of [anna, ben]) step.wake();
  for (const { db } of [anna, ben])
    await eventually(async () => expect(await listTimers(db)).toMatchObject([{ id: first.id }]));
  await eventually(() => expect(ben.joined).toContain(second.id));
});

test('a phone says that its timer was joined although the other phone was faster, and says it once', async () => {
  const server = new MemoryMailbox();
  const [anna, ben] = [await phone(server, 'anna'), await phone(server, 'ben')];
  const timer = startTimer('baby-1', 'sleep', null, { device: 'ben', now: 2000 });
  await addTimer(ben.db, timer);
  await expectInStep(anna, ben);
  await ben.step.stop();
  await anna.db.timers.put(startTimer('baby-1', 'sleep', null, { device: 'anna', now: 1000 }));
  expect(await endJoinedTimers(anna.db)).toMatchObject([{ id: timer.id }]);
  await expectInStep(anna);
  const back = await phone(server, 'ben', { db: ben.db });
  await expectInStep(anna, back);
  expect(back.joined).toEqual([timer.id]);
  const fresh = await phone(server, 'carol');
  await expectInStep(anna, fresh);
  expect(fresh.joined, 'the timer never ran here').toEqual([]);
});

test('waitAfter grows from a second to five minutes', () => {
  for (let failures = 0; failures < 20; failures += 1) {
    const longest = Math.min(1000 * 2 ** failures, 300_000);
    expect(waitAfter(failures)).toBeGreaterThanOrEqual(longest / 2);
    expect(waitAfter(failures)).toBeLessThanOrEqual(longest);
  }
});
