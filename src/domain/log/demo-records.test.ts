import { describe, expect, test } from 'vitest';
import { sittingsOf } from '#domain/kinds/feed/sittings.ts';
import { summarizeDays } from '#domain/summaries/day-summary.ts';
import { addDays, clockAt, DAY, HOUR, settledMomentOf } from '#domain/time/when.ts';
import { wholeDemo } from '#testing/demo-log.ts';
import { endOfRecord, entriesOf } from './care-record.ts';
import { careStateOf } from './care-state.ts';
import { withRunning } from './log-so-far.ts';

const LA = 'America/Los_Angeles';
const today = '2026-11-21';
const at = (wall: string, zone = LA) => settledMomentOf(wall, zone).at;
const demoAt = (now: number, zone = LA, days?: number) => wholeDemo(zone, { device: 'd', now }, days);

const EVERY_HOUR = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
/** Clock times at which a part of the plan begins, runs or ends. */
const CLOCKS = [
  ...EVERY_HOUR.flatMap((hour) => [`${hour}:00`, `${hour}:25`]),
  '00:04',
  '03:07',
  '23:50',
  '23:59',
];
/** Zones and days. Some of the days gain or lose an hour at night, and some do not. */
const PLACES: [zone: string, day: string][] = [
  [LA, today],
  [LA, '2026-03-08'],
  [LA, '2026-03-09'],
  [LA, '2026-11-01'],
  ['Europe/London', '2026-03-29'],
  ['Europe/London', '2026-10-25'],
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-26'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-05'],
  ['America/Havana', '2026-03-08'],
  ['America/Havana', '2026-11-01'],
  ['Asia/Beirut', '2026-03-29'],
  ['Asia/Beirut', '2026-10-25'],
  ['Asia/Kathmandu', today],
  ['Pacific/Kiritimati', today],
];

describe('the sample entries of the specification', () => {
  /** Finds the latest day of each sample in the demo at `now`. The keys are the times at which the samples end. */
  function samplesAt(now: number): Record<string, string | undefined> {
    const { feed: feeds, diaper: diapers, sleep: sleeps } = demoAt(now, LA, 2);
    const feed = (start: string, end: string, type: string, amountOz: number | null = null) =>
      feeds.findLast(
        (one) =>
          one.startTime === start && one.endTime === end && one.type === type && one.amountOz === amountOz,
      )?.date;
    const diaper = (time: string, type: string) =>
      diapers.findLast((one) => one.time === time && one.type === type)?.date;
    const sleep = (start: string, end: string, isNight: boolean) =>
      sleeps
        .findLast(
          (one) => one.startTime.endsWith(start) && one.endTime.endsWith(end) && one.isNight === isNight,
        )
        ?.startTime.slice(0, 10);
    return {
      '08:20': feed('08:00', '08:20', 'left'),
      '11:45': feed('11:30', '11:45', 'right'),
      '14:30': feed('14:15', '14:30', 'bottle', 4),
      '09:00': diaper('09:00', 'wet'),
      '12:00': diaper('12:00', 'dirty'),
      '15:30': diaper('15:30', 'mixed'),
      '23:30': sleep('22:00', '23:30', true),
      '11:15': sleep('10:00', '11:15', false),
    };
  }

  test.each(CLOCKS)('are at their latest occurrence that has ended by %s', (clock) => {
    const samples = samplesAt(at(`${today}T${clock}`));
    for (const [end, day] of Object.entries(samples))
      expect([end, day]).toEqual([end, end <= clock ? today : addDays(today, -1)]);
  });

  test('occur once', () => {
    const { feed: feeds } = demoAt(at(`${today}T23:50`));
    expect(feeds.filter(({ startTime, date }) => startTime === '08:00' && date > '2026-11-18')).toHaveLength(
      1,
    );
  });

  test('include a measurement of today', () => {
    const { babies, growth: growths } = demoAt(at(`${today}T03:07`));
    expect(growths.filter(({ date }) => date === today)).toMatchObject([
      { weightKg: 4.2, lengthCm: 52, headCm: 36 },
    ]);
    expect(babies).toMatchObject([{ sex: 'female', photoUrl: null }]);
  });
});

