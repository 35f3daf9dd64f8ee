import { describe, expect, test } from 'vitest';
import { wholeDemo } from '#testing/demo-log.ts';
import { summarizeDays } from './day-summary.ts';
import { addDays } from './when.ts';

const now = Date.parse('2026-11-21T11:00:00Z');
const zone = 'America/Los_Angeles';
const today = '2026-11-21';

describe('the demo', () => {
  const demo = wholeDemo(zone, { device: 'd', now });

  test('shows the sample day of the specification today', () => {
    const feeds = demo.feeds.filter(({ date }) => date === today);
    expect(feeds.map((feed) => [feed.startTime, feed.endTime, feed.type, feed.amountOz])).toEqual([
      ['08:00', '08:20', 'left', null],
      ['11:30', '11:45', 'right', null],
      ['14:15', '14:30', 'bottle', 4],
    ]);
    const diapers = demo.diapers.filter(({ date }) => date === today);
    expect(diapers.map(({ time, type }) => [time, type])).toEqual([
      ['09:00', 'wet'],
      ['12:00', 'dirty'],
      ['15:30', 'mixed'],
    ]);
    const sleeps = demo.sleeps.filter(({ startTime }) => startTime.startsWith(today));
    expect(
      sleeps.map(({ startTime, endTime, isNight }) => [startTime.slice(11), endTime.slice(11), isNight]),
    ).toEqual([
      ['22:00', '23:30', true],
      ['10:00', '11:15', false],
    ]);
    const growth = demo.growths.filter(({ date }) => date === today);
    expect(growth.map(({ weightKg, lengthCm, headCm }) => [weightKg, lengthCm, headCm])).toEqual([
      [4.2, 52, 36],
    ]);
    expect(demo.babies).toMatchObject([{ sex: 'female', photoUrl: null }]);
  });

  test('has six believable weeks before it', () => {
    const days = summarizeDays(demo, addDays(today, -42), addDays(today, -1), zone);
    for (const { day, feeds, wet, dirty, sleepMinutes } of days) {
      expect([day, feeds >= 7 && feeds <= 12], day).toEqual([day, true]);
      expect([day, wet >= 1 && wet <= 11], day).toEqual([day, true]);
      expect([day, dirty >= 1 && dirty <= 6], day).toEqual([day, true]);
      expect([day, sleepMinutes > 10 * 60 && sleepMinutes < 19 * 60], `${day} ${sleepMinutes}`).toEqual([
        day,
        true,
      ]);
    }
  });

  test('never sleeps and eats at once, and never sleeps twice at once', () => {
    const spans = [...demo.sleeps, ...demo.feeds]
      .filter(({ startedAt }) => startedAt < now - 24 * 3600_000)
      .sort((a, b) => a.startedAt - b.startedAt);
    const overlaps = spans.filter((span, index) => span.startedAt < (spans[index - 1]?.endedAt ?? 0));
    expect(overlaps).toEqual([]);
  });

  test('is the same however often it is started on a day', () => {
    const strip = (records: { id: string; babyId: string; sessionId?: string }[]) =>
      records.map(({ id: _id, babyId: _baby, sessionId: _session, ...rest }) => rest);
    const again = wholeDemo(zone, { device: 'd', now });
    expect(strip(again.feeds)).toEqual(strip(demo.feeds));
    expect(strip(again.sleeps)).toEqual(strip(demo.sleeps));
  });
});
