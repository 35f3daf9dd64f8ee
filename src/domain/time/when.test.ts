import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  clockAt,
  dayAt,
  daysBetween,
  daysFromTo,
  HOUR,
  instantsOf,
  isClock,
  isDay,
  isWallTime,
  isZone,
  lengthOfDay,
  MINUTE,
  momentOf,
  readingsOf,
  settledMomentOf,
  startOfDay,
  startOfWeek,
  wallAt,
  weekdayOf,
} from './when.ts';

const LOS_ANGELES = 'America/Los_Angeles';
const NEW_YORK = 'America/New_York';
const LONDON = 'Europe/London';
const LORD_HOWE = 'Australia/Lord_Howe';
const KATHMANDU = 'Asia/Kathmandu';
const AUCKLAND = 'Pacific/Auckland';
const HAVANA = 'America/Havana';
const ZONES = [LOS_ANGELES, NEW_YORK, LONDON, LORD_HOWE, KATHMANDU, AUCKLAND, HAVANA];

const utc = (text: string) => Date.parse(`${text}Z`);
/** Whole minutes of the years 2020 to 2035. */
const someMinute = fc
  .integer({ min: utc('2020-01-01T00:00') / MINUTE, max: utc('2036-01-01T00:00') / MINUTE })
  .map((minute) => minute * MINUTE);
const someZone = fc.constantFrom(...ZONES);

