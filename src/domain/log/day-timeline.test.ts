import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#domain/time/when.ts';
import { aDiaper, aFeed, aGrowth, aSleep, TEST_DAY } from '#testing/builders.ts';
import { type CareLog, emptyCareLog } from './care-record.ts';
import { silencesBefore, timelineOf } from './day-timeline.ts';

const YESTERDAY = '2026-05-05';
const TOMORROW = '2026-05-07';

function logOf(log: Partial<CareLog>): CareLog {
  return { ...emptyCareLog(), ...log };
}

describe('the timeline of a day', () => {
  test('holds all kinds in order of time, and only this day', () => {
    const log = logOf({
      ...emptyCareLog(),
      feed: [aFeed({ startTime: '11:30', endTime: '11:45' }), aFeed({ date: YESTERDAY })],
      diaper: [aDiaper({ time: '09:00' }), aDiaper({ date: TOMORROW })],
      sleep: [aSleep({ startTime: `${TEST_DAY}T10:00` })],
      growth: [aGrowth()],
    });
    expect(timelineOf(log, TEST_DAY).map(({ kind }) => kind)).toEqual(['growth', 'diaper', 'sleep', 'feed']);
  });

  test('groups the feeds of one sitting', () => {
    const left = aFeed({ startTime: '08:00', endTime: '08:10', sessionId: 's' });
    const right = aFeed({ type: 'right', startTime: '08:12', endTime: '08:20', sessionId: 's' });
    const topUp = aFeed({ startTime: '08:25', endTime: '08:35', type: 'bottle' });
    const bottle = aFeed({ startTime: '07:50', endTime: '07:55', type: 'bottle' });
    const items = timelineOf(logOf({ feed: [right, topUp, left, bottle] }), TEST_DAY);
    expect(items.map(({ records }) => records.map(({ record }) => record.id))).toEqual([
      [bottle.id],
      [left.id, right.id, topUp.id],
    ]);
    expect(items[1]).toMatchObject({ startedAt: left.startedAt, endedAt: topUp.endedAt });
  });

  test('shows a night on both of its days', () => {
    const night = aSleep({ startTime: `${TEST_DAY}T22:00`, endTime: `${TOMORROW}T06:00`, isNight: true });
    const log = logOf({ sleep: [night] });
    expect(timelineOf(log, TEST_DAY)).toMatchObject([{ startDay: TEST_DAY, daysLater: 1 }]);
    expect(timelineOf(log, TOMORROW)).toMatchObject([{ startDay: TEST_DAY, daysLater: 0 }]);
    expect(timelineOf(log, YESTERDAY)).toEqual([]);
    expect(timelineOf(log, '2026-05-08')).toEqual([]);
  });

  test('omits an entry that ended at midnight from the next day', () => {
    const evening = aSleep({ startTime: `${TEST_DAY}T22:00`, endTime: `${TOMORROW}T00:00` });
    expect(timelineOf(logOf({ sleep: [evening] }), TOMORROW)).toEqual([]);
  });

  test('shows a sitting across midnight on both of its days, with all its feeds', () => {
    const before = aFeed({ startTime: '23:50', endTime: '23:58', sessionId: 's' });
    const after = aFeed({ date: TOMORROW, startTime: '00:02', endTime: '00:10', sessionId: 's' });
    const log = logOf({ feed: [before, after] });
    expect(timelineOf(log, TEST_DAY)).toMatchObject([{ startDay: TEST_DAY, daysLater: 1 }]);
    expect(timelineOf(log, TOMORROW)).toMatchObject([{ startDay: TEST_DAY, daysLater: 0 }]);
    expect(timelineOf(log, TOMORROW)[0]?.records).toHaveLength(2);
  });
});

describe('the silences of a day', () => {
  const silences = (log: Partial<CareLog>) => {
    const items = timelineOf(logOf(log), TEST_DAY);
    const before = silencesBefore(items);
    return items.map(({ id }) => before.get(id));
  };

  test('are at least three hours from the end of one entry to the start of the next', () => {
    expect(
      silences({
        feed: [
          aFeed({ startTime: '08:00', endTime: '08:20' }),
          aFeed({ startTime: '18:00', endTime: '18:10' }),
        ],
        diaper: [aDiaper({ time: '11:20' }), aDiaper({ time: '14:19' })],
      }),
    ).toEqual([undefined, 3 * HOUR, undefined, 3 * HOUR + 41 * MINUTE]);
  });

  test('do not occur during sleep, whatever else is logged', () => {
    expect(
      silences({
        sleep: [aSleep({ startTime: `${TEST_DAY}T08:00`, endTime: `${TEST_DAY}T14:00` })],
        diaper: [aDiaper({ time: '08:10' }), aDiaper({ time: '14:30' })],
      }),
    ).toEqual([undefined, undefined, undefined]);
  });

  test('ignore a weighing, which has no time', () => {
    expect(silences({ growth: [aGrowth()], diaper: [aDiaper({ time: '09:00' })] })).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('count elapsed time in the night when clocks go back', () => {
    const items = timelineOf(
      logOf({
        diaper: [
          aDiaper({ date: '2026-11-01', time: '00:30' }),
          aDiaper({ date: '2026-11-01', time: '02:30' }),
        ],
      }),
      '2026-11-01',
    );
    expect([...silencesBefore(items).values()]).toEqual([3 * HOUR]);
  });
});
