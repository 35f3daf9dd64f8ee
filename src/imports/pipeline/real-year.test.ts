import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mapKinds } from '#domain/kinds/registry.ts';
import { type CareLog, emptyCareLog, recordsInOrder } from '#domain/log/care-record.ts';
import { newId } from '#domain/record.ts';
import { HOUR } from '#domain/time/when.ts';
import { recordsCsv } from '#exports/records-csv.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { listBabies } from '#storage/log/babies.ts';
import { readHeld, revertImport, saveImport } from '#storage/log/imports.ts';
import { readAllRecords } from '#storage/log/read-all-records.ts';
import { updateRecord } from '#storage/log/records.ts';
import { aBaby } from '#testing/builders.ts';
import { type FileContent, readImport, reasonOf, resultOf } from '#testing/read-import.ts';
import { type PreparedImport, prepareImport } from './prepare-import.ts';

/**
 * The path of a file with a baby's first year, from Baby Connect. It has 4,207 rows across two clock changes. The file
 * is not part of the project.
 */
const YEAR = process.env.WEE_HOURS_REAL_YEAR;
const author = { device: 'device', now: Date.parse('2026-05-06T12:00Z') };
const baby = aBaby({ babyId: 'eva', name: 'Eva', birthDate: '2019-12-19' });
let db: RecordsDb;

async function importInto(content: FileContent, importId: string): Promise<PreparedImport> {
  const read = await readImport(content, { zone: 'America/New_York', now: author.now });
  const held = await readHeld(db, ['eva']);
  const target = {
    babies: new Map([['', 'eva']]),
    userId: 'me',
    held,
    birthDates: new Map([['eva', baby.birthDate]]),
    volume: 'oz' as const,
    importId,
    author,
    keepRemarks: false,
  };
  const prepared = resultOf(prepareImport(read, target));
  const { counts, babies, filled, records } = prepared;
  const babyIds = babies.map(({ babyId }) => babyId);
  await saveImport(
    db,
    { id: importId, source: '', importedAt: author.now, counts, babyIds },
    { babies, filled, records },
    () => {},
    new AbortController().signal,
  );
  return prepared;
}

async function everything(): Promise<CareLog & { babies: Awaited<ReturnType<typeof listBabies>> }> {
  return { ...(await readAllRecords(db)), babies: await listBabies(db) };
}

function countOf(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
}

describe.skipIf(!YEAR)('a real year (needs WEE_HOURS_REAL_YEAR, the path of a Baby Connect CSV)', () => {
  let content: FileContent;
  beforeEach(async () => {
    content = new Uint8Array(await readFile(YEAR ?? ''));
    db = await openUserRecords(newId(Date.now()));
    await db.babies.put(baby);
  });
  afterEach(() => db.delete());

  test('becomes entries, and every other row is listed with its reason', async () => {
    const { rows, children, counts, known, repeated, notImported, doubts } = await importInto(content, 'run');
    expect(rows).toBe(4207);
    const later = { meal: 10, moment: 3, activity: 1 };
    const kinds = children.flatMap((child) => child.kinds);
    expect(Object.fromEntries(kinds.map(({ kind, rows: ofKind }) => [kind, ofKind]))).toEqual({
      ...{ feed: 2310, sleep: 1857, growth: 17 },
      ...later,
    });
    const sittings = kinds.find(({ kind }) => kind === 'feed')?.sittings;
    expect(counts).toEqual({ ...mapKinds(() => 0), feed: 2779, sleep: 1857, growth: 9, ...later });
    expect({ sittings, known, repeated }).toEqual({ sittings: 2304, known: 0, repeated: 1 });
    expect(countOf(notImported.map((note) => `${note.kind}: ${reasonOf(note)}`))).toEqual({
      'Sleep: It has no end.': 1,
      'Nursing: It doesn’t say which side, or for how long.': 7,
    });
    expect(2310 + 1857 + 17 + 14 + 1 + notImported.length).toBe(4207);
    expect(countOf(doubts.map(reasonOf))).toEqual({
      'It’s a bottle that took more than 1 hour.': 17,
      'Its duration isn’t that of its times or sides. The duration wasn’t used.': 22,
    });
  });

  test('has the milk of every bottle', async () => {
    await importInto(content, 'run');
    const bottles = (await readAllRecords(db)).feed.filter(({ type }) => type === 'bottle');
    const withMilk = (milk: string) => bottles.filter((bottle) => bottle.milk === milk).length;
    expect([bottles.length, withMilk('formula'), withMilk('breast')]).toEqual([1331, 850, 481]);
  });

  test('gives its milk to bottles that an earlier version imported, once', async () => {
    await importInto(content, 'run');
    // Earlier versions wrote the milk into the import note.
    await db.feeds.toCollection().modify((feed) => {
      if (feed.milk) feed.importNote = feed.milk === 'formula' ? 'Formula' : 'Milk';
      delete feed.milk;
    });
    const { records, filled } = await importInto(content, 'again');
    expect([records.length, filled.length]).toEqual([0, 1331]);
    expect(await db.feeds.filter(({ importNote }) => importNote !== undefined).count()).toBe(0);
    expect((await importInto(content, 'third')).filled).toEqual([]);
  });

  test('has right durations in the nights of a clock change', async () => {
    await importInto(content, 'run');
    const { sleep: sleeps } = await readAllRecords(db);
    const hours = (start: string) =>
      sleeps
        .filter(({ startTime }) => startTime === start)
        .map((sleep) => (sleep.endedAt - sleep.startedAt) / HOUR);
    expect(hours('2020-03-07T22:56')).toEqual([7 + 59 / 60]);
    expect(hours('2020-10-31T20:02')).toEqual([5 + 57 / 60]);
  });

  test('adds nothing at a second import, even after a record was corrected', async () => {
    await importInto(content, 'run');
    const [feed] = (await readAllRecords(db)).feed;
    if (feed)
      await updateRecord(db, 'feed', feed, { startedAt: feed.startedAt + 60_000, type: 'left' }, author);
    const again = await importInto(content, 'again');
    expect(again.records).toEqual([]);
    expect(again.known + again.notImported.length).toBe(4207);
  });

  test('leaves the log as it was after a revert', async () => {
    await importInto(content, 'run');
    expect(await revertImport(db, 'run', author)).toBe(4659);
    expect(await everything()).toEqual({ babies: [baby], others: [], ...emptyCareLog() });
  });

  test('gives identical bytes when exported, imported elsewhere and exported again', async () => {
    await importInto(content, 'run');
    const first = recordsCsv(await everything());
    await db.delete();
    db = await openUserRecords(newId(Date.now()));
    await importInto(first, 'run');
    expect(recordsInOrder(await readAllRecords(db))).toHaveLength(4659);
    expect(recordsCsv(await everything())).toBe(first);
  });
});