describe('a wall time', () => {
  // In Samoa, 30 December 2011 does not exist.
  test.each([
    [LOS_ANGELES, '2026-03-08'],
    [LOS_ANGELES, '2026-11-01'],
    [LORD_HOWE, '2026-10-04'],
    [HAVANA, '2026-11-01'],
    ['Pacific/Apia', '2011-12-30'],
  ])('has its own instants on each day around the change in %s on %s', (zone, change) => {
    for (const day of daysFromTo(addDays(change, -4), addDays(change, 4))) {
      for (let minutes = 0; minutes < 24 * 60; minutes += 15) {
        const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
        const wall = `${day}T${clock.join(':')}`;
        const instants = instantsOf(wall, zone);
        const readings = readingsOf(wall, zone).map(({ at }) => at);
        if (instants.length) expect(readings, wall).toEqual(instants);
        else expect(readings, wall).toHaveLength(2);
      }
    }
  });

  test.each([
    [LOS_ANGELES, '2026-01-15T12:00', '2026-01-15T20:00'],
    [LOS_ANGELES, '2026-07-15T17:30', '2026-07-16T00:30'],
    [NEW_YORK, '2026-01-15T00:00', '2026-01-15T05:00'],
    [NEW_YORK, '2026-07-15T23:59', '2026-07-16T03:59'],
    [LONDON, '2026-01-15T00:00', '2026-01-15T00:00'],
    [LONDON, '2026-07-15T00:00', '2026-07-14T23:00'],
    [LORD_HOWE, '2026-01-15T12:00', '2026-01-15T01:00'],
    [LORD_HOWE, '2026-07-15T12:00', '2026-07-15T01:30'],
    [KATHMANDU, '2026-01-15T00:00', '2026-01-14T18:15'],
    [AUCKLAND, '2026-01-15T00:30', '2026-01-14T11:30'],
    [AUCKLAND, '2026-07-15T23:59', '2026-07-15T11:59'],
  ])('in %s, %s, is the instant %sZ', (zone, wall, instant) => {
    expect(momentOf(wall, zone)).toEqual({ wall, at: utc(instant), zone });
    expect(wallAt(utc(instant), zone)).toBe(wall);
  });

  test.each([
    [LOS_ANGELES, '2026-03-08T02:30', '2026-03-08T01:30', '2026-03-08T03:30', 60],
    [NEW_YORK, '2026-03-08T02:00', '2026-03-08T01:00', '2026-03-08T03:00', 60],
    [LONDON, '2026-03-29T01:15', '2026-03-29T00:15', '2026-03-29T02:15', 60],
    [LORD_HOWE, '2026-10-04T02:10', '2026-10-04T01:40', '2026-10-04T02:40', 30],
    [AUCKLAND, '2026-09-27T02:59', '2026-09-27T01:59', '2026-09-27T03:59', 60],
    [HAVANA, '2026-03-08T00:20', '2026-03-07T23:20', '2026-03-08T01:20', 60],
  ])('in %s, %s, is skipped, and means %s or %s', (zone, wall, earlier, later, minutes) => {
    const moment = momentOf(wall, zone);
    expect(moment).toMatchObject({
      clockChange: 'skipped',
      earlier: { wall: earlier },
      later: { wall: later },
    });
    if (!('clockChange' in moment)) throw new Error('unreachable');
    expect(moment.later.at - moment.earlier.at).toBe(minutes * MINUTE);
    expect(instantsOf(wall, zone)).toEqual([]);
  });

  test.each([
    [LOS_ANGELES, '2026-11-01T01:30', 60],
    [NEW_YORK, '2026-11-01T01:00', 60],
    [LONDON, '2026-10-25T01:59', 60],
    [LORD_HOWE, '2026-04-05T01:45', 30],
    [AUCKLAND, '2026-04-05T02:30', 60],
    [HAVANA, '2026-11-01T00:30', 60],
  ])('in %s, %s, occurs twice, %d minutes apart', (zone, wall, minutes) => {
    const moment = momentOf(wall, zone);
    expect(moment).toMatchObject({ clockChange: 'twice', earlier: { wall }, later: { wall } });
    if (!('clockChange' in moment)) throw new Error('unreachable');
    expect(moment.later.at - moment.earlier.at).toBe(minutes * MINUTE);
    expect(settledMomentOf(wall, zone)).toEqual(moment.earlier);
    expect(readingsOf(wall, zone)).toEqual([moment.earlier, moment.later]);
  });

  test.each([
    [LOS_ANGELES, '2026-03-08T01:59'],
    [LOS_ANGELES, '2026-03-08T03:00'],
    [LOS_ANGELES, '2026-11-01T00:59'],
    [LOS_ANGELES, '2026-11-01T02:00'],
    [LORD_HOWE, '2026-10-04T01:59'],
    [LORD_HOWE, '2026-10-04T02:30'],
    [LORD_HOWE, '2026-04-05T01:29'],
    [LORD_HOWE, '2026-04-05T02:00'],
  ])('in %s, %s, occurs once, next to a clock change', (zone, wall) => {
    expect(instantsOf(wall, zone)).toHaveLength(1);
  });

  test('has, among its instants, the one that it was computed from', () => {
    fc.assert(
      fc.property(someMinute, someZone, (at, zone) => {
        expect(instantsOf(wallAt(at, zone), zone)).toContain(at);
      }),
    );
  });

  test('is the wall time of each of its instants', () => {
    fc.assert(
      fc.property(someMinute, someZone, (at, zone) => {
        const wall = new Date(at).toISOString().slice(0, 16);
        for (const instant of instantsOf(wall, zone)) expect(wallAt(instant, zone)).toBe(wall);
        const moment = momentOf(wall, zone);
        const readings = 'clockChange' in moment ? [moment.earlier, moment.later] : [moment];
        for (const reading of readings) expect(wallAt(reading.at, zone)).toBe(reading.wall);
      }),
    );
  });

  test('equals that of the platform, every half hour around a clock change', () => {
    for (const zone of ZONES) {
      const format = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      for (const day of ['2026-03-07', '2026-03-28', '2026-04-04', '2026-09-26', '2026-10-03', '2026-10-31'])
        for (let at = utc(`${day}T00:00`); at < utc(`${day}T00:00`) + 72 * HOUR; at += 30 * MINUTE)
          expect(wallAt(at, zone)).toBe(format.format(at).replace(' ', 'T'));
    }
  });

  test('drops the seconds of its instant', () => {
    expect(clockAt(utc('2026-05-06T15:04:59.999'), LOS_ANGELES)).toBe('08:04');
  });
});

describe('a night across a clock change', () => {
  test.each([
    [LOS_ANGELES, '2026-05-05', 8],
    [LOS_ANGELES, '2026-10-31', 9],
    [LOS_ANGELES, '2026-03-07', 7],
    [NEW_YORK, '2026-10-31', 9],
    [NEW_YORK, '2026-03-07', 7],
    [LONDON, '2026-10-24', 9],
    [LONDON, '2026-03-28', 7],
    [LORD_HOWE, '2026-04-04', 8.5],
    [LORD_HOWE, '2026-10-03', 7.5],
    [KATHMANDU, '2026-10-31', 8],
    [AUCKLAND, '2026-04-04', 9],
    [AUCKLAND, '2026-09-26', 7],
  ])('in %s, from 22:00 on %s to 06:00, lasts %d h', (zone, day, hours) => {
    const start = settledMomentOf(`${day}T22:00`, zone).at;
    const end = settledMomentOf(`${addDays(day, 1)}T06:00`, zone).at;
    expect((end - start) / HOUR).toBe(hours);
  });
});

