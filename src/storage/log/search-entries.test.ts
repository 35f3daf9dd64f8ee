import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CareRecord } from '#domain/log/care-record.ts';
import { newId } from '#domain/record.ts';
import { addDays, type Day } from '#domain/time/when.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { aDiaper, aFeed, aGrowth, aSleep, TEST_DAY } from '#testing/builders.ts';
import { searchEntries } from './search-entries.ts';

let db: RecordsDb;

beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
});
afterEach(() => db.delete());

const hasRash = ({ record: { note } }: CareRecord) => note.includes('rash');

/** Searches to the end. Returns the notes found by each step. */
async function searchAll(babyId = 'baby-1'): Promise<string[][]> {
  const steps: string[][] = [];
  for (let upTo: Day | undefined; ; ) {
    const { found, next } = await searchEntries(db, babyId, hasRash, upTo);
    steps.push(found.map(({ record }) => record.note));
    if (next === null) return steps;
    upTo = next;
  }
}

describe('a search through the notes', () => {
  test('finds all kinds, newest first, and nothing of another baby', async () => {
    await db.feeds.bulkAdd([
      aFeed({ startTime: '08:00', note: 'rash at eight' }),
      aFeed({ note: 'no more of it' }),
      aFeed({ babyId: 'baby-2', note: 'rash of another' }),
    ]);
    await db.diapers.add(aDiaper({ time: '09:00', note: 'rash at nine' }));
    await db.sleeps.add(aSleep({ startTime: `${TEST_DAY}T10:00`, note: 'rash at ten' }));
    await db.growths.add(aGrowth({ note: 'rash, weighed' }));
    expect((await searchAll()).flat()).toEqual([
      'rash at ten',
      'rash at nine',
      'rash at eight',
      'rash, weighed',
    ]);
  });

  test('goes back in steps, and skips years without entries in one step', async () => {
    await db.diapers.bulkAdd([
      aDiaper({ note: 'rash now' }),
      aDiaper({ date: addDays(TEST_DAY, -50), note: 'rash seven weeks ago' }),
      aDiaper({ date: addDays(TEST_DAY, -3000), note: 'rash of the big sister’s days' }),
    ]);
    expect(await searchAll()).toEqual([
      ['rash now'],
      ['rash seven weeks ago'],
      [],
      ['rash of the big sister’s days'],
      [],
    ]);
  });

  test('ends after one step in an empty log', async () => {
    expect(await searchEntries(db, 'baby-1', hasRash)).toEqual({ found: [], next: null });
  });

  test('finds every note once, wherever the steps end', async () => {
    const daysBack = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(daysBack, async (days) => {
        const babyId = newId(Date.now());
        await db.sleeps.bulkAdd(
          days.map((back) => {
            const day = addDays(TEST_DAY, -back);
            return aSleep({
              babyId,
              startTime: `${day}T23:59`,
              endTime: `${day}T23:59`,
              note: `rash ${back}`,
            });
          }),
        );
        const newestFirst = days.toSorted((a, b) => a - b).map((back) => `rash ${back}`);
        expect((await searchAll(babyId)).flat()).toEqual(newestFirst);
      }),
      { numRuns: 30 },
    );
  });
});
