import { afterEach, expect, test, vi } from 'vitest';
import { sealLetter } from '#domain/sync/letters/envelope.ts';
import type { LetterContent } from '#domain/sync/letters/letter.ts';
import { MOST_DELETIONS } from '#domain/sync/missing-entries.ts';
import { addRecord, updateRecord } from '#storage/log/records.ts';
import { readOwnCopy } from '#storage/sync/digest-notes.ts';
import { aFeed } from '#testing/builders.ts';
import { MemoryMailbox } from '#testing/sync/memory-mailbox.ts';
import { openSharedLog } from '#testing/sync/open-shared-log.ts';
import { eventually, expectInStep, feedIds, logFeed, type SharedPhone } from '#testing/sync/shared-phone.ts';
import {
  envelopeKey,
  expectEqual,
  letters,
  meetAgain,
  metPhones,
  phone,
  stopAllPhones,
} from '#testing/sync/two-phones.ts';

afterEach(stopAllPhones);

/** Purges a feed as both phones do 30 days after its deletion, with no trace of it. */
const purge = ({ db }: SharedPhone, ...ids: string[]) => db.feeds.bulkDelete(ids);

async function editFeed({ db, device }: SharedPhone, id: string): Promise<void> {
  const feed = (await db.feeds.get(id)) ?? expect.unreachable();
  await updateRecord(db, 'feed', feed, { note: `by ${device}` }, { device, now: Date.now() });
}

test('an envelope that the mailbox lost is healed by the next digest', async () => {
  const server = new MemoryMailbox();
  const [anna, ben] = await metPhones(server, 'a');
  server.onAppend = () => 'lose';
  await logFeed(anna, 'lost');
  await eventually(async () => expect(await anna.db.marks.count()).toBe(0));
  server.onAppend = () => 'keep';
  expect(await feedIds(ben)).toEqual(['a']);
  const [annaAgain, benAgain] = await meetAgain(server, anna, ben);
  await expectInStep(annaAgain, benAgain);
  await eventually(async () => expect(await feedIds(benAgain)).toEqual(['a', 'lost']));
});

test('a log of many months is healed in both directions', async () => {
  const server = new MemoryMailbox();
  const [anna, ben] = await metPhones(server);
  server.onAppend = () => 'lose';
  for (let n = 0; n < 30; n += 1) {
    await logFeed(anna, `a${n}`);
    await logFeed(ben, `b${n}`);
  }
  for (const { db } of [anna, ben]) await eventually(async () => expect(await db.marks.count()).toBe(0));
  server.onAppend = () => 'keep';
  const again = await meetAgain(server, anna, ben);
  for (const one of again) await eventually(async () => expect(await feedIds(one)).toHaveLength(60));
});

test('one question heals rows that one copy lacks, and rows that are newer on either of them', async () => {
  const server = new MemoryMailbox();
  const [anna, ben] = await metPhones(server, 'a', 'b', 'c');
  server.onAppend = () => 'lose';
  await editFeed(anna, 'a');
  await editFeed(ben, 'b');
  await logFeed(ben, 'd');
  for (const { db } of [anna, ben]) await eventually(async () => expect(await db.marks.count()).toBe(0));
  await ben.db.sync.delete('complete');
  server.onAppend = () => 'keep';
  server.posts = [];
  // A complete copy does not ask one that joins, so the question of Ben has to settle all.
  const again = await meetAgain(server, anna, ben);
  await expectInStep(...again);
  expect(await anna.db.feeds.toArray()).toMatchObject([
    { id: 'a', note: 'by anna' },
    { id: 'b', note: 'by ben' },
    { id: 'c' },
    { id: 'd' },
  ]);
  await eventually(async () =>
    expect(await readOwnCopy(ben.db, Date.now())).toMatchObject({ isComplete: true }),
  );
  expect((await letters(server, 'want')).map(({ from }) => from)).not.toContain('anna');
});

/** Two phones that know that they have these feeds, which are of one month. */
async function phonesWith(
  server: MemoryMailbox,
  ids: readonly string[],
): Promise<[SharedPhone, SharedPhone]> {
  const both = await metPhones(server);
  for (const { db } of both) {
    await db.feeds.bulkPut(ids.map((id) => aFeed({ id })));
    await db.marks.clear();
    await db.sync.where('id').startsWith('equal ').delete();
  }
  const met = await meetAgain(server, ...both);
  await expectEqual(...met);
  return met;
}

test('a month of many rows is healed in both directions, and its deletions are noticed', async () => {
  const server = new MemoryMailbox();
  const ids = Array.from({ length: 950 }, (_, n) => `feed ${n}`);
  const met = await phonesWith(server, ids);
  const [anna, ben] = met;
  await purge(ben, 'feed 3', 'feed 949');
  await purge(anna, 'feed 5');
  await anna.db.feeds.put(aFeed({ id: 'anna', updatedAt: Date.now() + 1000 }));
  await ben.db.feeds.put(aFeed({ id: 'ben', updatedAt: Date.now() + 1000 }));
  for (const { db } of [anna, ben]) await db.marks.clear();
  server.posts = [];
  const again = await meetAgain(server, ...met);
  await expectInStep(...again);
  const live = ids.filter((id) => !['feed 3', 'feed 5', 'feed 949'].includes(id));
  expect(await feedIds(again[0])).toEqual(['anna', 'ben', ...live].sort());
  const rows = (await letters(server, 'page')).flatMap(({ content }) => content.states);
  expect(rows.length, 'equal rows are not sent').toBeLessThan(20);
});

