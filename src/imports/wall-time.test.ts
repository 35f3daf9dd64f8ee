import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDay, readWallTime } from './wall-time.ts';

describe('a time as logs write it, month first', () => {
  test.each([
    ['12/13/20 7:20 AM', '2020-12-13T07:20'],
    ['1/6/2020 11:05 pm', '2020-01-06T23:05'],
    ['12/12/20 7:47\u202fPM', '2020-12-12T19:47'],
    ['12/12/20 12:05 AM', '2020-12-12T00:05'],
    ['12/12/20 12:05 PM', '2020-12-12T12:05'],
    ['2/29/20 7:47 p.m.', '2020-02-29T19:47'],
    ['2/29/20 9:29 p. m.', '2020-02-29T21:29'],
    ['2/29/20 9:29\u202fa.\u00a0m.', '2020-02-29T09:29'],
    ['2/29/20 9:29:10 P.\u202fM.', '2020-02-29T21:29'],
    ['12/12/20 19:47', '2020-12-12T19:47'],
    ['12/12/20 0:07', '2020-12-12T00:07'],
    ['4/29/25, 09:29', '2025-04-29T09:29'],
    ['10/08/2018 22:50 PM', '2018-10-08T22:50'],
    ['02/22/2023 6:43:59 PM', '2023-02-22T18:43'],
    ['2026-09-27 06:40:11', '2026-09-27T06:40'],
    ['2026-09-27T06:40', '2026-09-27T06:40'],
    ['2020/01/21 6:43 pm', '2020-01-21T18:43'],
    ['  3/8/20 2:34 AM ', '2020-03-08T02:34'],
    ['4/14/26 09.29', '2026-04-14T09:29'],
    ['4/14/26 21.05.33', '2026-04-14T21:05'],
    ['2026/4/14 上午9:29', '2026-04-14T09:29'],
    ['2026/4/14 下午9:05', '2026-04-14T21:05'],
    ['2026/4/14 晚上9:05', '2026-04-14T21:05'],
    ['2026/4/14 午前9:29', '2026-04-14T09:29'],
    ['2026/4/14 午後12:29', '2026-04-14T12:29'],
    ['2026. 4. 14. 오전 9:29', '2026-04-14T09:29'],
    ['26. 4. 14. 오후 9:05', '2026-04-14T21:05'],
    ['2026-04-14 21 h 05', '2026-04-14T21:05'],
    ['4/14/26, 9:05 μ.μ.', '2026-04-14T21:05'],
    ['٤‏/١٤‏/٢٠٢٦، ٩:٠٥ م', '2026-04-14T21:05'],
    ['۲۰۲۶/۴/۱۴, ۲۱:۰۵', '2026-04-14T21:05'],
    ['४/१४/२६, ९:०५ PM', '2026-04-14T21:05'],
    ['21:05 4/14/26', '2026-04-14T21:05'],
  ])('%j is %s', (text, wall) => expect(readWallTime(text, 'month-first')).toBe(wall));

  test.each([
    ['2/30/20 7:47 PM', 'Its day is not on the calendar.'],
    ['25/12/19 7:47 PM', 'Its day is not on the calendar.'],
    ['12/12/20 24:00', 'Its time of day does not exist.'],
    ['12/12/20 7:60 PM', 'Its time of day does not exist.'],
    ['12/13/20 7:2', 'could not be read.'],
    ['12/12/20', 'could not be read.'],
    ['12/12/20 9:29 soon', 'could not be read.'],
    ['12/12/20 PM 9:29 AM', 'could not be read.'],
    ['12/12/20 9.2', 'could not be read.'],
    ['yesterday', 'could not be read.'],
    ['', 'could not be read.'],
  ])('%j is none: %s', (text, reason) => expect(() => readWallTime(text, 'month-first')).toThrow(reason));
});

test.each([
  ['4/9/25, 09:29', '2025-09-04T09:29'],
  ['29.04.25, 09:29', '2025-04-29T09:29'],
  ['29-04-2025 09:29', '2025-04-29T09:29'],
  ['14.04.26 09.29', '2026-04-14T09:29'],
  ['14.4.2026 klo 9.29', '2026-04-14T09:29'],
  ['4.04.26 г., 9:29', '2026-04-04T09:29'],
  ['14. 4. 2026. 09:29', '2026-04-14T09:29'],
])('%j, day first, is %s', (text, wall) => expect(readWallTime(text, 'day-first')).toBe(wall));

test.each([
  ['2020/01/21', '2020-01-21'],
  ['2020-01-21 23:15', '2020-01-21'],
  ['1/21/20', '2020-01-21'],
])('the day of %j is %s', (text, day) => expect(readDay(text, 'month-first')).toBe(day));

const LOCALES =
  'en-GB en-CA fr-CA fr de da fi sv nb id it es es-MX pt-BR nl pl cs sk hu bg el tr ru sr hr sl lv he ar ar-EG fa ur hi mr bn ta te gu ja zh-CN zh-TW zh-HK ko th vi ms af sq am mk ka'.split(
    ' ',
  );

test('any time that CLDR writes short, in any of its countries, is read as it was', () => {
  const written = fc.record({
    locale: fc.constantFrom(...LOCALES),
    minute: fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2027, 0) / 60_000 }),
  });
  fc.assert(
    fc.property(written, ({ locale, minute }) => {
      const text = new Date(minute * 60_000).toLocaleString(locale, {
        dateStyle: 'short',
        timeStyle: 'short',
        timeZone: 'UTC',
        calendar: 'gregory',
      } as Intl.DateTimeFormatOptions);
      expect(readWallTime(text, 'day-first')).toBe(new Date(minute * 60_000).toISOString().slice(0, 16));
    }),
    { numRuns: 1000 },
  );
});

test.each(['2020-01-211', '2020-01', '1/2', '21 January'])('%j is no day', (text) =>
  expect(() => readDay(text, 'month-first')).toThrow('could not be read'),
);
