import { describe, expect, test } from 'vitest';
import { type CareLog, emptyCareLog } from '#domain/log/care-record.ts';
import { clockAt, settledMomentOf } from '#domain/time/when.ts';
import { aDiaper, aFeed, aGrowth, aSleep } from '#testing/builders.ts';
import { gapsOfDay, loggedTime, type Silent } from './logging-gaps.ts';

const LA = 'America/Los_Angeles';
const DAY = '2026-05-06';
const LONG_AFTER = settledMomentOf('2027-01-01T12:00', LA).at;
const feedsAt = (...clocks: string[]) =>
  clocks.map((startTime) => aFeed({ date: DAY, startTime, endTime: startTime }));

const diapersAt = (...clocks: string[]) => clocks.map((time) => aDiaper({ date: DAY, time }));

function gaps(
  log: Partial<CareLog>,
  { what = 'log' as Silent, ageDays = 40, now = LONG_AFTER, day = DAY, zone = LA } = {},
) {
  const logged = loggedTime({ ...emptyCareLog(), ...log });
  return gapsOfDay(what, logged[what], day, zone, { ageDays, now }).map(
    ({ startedAt, endedAt }) => `${clockAt(startedAt, zone)}–${clockAt(endedAt, zone)}`,
  );
}

describe('a gap in the log', () => {
  test('is more than six hours without an entry for a young baby', () => {
    expect(gaps({ feed: feedsAt('05:00', '11:00', '15:00', '19:30') })).toEqual([]);
    expect(gaps({ feed: feedsAt('05:00', '11:01', '15:00', '19:30') })).toEqual(['05:00–11:01']);
  });

  test('is more than eight hours from half a year on', () => {
    const log = { feed: feedsAt('07:00', '15:00', '20:00') };
    expect(gaps(log, { ageDays: 182 })).toEqual(['00:00–07:00', '07:00–15:00']);
    expect(gaps(log, { ageDays: 183 })).toEqual([]);
  });

  test('does not occur during sleep, even one that began on the evening before', () => {
    const sleeps = [
      aSleep({ startTime: '2026-05-05T21:00', endTime: '2026-05-06T07:00' }),
      aSleep({ startTime: '2026-05-06T19:00', endTime: '2026-05-07T06:00' }),
    ];
    expect(gaps({ sleep: sleeps, feed: feedsAt('13:00') })).toEqual([]);
  });

  test('ends at a diaper, but not at a weighing, which has no time', () => {
    const feeds = feedsAt('04:00', '14:00', '20:00');
    expect(gaps({ feed: feeds, growth: [aGrowth({ date: DAY })] })).toEqual(['04:00–14:00']);
    expect(gaps({ feed: feeds, diaper: [aDiaper({ date: DAY, time: '09:00' })] })).toEqual([]);
  });

  test('does not occur in a night that midnight cuts into two short silences', () => {
    expect(gaps({ feed: feedsAt('05:30', '11:00', '16:00', '20:00') })).toEqual([]);
  });

  test('covers a whole day without entries', () => {
    expect(gaps({})).toEqual(['00:00–00:00']);
  });

  test('does not include a silence that still lasts', () => {
    const now = settledMomentOf('2026-05-06T20:00', LA).at;
    expect(gaps({ feed: feedsAt('05:00', '10:00') }, { now })).toEqual([]);
    expect(gaps({ feed: feedsAt('10:00') }, { now })).toEqual(['00:00–10:00']);
  });

  test('counts elapsed hours: 1 to 8 o’clock is six in spring, eight in autumn', () => {
    const at = (day: string) => ({
      feed: ['01:00', '08:00', '13:00', '18:00'].map((startTime) =>
        aFeed({ date: day, startTime, endTime: startTime }),
      ),
    });
    expect(gaps(at('2026-03-08'), { day: '2026-03-08' })).toEqual([]);
    expect(gaps(at('2026-03-09'), { day: '2026-03-09' })).toEqual(['01:00–08:00']);
    expect(gaps(at('2026-11-01'), { day: '2026-11-01', ageDays: 200 })).toEqual([]);
  });
});

describe('a gap in one kind', () => {
  test('is not ended by other entries; for feeds, its limit grows with the age', () => {
    const log = { feed: feedsAt('01:00', '10:30', '18:00'), diaper: diapersAt('05:00', '08:00') };
    expect(gaps(log, { what: 'feed' })).toEqual(['01:00–10:30']);
    expect(gaps(log, { what: 'feed', ageDays: 100 })).toEqual([]);
  });

  test('does not occur for feeds from a year on, when one feed a day is plausible', () => {
    const log = { feed: feedsAt('19:30') };
    expect(gaps(log, { what: 'feed', ageDays: 300 })).toEqual(['00:00–19:30']);
    expect(gaps(log, { what: 'feed', ageDays: 365 })).toEqual([]);
  });

  test('is over 12 hours for diapers while minimum counts apply, and over 10 later', () => {
    const log = { feed: feedsAt('12:00'), diaper: diapersAt('07:00', '18:00') };
    expect(gaps(log, { what: 'diaper', ageDays: 44 })).toEqual([]);
    expect(gaps(log, { what: 'diaper', ageDays: 45 })).toEqual(['07:00–18:00']);
  });

  test('does not occur for diapers in the first days, when one a day is plausible', () => {
    const log = { diaper: diapersAt('20:00') };
    expect(gaps(log, { what: 'diaper', ageDays: 4 })).toEqual([]);
    expect(gaps(log, { what: 'diaper', ageDays: 5 })).toEqual(['00:00–20:00']);
  });

  test('is, for diapers, not ended by the check of a dry one', () => {
    const dry = aDiaper({ date: DAY, time: '12:00', type: 'dry' });
    const log = { diaper: [...diapersAt('06:00', '20:00'), dry] };
    expect(gaps(log, { what: 'diaper', ageDays: 45 })).toEqual(['06:00–20:00']);
    expect(gaps(log, { what: 'anyKind', ageDays: 45 })).toEqual([]);
  });

  test('is, for sleep, a time awake that is implausible at that age', () => {
    const sleeps = [aSleep({ startTime: `${DAY}T00:00`, endTime: `${DAY}T14:00` })];
    const night = aSleep({ startTime: `${DAY}T21:00`, endTime: '2026-05-07T06:00', isNight: true });
    const log = { feed: feedsAt('16:00', '19:00'), sleep: [...sleeps, night] };
    expect(gaps(log, { what: 'sleep' })).toEqual(['14:00–21:00']);
    expect(gaps(log, { what: 'sleep', ageDays: 200 })).toEqual([]);
  });
});

test('logged time is in order and does not overlap', () => {
  const sleeps = [
    aSleep({ startTime: `${DAY}T10:00`, endTime: `${DAY}T12:00` }),
    aSleep({ startTime: `${DAY}T09:00`, endTime: `${DAY}T11:00` }),
  ];
  const [one, ...rest] = loggedTime({ ...emptyCareLog(), feed: feedsAt('09:30'), sleep: sleeps }).log;
  expect(rest).toEqual([]);
  expect([one?.startedAt, one?.endedAt].map((at) => clockAt(at ?? 0, LA))).toEqual(['09:00', '12:00']);
});
