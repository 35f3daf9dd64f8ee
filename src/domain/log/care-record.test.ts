import { describe, expect, test } from 'vitest';
import { instantsOf, startOfDay } from '#domain/time/when.ts';
import { aDiaper, aFeed, aGrowth, aSleep, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { dayOfRecord, emptyCareLog, instantOfRecord, recordsInOrder } from './care-record.ts';

const [firstHalfPastOne = 0, secondHalfPastOne = 0] = instantsOf('2026-11-01T01:30', TEST_ZONE);

describe('the order of a log', () => {
  test('sorts all kinds by time, growth at the start of its day', () => {
    const feed = aFeed({ startTime: '08:00' });
    const diaper = aDiaper({ time: '07:00' });
    const sleep = aSleep({ startTime: `${TEST_DAY}T06:00` });
    const growth = aGrowth();
    const log = { ...emptyCareLog(), feed: [feed], diaper: [diaper], sleep: [sleep], growth: [growth] };
    expect(recordsInOrder(log).map(({ kind }) => kind)).toEqual(['growth', 'sleep', 'diaper', 'feed']);
    expect(instantOfRecord({ kind: 'growth', record: growth })).toBe(startOfDay(TEST_DAY, TEST_ZONE));
  });

  test('puts the first of two equal wall times first in the night when clocks go back', () => {
    const second = aDiaper({ date: '2026-11-01', time: '01:30', at: secondHalfPastOne });
    const first = aFeed({ date: '2026-11-01', startTime: '01:30', startedAt: firstHalfPastOne });
    const log = { ...emptyCareLog(), feed: [first], diaper: [second] };
    expect(recordsInOrder(log).map(({ record }) => record.id)).toEqual([first.id, second.id]);
  });

  test('uses the instant, not the wall time, while traveling', () => {
    const inTokyo = aDiaper({ zone: 'Asia/Tokyo', date: '2026-05-07', time: '01:00' });
    const inLosAngeles = aDiaper({ date: TEST_DAY, time: '10:00' });
    const log = { ...emptyCareLog(), diaper: [inLosAngeles, inTokyo] };
    expect(recordsInOrder(log).map(({ record }) => record.id)).toEqual([inTokyo.id, inLosAngeles.id]);
  });

  test('uses ids for two entries of one instant, so that the order is stable', () => {
    const [a, b] = [aDiaper({ id: 'a' }), aDiaper({ id: 'b' })];
    for (const diapers of [
      [a, b],
      [b, a],
    ]) {
      const log = { ...emptyCareLog(), diaper: diapers };
      expect(recordsInOrder(log).map(({ record }) => record.id)).toEqual(['a', 'b']);
    }
  });
});

test('a record belongs to its own wall day, and a sleep to the day it began', () => {
  const night = aSleep({ startTime: `${TEST_DAY}T22:00`, endTime: '2026-05-07T06:00' });
  expect(dayOfRecord({ kind: 'sleep', record: night })).toBe(TEST_DAY);
  expect(dayOfRecord({ kind: 'feed', record: aFeed({ date: '2026-01-01' }) })).toBe('2026-01-01');
});
