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
import { type FileContent, readImport, reasonOf } from '#testing/read-import.ts';
import { type PreparedImport, prepareImport } from './prepare-import.ts';

/** A baby's first year from Baby Connect, 4,207 rows across two clock changes; it is not part of the project. */
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
  const prepared = prepareImport(read, target);
  const { counts, babies, records } = prepared;
  const babyIds = babies.map(({ babyId }) => babyId);
  await saveImport(
    db,
    { id: importId, source: '', importedAt: author.now, counts, babyIds },
    { babies, records },
    () => {},
    new AbortController().signal,
  );
  return prepared;
}

async function everything(): Promise<CareLog & { babies: Awaited<ReturnType<typeof listBabies>> }> {
  return { ...(await readAllRecords(db)), babies: await listBabies(db) };
}

describe.skipIf(!YEAR)('a real year (needs WEE_HOURS_REAL_YEAR, the path of a Baby Connect CSV)', () => {
  let content: FileContent;
  beforeEach(async () => {
    content = new Uint8Array(await readFile(YEAR ?? ''));
    db = await openUserRecords(newId(Date.now()));
    await db.babies.put(baby);
  });
  afterEach(() => db.delete());

  test('every row is imported or listed with its reason', async () => {
    const { rows, became, counts, sittings, known, repeated, notImported, doubts } = await importInto(
      content,
      'run',
    );
    expect(rows).toBe(4207);
    expect(became).toEqual({ ...mapKinds(() => 0), feed: 2310, sleep: 1857, growth: 17 });
    expect(counts).toEqual({ ...mapKinds(() => 0), feed: 2779, sleep: 1857, growth: 9 });
    expect({ sittings, known, repeated }).toEqual({ sittings: 2304, known: 0, repeated: 1 });
    const listed: Record<string, number> = {};
    for (const note of notImported) {
      const name = `${note.kind}: ${reasonOf(note)}`;
      listed[name] = (listed[name] ?? 0) + 1;
    }
    expect(listed).toEqual({
      'Activity: Wee Hours has no type for this.': 1,
      'Doctor Visit: Wee Hours has no type for this.': 1,
      'Sleep: It has no end.': 1,
      'Solid: Wee Hours has no type for this.': 10,
      'Milestone: Wee Hours has no type for this.': 2,
      'Nursing: It doesn’t say which side, or for how long.': 7,
    });
    expect(2310 + 1857 + 17 + 1 + notImported.length).toBe(4207);
    expect(new Set(doubts.map(reasonOf))).toEqual(new Set(['It’s a bottle of more than 1 hour.']));
    expect(doubts).toHaveLength(17);
  });

  test('durations are right in the nights of a clock change', async () => {
    await importInto(content, 'run');
    const { sleep: sleeps } = await readAllRecords(db);
    const hours = (start: string) =>
      sleeps
        .filter(({ startTime }) => startTime === start)
        .map((sleep) => (sleep.endedAt - sleep.startedAt) / HOUR);
    expect(hours('2020-03-07T22:56')).toEqual([7 + 59 / 60]);
    expect(hours('2020-10-31T20:02')).toEqual([5 + 57 / 60]);
  });

  test('a second import adds nothing, even after a record was corrected', async () => {
    await importInto(content, 'run');
    const [feed] = (await readAllRecords(db)).feed;
    if (feed)
      await updateRecord(db, 'feed', feed, { startedAt: feed.startedAt + 60_000, type: 'left' }, author);
    const again = await importInto(content, 'again');
    expect(again.records).toEqual([]);
    expect(again.known + again.notImported.length).toBe(4207);
  });

  test('a revert leaves the log as it was', async () => {
    await importInto(content, 'run');
    expect(await revertImport(db, 'run', author)).toBe(4645);
    expect(await everything()).toEqual({ babies: [baby], others: [], ...emptyCareLog() });
  });

  test('export, import elsewhere and export again gives identical bytes', async () => {
    await importInto(content, 'run');
    const first = recordsCsv(await everything());
    await db.delete();
    db = await openUserRecords(newId(Date.now()));
    await importInto(first, 'run');
    expect(recordsInOrder(await readAllRecords(db))).toHaveLength(4645);
    expect(recordsCsv(await everything())).toBe(first);
  });
});
