import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '#domain/time/when.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { openSharedLog } from '#testing/sync/open-shared-log.ts';
import { noteEqual } from './compare-logs.ts';
import {
  ANSWER_WITHIN,
  closeQuestion,
  DIGEST_EVERY,
  FIRST_WAIT,
  makeDigestDue,
  noteAsked,
  noteDigest,
  noteUnlike,
  readOwnCopy,
} from './digest-notes.ts';

const NOW = Date.parse('2026-05-06T12:00:00Z');

let db: RecordsDb;
beforeEach(async () => {
  db = await openSharedLog();
});
afterEach(() => db.close());

describe('the own digest', () => {
  const dueIn = async (now = NOW) => (await readOwnCopy(db, now)).dueIn;

  test('is due at first, every six hours, and when envelopes may be lost', async () => {
    expect(await dueIn()).toBe(0);
    await noteDigest(db, NOW);
    expect(await dueIn()).toBe(DIGEST_EVERY);
    expect(await dueIn(NOW - 1000), 'a clock that was set back').toBe(DIGEST_EVERY - 1000);
    await makeDigestDue(db);
    expect(await dueIn()).toBe(0);
  });

  test('is due sooner while the log differs from a copy, with waits that grow', async () => {
    await noteDigest(db, NOW);
    await noteUnlike(db, 'ben', 'difference', NOW);
    expect(await readOwnCopy(db, NOW)).toEqual({ isComplete: false, dueIn: FIRST_WAIT, unlike: ['ben'] });
    const waits: number[] = [];
    for (let sent = 0; sent < 14; sent += 1) {
      await noteDigest(db, NOW);
      waits.push(await dueIn());
    }
    expect(waits.slice(0, 2)).toEqual([2 * FIRST_WAIT, 4 * FIRST_WAIT]);
    expect(waits.at(-1)).toBe(DIGEST_EVERY);
    await noteUnlike(db, 'ben', 'difference', NOW);
    expect(await dueIn(), 'the same difference').toBe(DIGEST_EVERY);
    await noteUnlike(db, 'ben', 'another difference', NOW);
    expect(await dueIn()).toBe(FIRST_WAIT);
    await noteEqual(db, { id: 'ben', isComplete: true }, NOW);
    expect(await readOwnCopy(db, NOW)).toEqual({ isComplete: true, dueIn: DIGEST_EVERY, unlike: [] });
  });

  test('waits for the answer to a question', async () => {
    await noteDigest(db, NOW);
    await noteUnlike(db, 'ben', 'difference', NOW);
    await noteAsked(db, 'ben', { want: 'want', difference: 'difference' }, NOW);
    expect(await dueIn()).toBe(ANSWER_WITHIN);
    await closeQuestion(db, 'ben', 'want');
    expect(await dueIn()).toBe(FIRST_WAIT);
  });

  test('does not wait for a copy that is gone', async () => {
    await noteUnlike(db, 'ben', 'difference', NOW);
    const later = NOW + 36 * DAY;
    await noteDigest(db, later);
    expect(await readOwnCopy(db, later)).toMatchObject({ dueIn: DIGEST_EVERY, unlike: [] });
  });
});

describe('noteAsked', () => {
  const ask = (now: number, difference = 'difference') =>
    noteAsked(db, 'ben', { want: `want ${now}`, difference }, now);

  test('repeats a question without an answer after a minute', async () => {
    expect(await ask(NOW)).toBe(true);
    expect(await ask(NOW + ANSWER_WITHIN - 1, 'another difference')).toBe(false);
    expect(await ask(NOW + ANSWER_WITHIN, 'another difference')).toBe(true);
  });

  test('repeats a question that does not help after waits that grow up to a day', async () => {
    const times: number[] = [];
    for (let now = NOW; now < NOW + 5 * DAY; now += 15 * MINUTE) {
      if (!(await ask(now))) continue;
      await closeQuestion(db, 'ben', `want ${now}`);
      times.push(now);
    }
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(times.length).toBeLessThan(20);
    expect(waits.at(-1)).toBe(DAY);
    const now = NOW + 5 * DAY;
    expect(await ask(now, 'another difference'), 'there is progress').toBe(true);
  });
});
