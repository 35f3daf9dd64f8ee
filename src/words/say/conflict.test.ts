import { describe, expect, test } from 'vitest';
import type { Sleep } from '#domain/kinds/sleep/sleep.ts';
import { startTimer } from '#domain/kinds/timer.ts';
import { type CareRecord, logOfEntries } from '#domain/log/care-record.ts';
import { type Conflict, conflictsOf } from '#domain/log/conflict.ts';
import { settledMomentOf } from '#domain/time/when.ts';
import { aBaby, aDiaper, aFeed, aSleep, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { speechIn } from '#testing/speech.ts';
import { conflictSentence, conflictWords } from './conflict.ts';

const speech = speechIn('en-US');

const at = (clock: string) => settledMomentOf(`${TEST_DAY}T${clock}`, TEST_ZONE).at;

const feed = (startTime: string, endTime: string): CareRecord => ({
  kind: 'feed',
  record: aFeed({ startTime, endTime }),
});
const diaper = (time: string): CareRecord => ({ kind: 'diaper', record: aDiaper({ time }) });
const sleep = (start: string, end: string, more: Partial<Sleep> = {}): CareRecord => ({
  kind: 'sleep',
  record: aSleep({ startTime: `${TEST_DAY}T${start}`, endTime: `${TEST_DAY}T${end}`, ...more }),
});

describe('a conflict', () => {
  const words = (one: CareRecord, other: CareRecord, more: Partial<Conflict> = {}) =>
    conflictsOf(one, logOfEntries([other])).map((conflict) =>
      conflictSentence(one, { ...conflict, ...more }, TEST_ZONE, speech),
    );

  test('names the other entry, and its day if it differs', () => {
    const nap = sleep('13:00', '14:30');
    expect(words(feed('14:05', '14:20'), nap)).toEqual(['This overlaps Nap, 1:00 PM to 2:30 PM.']);
    const night = sleep('13:00', '14:30', {
      startTime: '2026-05-05T21:00',
      startedAt: settledMomentOf('2026-05-05T21:00', TEST_ZONE).at,
      isNight: true,
    });
    expect(words(feed('14:05', '14:20'), night)).toEqual([
      'This overlaps Night sleep, Tue, May 5, 9:00 PM to 2:30 PM.',
    ]);
    expect(words(diaper('09:01'), diaper('09:00'))).toEqual(['This looks the same as Wet diaper, 9:00 AM.']);
  });

  test('names the zone if it is not the family’s', () => {
    const nap = sleep('13:00', '14:30', {
      zone: 'Asia/Kathmandu',
      startTime: '2026-05-07T01:45',
      endTime: '2026-05-07T03:15',
      startedAt: at('13:00'),
      endedAt: at('14:30'),
    });
    const one = feed('14:05', '14:20');
    expect(words(one, nap)).toEqual(['This overlaps Nap, Thu, May 7, 1:45 AM to 3:15 AM in Asia/Kathmandu.']);
    const [conflict] = conflictsOf(one, logOfEntries([nap]));
    if (!conflict) throw new Error('no conflict');
    expect(conflictWords([conflict], TEST_ZONE, speech)).toBe('Overlaps Nap, 1:45 AM in Asia/Kathmandu');
  });

  test('names the other entry if there is only one, or else the number of entries', () => {
    const found = conflictsOf(
      sleep('13:00', '16:00'),
      logOfEntries([feed('13:30', '13:40'), feed('15:00', '15:10')]),
    );
    const label = (...conflicts: readonly Conflict[]) =>
      conflictWords(conflicts as [Conflict, ...Conflict[]], TEST_ZONE, speech);
    expect(label(...found.slice(0, 1))).toBe('Overlaps Left breast, 1:30 PM');
    expect(label(...found)).toBe('Overlaps 2 entries');
    expect(label(...conflictsOf(diaper('09:01'), logOfEntries([diaper('09:00')])))).toBe('Logged twice?');
  });

  test('says when a running timer was started', () => {
    const timer = startTimer(aBaby().babyId, 'sleep', null, { device: 'd', now: 0 });
    const running = sleep('13:00', '14:30');
    expect(words(feed('14:05', '14:20'), running, { timer, through: running })).toEqual([
      'This overlaps Nap, running since 1:00 PM.',
    ]);
  });
});