describe('a calendar day', () => {
  test.each([
    [LOS_ANGELES, '2026-05-07T01:00', '2026-05-06'],
    [LONDON, '2026-05-07T01:00', '2026-05-07'],
    [KATHMANDU, '2026-05-06T18:15', '2026-05-07'],
    [KATHMANDU, '2026-05-06T18:14', '2026-05-06'],
    [AUCKLAND, '2026-05-06T12:00', '2026-05-07'],
    ['UTC', '2026-05-06T23:59', '2026-05-06'],
  ])('in %s, at %sZ, is %s', (zone, instant, day) => {
    expect(dayAt(utc(instant), zone)).toBe(day);
  });

  test.each([
    [LOS_ANGELES, '2026-05-06', '2026-05-06T07:00', 24],
    [LOS_ANGELES, '2026-03-08', '2026-03-08T08:00', 23],
    [LOS_ANGELES, '2026-11-01', '2026-11-01T07:00', 25],
    [LORD_HOWE, '2026-04-05', '2026-04-04T13:00', 24.5],
    [LORD_HOWE, '2026-10-04', '2026-10-03T13:30', 23.5],
    [KATHMANDU, '2026-05-06', '2026-05-05T18:15', 24],
    [AUCKLAND, '2026-09-27', '2026-09-26T12:00', 23],
    // Cuba changes its clocks at midnight: one day begins at 01:00, another shows 00:00 twice.
    [HAVANA, '2026-03-08', '2026-03-08T05:00', 23],
    [HAVANA, '2026-11-01', '2026-11-01T04:00', 25],
  ])('in %s, %s, begins at %sZ and lasts %d h', (zone, day, instant, hours) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(`${instant}:00.000Z`);
    expect(lengthOfDay(day, zone) / HOUR).toBe(hours);
  });

  test('contains its first instant, and not the instant before', () => {
    fc.assert(
      fc.property(someMinute, someZone, (at, zone) => {
        const day = dayAt(at, zone);
        const start = startOfDay(day, zone);
        expect(start).toBeLessThanOrEqual(at);
        expect(dayAt(start, zone)).toBe(day);
        expect(dayAt(start - 1, zone)).toBe(addDays(day, -1));
      }),
    );
  });

  test('is counted from another by the calendar, over leap days and new year', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2026-03-09', '2026-03-07')).toBe(-2);
    expect(daysFromTo('2026-10-31', '2026-11-02')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
    expect(daysFromTo('2026-11-02', '2026-10-31')).toEqual([]);
  });

  test('is the same after days are added and subtracted again', () => {
    fc.assert(
      fc.property(someMinute, fc.integer({ min: -4000, max: 4000 }), (at, count) => {
        const day = dayAt(at, 'UTC');
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  test.each([
    ['2026-11-21', 6, 0, '2026-11-15'],
    ['2026-11-21', 6, 1, '2026-11-16'],
    ['2026-11-21', 6, 6, '2026-11-21'],
    ['2026-11-22', 0, 0, '2026-11-22'],
    ['2026-11-22', 0, 1, '2026-11-16'],
    ['1969-12-31', 3, 0, '1969-12-28'],
  ])('such as %s is weekday %d; its week, from weekday %d on, began on %s', (day, weekday, first, start) => {
    expect(weekdayOf(day)).toBe(weekday);
    expect(startOfWeek(day, first)).toBe(start);
  });
});

describe('validation of days, clocks and zones', () => {
  test.each(['2026-02-28', '2024-02-29', '1999-12-31', '2100-01-01'])('%s is a day', (text) => {
    expect(isDay(text)).toBe(true);
  });
  test.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '0202-05-06',
    '5/6/2026',
    '',
  ])('“%s” is not a day', (text) => expect(isDay(text)).toBe(false));
  test.each(['00:00', '09:05', '23:59'])('%s is a clock time', (text) => expect(isClock(text)).toBe(true));
  test.each(['24:00', '9:05', '12:60', '12:30:00', 'noon', ''])('“%s” is not a clock time', (text) => {
    expect(isClock(text)).toBe(false);
  });
  test('a wall time is a day and a clock time', () => {
    expect(isWallTime('2026-05-06T08:00')).toBe(true);
    expect(isWallTime('2026-05-06 08:00')).toBe(false);
    expect(isWallTime('2026-02-30T08:00')).toBe(false);
    expect(isWallTime('2026-05-06T08:00:00')).toBe(false);
  });
  test('a zone is one that this device knows', () => {
    for (const zone of [...ZONES, 'UTC']) expect(isZone(zone)).toBe(true);
    for (const zone of ['', 'Mars/Olympus', 'device']) expect(isZone(zone)).toBe(false);
  });
});
