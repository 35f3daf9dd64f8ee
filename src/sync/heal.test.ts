import { afterEach, expect, test, vi } from 'vitest';
import { openEnvelope, sealLetter } from '#domain/sync/letters/envelope.ts';
import { contentKey } from '#domain/sync/letters/family-key.ts';
import type { Letter, LetterContent } from '#domain/sync/letters/letter.ts';
import { MOST_DELETIONS } from '#domain/sync/missing-entries.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { addRecord } from '#storage/log/records.ts';
import { noteEqual, readOwnCopy } from '#storage/sync/compare-logs.ts';
import { aFeed } from '#testing/builders.ts';
import { MemoryMailbox } from '#testing/sync/memory-mailbox.ts';
import { openSharedLog } from '#testing/sync/open-shared-log.ts';
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

const phones: SharedPhone[] = [];

afterEach(() => stopPhones(phones.splice(0)));

async function phone(server: MemoryMailbox, device: string, db?: RecordsDb): Promise<SharedPhone> {
  const one = await startPhone(server.open, device, db && { db });
  phones.push(one);
  return one;
}

const key = { mailbox: 'mailbox', epoch: EPOCH, key: await contentKey(SECRET, EPOCH) };

/** The letters of a kind that the mailbox has. */
async function letters<Kind extends LetterContent['kind']>(server: MemoryMailbox, kind: Kind) {
  const found: (Letter & { content: Extract<LetterContent, { kind: Kind }> })[] = [];
  for (const { envelope } of server.posts) {
    const opened = await openEnvelope(envelope, key);
    if ('letter' in opened && opened.letter.content.kind === kind) found.push(opened.letter as never);
  }
  return found;
}

/** Forgets that a digest was sent, so that the next connection sends one. */
const makeDigestDue = ({ db }: SharedPhone) => db.sync.delete('digest');

/** Purges a feed as both phones do 30 days after its deletion, with no trace of it. */
const purge = ({ db }: SharedPhone, ...ids: string[]) => db.feeds.bulkDelete(ids);

/** When this copy was last equal to the other one. */
const equalAt = ({ db }: SharedPhone, copy: string) => db.sync.get(`equal ${copy}`);

async function metPhones(server: MemoryMailbox, ...ids: string[]): Promise<[SharedPhone, SharedPhone]> {
  const anna = await phone(server, 'anna');
  await eventually(() => expect(anna.connected).toBe(1));
  for (const id of ids) await logFeed(anna, id);
  await expectInStep(anna);
  await noteEqual(anna.db, { id: 'anna', isComplete: true }, Date.now());
  const ben = await phone(server, 'ben');
  await expectInStep(anna, ben);
  return [anna, ben];
}

/** Starts the app of both phones again. Both send their digests. */
async function meetAgain(
  server: MemoryMailbox,
  ...both: [SharedPhone, SharedPhone]
): Promise<[SharedPhone, SharedPhone]> {
  for (const { step } of both) await step.stop();
  for (const one of both) await makeDigestDue(one);
  const [anna, ben] = both;
  return [await phone(server, 'anna', anna.db), await phone(server, 'ben', ben.db)];
}

/** Waits until both phones know that their logs are equal. */
async function expectEqual(anna: SharedPhone, ben: SharedPhone): Promise<void> {
  await eventually(async () => expect(await equalAt(anna, 'ben')).toBeDefined());
  await eventually(async () => expect(await equalAt(ben, 'anna')).toBeDefined());
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
    isLast: true,
  };
  const envelope = await sealLetter({ from: 'ben', at: 1, content: old }, key);
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
  await eventually(async () => expect(await readOwnCopy(carl)).toMatchObject({ isComplete: true }));
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
