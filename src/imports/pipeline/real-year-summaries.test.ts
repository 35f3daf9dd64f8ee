import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#domain/record.ts';
import {
  countDays,
  daysToSummarize,
  type PeriodSummary,
  summarizePeriod,
} from '#domain/summaries/period-summary.ts';
import type { Period } from '#domain/time/period.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readHeld, saveImport } from '#storage/log/imports.ts';
import { readDays } from '#storage/log/records.ts';
import { aBaby } from '#testing/builders.ts';
import { readImport, resultOf } from '#testing/read-import.ts';
import { prepareImport } from './prepare-import.ts';
import expected from './real-year-figures.json' with { type: 'json' };

/**
 * The path of a file with a baby's first year, from Baby Connect. The test compares its totals with expected figures.
 * The file is not part of the project. `scripts/real-year-figures.py` computed the figures from the same file. The
 * family's zone is not in the file. The script explains how it was found.
 */
const YEAR = process.env.WEE_HOURS_REAL_YEAR;
const author = { device: 'device', now: Date.parse('2026-05-06T12:00Z') };
const baby = aBaby({ babyId: 'eva', name: 'Eva', birthDate: expected.born });
let db: RecordsDb;

async function summaryOf({ from, to }: Period): Promise<PeriodSummary> {
  const days = daysToSummarize({ from, to });
  const log = await readDays(db, baby.babyId, [], days.from, days.to);
  return summarizePeriod(baby, log, { from, to }, expected.zone, author.now);
}

describe.skipIf(!YEAR)('the totals of a real year (needs WEE_HOURS_REAL_YEAR, the path of a CSV)', () => {
  beforeAll(async () => {
    db = await openUserRecords(newId(Date.now()));
    await db.babies.put(baby);
    const content = new Uint8Array(await readFile(YEAR ?? ''));
    const read = await readImport(content, { zone: expected.zone, now: author.now });
    const held = await readHeld(db, [baby.babyId]);
    const { babies, records, counts } = resultOf(
      prepareImport(read, {
        babies: new Map([['', baby.babyId]]),
        userId: 'me',
        held,
        birthDates: new Map([[baby.babyId, baby.birthDate]]),
        importId: 'run',
        author,
        keepRemarks: false,
      }),
    );
    const run = { id: 'run', source: '', importedAt: author.now, counts, babyIds: [] };
    await saveImport(db, run, { babies, records }, () => {}, new AbortController().signal);
  });
  afterAll(() => db.delete());

  test.each(expected.periods)('from $from to $to match the file', async (figures) => {
    const summary = await summaryOf(figures);
    const { totals, intervals } = summary;
    const { from, to, completeDays, intervals: saidIntervals, longestSleepMinutes, ...said } = figures;
    for (const [key, value] of Object.entries(said))
      expect([key, totals[key as keyof typeof totals]]).toEqual([key, expect.closeTo(value, 6)]);
    expect(summary.longestSleep?.minutes).toBe(longestSleepMinutes);
    expect(countDays(summary.days).complete).toBe(completeDays);
    expect(intervals).toEqual(saidIntervals);
  });

  test('include both weeks with a clock change', () => {
    const weeks = expected.periods.map(({ from, to }) => `${from} ${to}`);
    expect(weeks).toEqual(expect.arrayContaining(['2020-03-08 2020-03-14', '2020-11-01 2020-11-07']));
  });

  test("compare with the week before, with the same figures as that week's own summary", async () => {
    const summary = await summaryOf({ from: '2020-11-01', to: '2020-11-07' });
    const former = await summaryOf({ from: '2020-10-25', to: '2020-10-31' });
    expect(summary.before.totals).toEqual(former.totals);
    expect(summary.before.intervals).toEqual(former.intervals);
  });
});