test('deletions in several parts of an answer are counted together', async () => {
  const server = new MemoryMailbox();
  const ids = Array.from({ length: 950 }, (_, n) => `feed ${n}`);
  const met = await phonesWith(server, ids);
  const [anna, ben] = met;
  const deleted = ids.filter((_, n) => n % 40 === 0);
  await purge(ben, ...deleted);
  const [annaAgain] = await meetAgain(server, ...met);
  await eventually(() => expect(annaAgain.lacking[0]).toHaveLength(deleted.length));
  expect(await feedIds(anna)).toHaveLength(ids.length);
});

test('all phones are equal after the mailbox was wiped, without a question', async () => {
  const server = new MemoryMailbox();
  const [anna, ben] = await metPhones(server, 'a');
  server.onAppend = () => 'tell nobody';
  await logFeed(anna, 'b');
  await eventually(async () => expect(await anna.db.marks.count()).toBe(0));
  server.onAppend = () => 'keep';
  server.wipe();
  for (const { step } of [anna, ben]) step.wake();
  await eventually(async () => expect(await feedIds(ben)).toEqual(['a', 'b']));
  expect([anna.lacking, ben.lacking]).toEqual([[], []]);
});

test('equal logs exchange digests and nothing else, and remember that they were equal', async () => {
  const server = new MemoryMailbox();
  const [anna, ben] = await metPhones(server, 'a', 'b');
  await meetAgain(server, anna, ben);
  await expectEqual(anna, ben);
  expect([await letters(server, 'want'), await letters(server, 'page')]).toEqual([[], []]);
});

test('an entry that the other phone deleted and purged goes to the trash', async () => {
  const server = new MemoryMailbox();
  const met = await metPhones(server, 'a', 'b');
  const [anna, ben] = await meetAgain(server, ...met);
  await expectEqual(anna, ben);
  await purge(ben, 'a');
  const later = await meetAgain(server, anna, ben);
  await eventually(async () => expect(await feedIds(anna)).toEqual(['b']));
  for (const { db } of later)
    await eventually(async () => expect(await db.trash.toCollection().primaryKeys()).toEqual(['a']));
});

test('an entry that the other phone never had is sent again', async () => {
  const server = new MemoryMailbox();
  const [anna, ben] = await metPhones(server, 'a', 'b');
  await purge(ben, 'a');
  await ben.db.sync.clear();
  await anna.db.sync.where('id').startsWith('equal').delete();
  const [, benAgain] = await meetAgain(server, anna, ben);
  await eventually(async () => expect(await feedIds(benAgain)).toEqual(['a', 'b']));
});

test('more than 20 deletions at once wait for a parent', async () => {
  const server = new MemoryMailbox();
  const ids = Array.from({ length: MOST_DELETIONS + 1 }, (_, n) => `feed ${n}`);
  const met = await metPhones(server, ...ids);
  const [anna, ben] = await meetAgain(server, ...met);
  await expectEqual(anna, ben);
  await purge(ben, ...ids);
  const [annaAgain] = await meetAgain(server, anna, ben);
  await eventually(() => expect(annaAgain.lacking[0]).toHaveLength(ids.length));
  expect(await feedIds(anna)).toHaveLength(ids.length);
});

test('a repeated answer of long ago removes nothing', async () => {
  const server = new MemoryMailbox();
  const met = await metPhones(server, 'a', 'b');
  const [anna, ben] = await meetAgain(server, ...met);
  await expectEqual(anna, ben);
  const old: LetterContent = {
    kind: 'lacks',
    want: 'a question of long ago',
    isComplete: true,
    keys: ['entry a'],
    others: [],
    part: 0,
    parts: 1,
  };
  const envelope = await sealLetter({ from: 'ben', at: 1, content: old }, envelopeKey);
  server.append(envelope ?? new Uint8Array());
  await logFeed(ben, 'c');
  await expectInStep(anna, ben);
  expect(await feedIds(anna)).toEqual(['a', 'b', 'c']);
});

test('a phone that joins gets the whole log, gives its own, and is complete then', async () => {
  const server = new MemoryMailbox();
  const [anna] = await metPhones(server, 'a', 'b');
  const carl = await openSharedLog();
  await addRecord(carl, 'feed', aFeed({ id: 'c' }));
  const joined = await phone(server, 'carl', carl);
  await expectInStep(anna, joined);
  expect(await feedIds(anna)).toEqual(['a', 'b', 'c']);
  await eventually(async () =>
    expect(await readOwnCopy(carl, Date.now())).toMatchObject({ isComplete: true }),
  );
});

test('logs that cannot be made equal do not ask without end', async () => {
  const server = new MemoryMailbox();
  const [anna, ben] = await metPhones(server, 'a');
  const note = Array.from({ length: 70_000 }, () => String.fromCharCode(33 + Math.random() * 90)).join('');
  await anna.db.feeds.put(aFeed({ id: 'too large', note, updatedAt: Date.now() }));
  await anna.db.marks.clear();
  const [annaAgain] = await meetAgain(server, anna, ben);
  await eventually(() => expect(annaAgain.refused).toContain('tooLarge'));
  let count = 0;
  const isQuiet = async () => {
    const before = count;
    count = server.posts.length;
    expect(count).toBe(before);
  };
  await vi.waitFor(isQuiet, { timeout: 30_000, interval: 500 });
  expect((await letters(server, 'want')).length).toBeLessThan(10);
  expect(await feedIds(ben)).toEqual(['a']);
});
