import { describe, expect, test } from 'vitest';
import { addDays, type Day, settledMomentOf } from '#domain/time/when.ts';
import { aFeed } from '#testing/builders.ts';
import { feedIntervals } from './feed-intervals.ts';

const LA = 'America/Los_Angeles';
const DAY = '2026-05-06';
const at = (startTime: string, date: Day = DAY) => aFeed({ date, startTime, endTime: startTime });
const intervals = (feeds: ReturnType<typeof at>[], gaps: { startedAt: number; endedAt: number }[] = []) =>
  feedIntervals(feeds, { from: DAY, to: DAY }, gaps);

describe('intervals from start to start', () => {
  test('have a median for odd and even counts, and a longest', () => {
    expect(intervals(['07:00', '09:00', '12:00', '12:30'].map((clock) => at(clock)))).toEqual({
      day: { count: 3, medianMinutes: 120, longestMinutes: 180 },
      night: null,
    });
    expect(intervals([at('07:00'), at('09:00'), at('12:00')]).day?.medianMinutes).toBe(150);
  });

  test('are at night if their middle lies between 19:00 and 7:00', () => {
    const { day, night } = intervals([at('16:00'), at('21:30'), at('23:30')]);
    expect(day).toEqual({ count: 1, medianMinutes: 330, longestMinutes: 330 });
    expect(night).toEqual({ count: 1, medianMinutes: 120, longestMinutes: 120 });
  });

  test('are at night by the zone of the later feed, whatever the zone of the days', () => {
    const feeds = [at('22:00'), { ...at('00:30', addDays(DAY, 1)), zone: 'Europe/London' }];
    const read = feedIntervals(feeds, { from: DAY, to: addDays(DAY, 1) }, []);
    expect([read.day?.count, read.night]).toEqual([1, null]);
  });

  test('count a sitting from its first side', () => {
    const feeds = [
      aFeed({ startTime: '08:00', endTime: '08:10', sessionId: 's' }),
      aFeed({ startTime: '08:11', endTime: '08:20', type: 'right', sessionId: 's' }),
      at('11:00'),
    ];
    expect(intervals(feeds).day).toMatchObject({ count: 1, medianMinutes: 180 });
  });

  test('are still three hours with a bottle after each breastfeed', () => {
    const hours = ['00', '03', '06', '09', '12', '15', '18', '21'];
    const feeds = hours.flatMap((hour) => [
      aFeed({ startTime: `${hour}:00`, endTime: `${hour}:20` }),
      aFeed({ startTime: `${hour}:25`, endTime: `${hour}:25`, type: 'bottle', amountOz: 1 }),
    ]);
    const { day, night } = intervals(feeds);
    expect(day).toMatchObject({ medianMinutes: 180, longestMinutes: 180 });
    expect(night).toMatchObject({ medianMinutes: 180, longestMinutes: 180 });
    expect((day?.count ?? 0) + (night?.count ?? 0)).toBe(7);
  });

  test('belong to the day they ended on, and may begin the evening before', () => {
    const feeds = [at('22:00', addDays(DAY, -1)), at('02:00'), at('08:00', addDays(DAY, 1))];
    expect(intervals(feeds)).toEqual({
      day: null,
      night: { count: 1, medianMinutes: 240, longestMinutes: 240 },
    });
  });

  test('exclude intervals over gaps in the log, and implausibly long ones', () => {
    const gap = {
      startedAt: settledMomentOf(`${DAY}T09:10`, LA).at,
      endedAt: settledMomentOf(`${DAY}T16:00`, LA).at,
    };
    expect(intervals([at('07:00'), at('09:00'), at('16:00')], [gap]).day).toMatchObject({
      count: 1,
      longestMinutes: 120,
    });
    expect(intervals([at('01:00'), at('18:00')])).toEqual({ day: null, night: null });
  });

  test('need two feeds', () => {
    expect(intervals([at('08:00')])).toEqual({ day: null, night: null });
  });

  test('count elapsed time in the night of a clock change', () => {
    const feeds = [at('01:30', '2026-03-08'), at('04:30', '2026-03-08')];
    const spring = feedIntervals(feeds, { from: '2026-03-08', to: '2026-03-08' }, []);
    expect(spring.night?.longestMinutes).toBe(120);
  });
});