describe('the demo', () => {
  const now = at(`${today}T11:00`);
  const demo = demoAt(now);

  test.each(PLACES)('is plausible at every hour in %s on %s', (zone, day) => {
    for (const clock of CLOCKS) {
      const moment = at(`${day}T${clock}`, zone);
      const there = demoAt(moment, zone, 2);
      const state = careStateOf(there, there.timers, moment);
      const late = entriesOf(there).filter((entry) => endOfRecord(entry) > moment);
      expect([clock, late.map(({ record }) => record)]).toEqual([clock, []]);
      const lastFed = state.lastSitting[0]?.startedAt ?? 0;
      expect([clock, moment - lastFed < 4 * HOUR]).toEqual([clock, true]);
      const read = clockAt(moment, zone);
      const isDeepNight = read >= '22:00' || read < '07:30';
      expect([clock, !isDeepNight || state.sleep?.asleep]).toEqual([clock, true]);
      expect([clock, there.timers.length]).toEqual([clock, state.sleep?.asleep ? 1 : 0]);
    }
  });

  test.each(PLACES)('never has a sleep and a feed at the same time in %s on %s', (zone, day) => {
    for (const clock of ['03:07', '23:50']) {
      const moment = at(`${day}T${clock}`, zone);
      const there = demoAt(moment, zone);
      const log = withRunning(there, there.timers, moment, zone);
      const spans = [...log.sleep, ...log.feed].sort((a, b) => a.startedAt - b.startedAt);
      const overlaps = spans.filter((span, index) => span.startedAt < (spans[index - 1]?.endedAt ?? 0));
      expect(overlaps).toEqual([]);
      expect(spans.filter(({ startedAt, endedAt }) => endedAt <= startedAt)).toEqual([]);
    }
  });

  // An event at the current minute is not logged yet, so one may be missing.
  test.each(['00:05', '03:07', '08:10', '12:00', '18:00', '23:50'])(
    'has about as many entries in the 24 hours before %s as on earlier days',
    (clock) => {
      const moment = at(`${today}T${clock}`);
      const there = demoAt(moment);
      const starts = {
        feed: sittingsOf(there.feed).flatMap(([first]) => first?.startedAt ?? []),
        diaper: there.diaper.map((diaper) => diaper.at),
        sleep: there.sleep.map(({ startedAt }) => startedAt),
      };
      for (const [kind, all] of Object.entries(starts)) {
        const within = (before: number) =>
          all.filter((one) => one > moment - (before + 1) * DAY && one <= moment - before * DAY).length;
        const usual = Array.from({ length: 41 }, (_, index) => within(index + 1));
        expect(within(0), kind).toBeGreaterThanOrEqual(Math.min(...usual) - 1);
        expect(within(0), kind).toBeLessThanOrEqual(Math.max(...usual));
      }
    },
  );

  test('has six plausible weeks before today', () => {
    const days = summarizeDays(demo, addDays(today, -42), addDays(today, -1), LA);
    for (const { day, feeds, wet, dirty, mixed, sleepMinutes } of days) {
      expect([day, feeds >= 7 && feeds <= 12], day).toEqual([day, true]);
      expect([day, wet + mixed >= 1 && wet + mixed <= 11], day).toEqual([day, true]);
      expect([day, dirty + mixed >= 1 && dirty + mixed <= 6], day).toEqual([day, true]);
      expect([day, sleepMinutes > 10 * 60 && sleepMinutes < 19 * 60], `${day} ${sleepMinutes}`).toEqual([
        day,
        true,
      ]);
    }
  });

  test('gives the same entries for the same time', () => {
    const strip = (records: { id: string; babyId: string; sessionId?: string | undefined }[]) =>
      records.map(({ id: _id, babyId: _baby, sessionId: _session, ...rest }) => rest);
    const again = demoAt(now);
    expect(strip(again.feed)).toEqual(strip(demo.feed));
    expect(strip(again.sleep)).toEqual(strip(demo.sleep));
  });
});
