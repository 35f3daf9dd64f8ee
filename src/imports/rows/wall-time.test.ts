import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultOf } from '#testing/read-import.ts';
import { findDateOrder } from './date-order.ts';
import { beginsWithDate, readDay, readWallTime } from './wall-time.ts';

describe('a wall time with the month first', () => {
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
    ['2026/4/14 午後0:29', '2026-04-14T12:29'],
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
    ['2/30/20 7:47 PM', 'noSuchDay'],
    ['25/12/19 7:47 PM', 'noSuchDay'],
    ['12/12/20 24:00', 'noSuchClock'],
    ['12/12/20 7:60 PM', 'noSuchClock'],
    ['12/13/20 7:2', 'timeUnread'],
    ['12/12/20', 'noClock'],
    ['12/12/20 9:29 soon', 'timeUnread'],
    ['12/12/20 PM 9:29 AM', 'timeUnread'],
    ['12/12/20 9.2', 'timeUnread'],
    ['yesterday', 'dateUnread'],
    ['', 'dateUnread'],
  ])('%j is invalid: %s', (text, code) => expect(() => readWallTime(text, 'month-first')).toThrow(code));
});

test.each([
  ['4/9/25, 09:29', '2025-09-04T09:29'],
  ['29.04.25, 09:29', '2025-04-29T09:29'],
  ['29-04-2025 09:29', '2025-04-29T09:29'],
  ['14.04.26 09.29', '2026-04-14T09:29'],
  ['14.4.2026 klo 9.29', '2026-04-14T09:29'],
  ['14.4.2026 20:15 Uhr', '2026-04-14T20:15'],
  ['4.04.26 г., 9:29', '2026-04-04T09:29'],
  ['14. 4. 2026. 09:29', '2026-04-14T09:29'],
  ['14. 4. 26. 09:29', '2026-04-14T09:29'],
  ['14.04.26 г., 21:05 ч.', '2026-04-14T21:05'],
  ['14.4.26, 9:05 e pasdites', '2026-04-14T21:05'],
  ['14.4.26, 9:05 m.d.', '2026-04-14T21:05'],
  ['14. 4. 2026. u 21:05', '2026-04-14T21:05'],
  ['26/4/14 (21:05)', '2026-04-14T21:05'],
  ['26/4/3 (9:05)', '2026-04-03T09:05'],
  ['১৪-৪-২০২৬, অপৰাহ্ন ৯.০৫', '2026-04-14T21:05'],
  ['٢٠٢٦-٠٤-١٤ ٩:٠٥ شام', '2026-04-14T21:05'],
  ['2026-04-14 9:05 منجهند، شام', '2026-04-14T21:05'],
  ['14/04/26, 9:05 GD', '2026-04-14T21:05'],
  ['14-04-2026 - 21:05', '2026-04-14T21:05'],
  ['14.4.26 21:05 hodź.', '2026-04-14T21:05'],
  ['9:05 SA 14/4/26', '2026-04-14T09:05'],
  ['21:05, 14/4/26', '2026-04-14T21:05'],
])('%j, day first, is %s', (text, wall) => expect(readWallTime(text, 'day-first')).toBe(wall));

test.each([
  ['२६/४/१४, २१:०५', '2026-04-14T21:05'],
  ['26/4/3 (09:05)', '2026-04-03T09:05'],
  ['26. 4. 3. 21:05', '2026-04-03T21:05'],
  ['2026-04-03 21:05', '2026-04-03T21:05'],
])('%j, year first, is %s', (text, wall) => expect(readWallTime(text, 'year-first')).toBe(wall));

describe('a word for a part of the day', () => {
  test.each([
    ['2026年5月1日 夜9時30分', '21:30'],
    ['2026年5月1日 夜11時', '23:00'],
    ['2026年5月1日 朝8時', '08:00'],
    ['2026年5月1日 昼12時', '12:00'],
    ['2026年5月1日 昼1時半', '13:30'],
    ['2026-05-01 晚上6点', '18:00'],
    ['2026-05-01 晚上20点', '20:00'],
    ['2026-05-01 中午11点30分', '11:30'],
    ['2026-05-01 中午12点', '12:00'],
    ['2026-05-01 凌晨12:30', '00:30'],
    ['2026-05-01 早上10点', '10:00'],
    ['2026년 5월 1일 밤 11시 30분', '23:30'],
    ['2026년 5월 1일 새벽 3시', '03:00'],
    ['2026년 5월 1일 저녁 7시', '19:00'],
  ])('makes %j the time %s', (text, clock) =>
    expect(readWallTime(text, 'month-first')).toBe(`2026-05-01T${clock}`),
  );

  test.each([
    '2026年5月1日 夜12時30分',
    '2026年5月1日 夜1時',
    '2026年5月1日 夜中2時',
    '2026-05-01 晚上12点',
    '2026-05-01 晚上1点',
    '2026-05-01 早上12点',
    '2026년 5월 1일 밤 12시',
    '2026년 5월 1일 새벽 12시',
  ])('leaves %j unread, because it can mean two times', (text) =>
    expect(() => readWallTime(text, 'month-first')).toThrow('timeUnread'),
  );

  test.each(['ja', 'ko', 'my', 'zh', 'zh-HK', 'zh-TW'])('is never read as another time in %s', (locale) => {
    const format = new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      hour12: true,
      dayPeriod: 'short',
      timeZone: 'UTC',
    });
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    const read = hours.map((hour) => {
      const parts = format.formatToParts(Date.UTC(2026, 4, 1, hour));
      const [word, number] = ['dayPeriod', 'hour'].map(
        (type) => parts.find((part) => part.type === type)?.value,
      );
      try {
        return Number(readWallTime(`2026-05-01 ${word}${number}:00`, 'month-first').slice(11, 13));
      } catch {
        return null;
      }
    });
    expect(read.filter((hour) => hour === null).length).toBeLessThanOrEqual(5);
    expect(read.map((hour, at) => hour ?? at)).toEqual(hours);
  });
});

test.each([
  ['26/4/3, 09:05', 'day-first'],
  ['3/4/26, 09:05', 'year-first'],
  ['14/4/2026, 09:05', 'year-first'],
  // Yoruba writes 9:05 as 9:5. But 9:50 that was cut off looks the same.
  ['14/4/2026, 9:5', 'day-first'],
] as const)('%j, %s, is invalid', (text, order) =>
  expect(() => readWallTime(text, order)).toThrow(/^(time|date)Unread$/),
);

test.each([
  ['2020/01/21', '2020-01-21'],
  ['2020-01-21 23:15', '2020-01-21'],
  ['1/21/20', '2020-01-21'],
])('the day of %j is %s', (text, day) => expect(readDay(text, 'month-first')).toBe(day));

const LOCALES =
  'af am ar ar-EG ar-SA as ast az be bg bn br bs ca ceb chr ckb cs cy da de de-AT de-CH dsb ee el en en-AU en-CA en-GB en-IN en-NZ en-ZA es es-AR es-CL es-CO es-MX es-PR es-US et eu fa ff fi fil fo fr fr-BE fr-CA fr-CH fy ga gd gl gu ha he hi hr hr-BA hsb hu hy ia id ig is it ja jv ka kk km kn ko kok ku ky lb lo lt lv mi mk ml mn mr ms mt my nb ne nl nl-BE nn om or pa pl ps pt-BR pt-PT qu rm ro ru sa sah sc sd si sk sl so sq sr sr-Latn su sv sw ta te tg th ti tk to tr tt ug uk ur uz vi wo xh yi yue zh-CN zh-HK zh-TW zu'.split(
    ' ',
  );
const MONTH_FIRST = 'ceb chr ee en es-PR fil om or ti xh zu'.split(' ');
const YEAR_FIRST = 'eu ko ne sah'.split(' ');
const SHORT = { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC', calendar: 'gregory' } as const;

describe('a phone in any country', () => {
  const NOW = Date.UTC(2026, 11);
  const hours = [0, 1, 5, 9, 11, 12, 13, 17, 21, 23];
  const times = Array.from({ length: 28 }, (_, at) =>
    Date.UTC(2026, 3, at + 1, hours[at % hours.length], 5 + 2 * at),
  );

  test.each(
    LOCALES.flatMap(
      (locale) =>
        [
          [locale, false],
          [locale, true],
        ] as const,
    ),
  )('%s: its short times are read in the order found (12 hours: %s)', (locale, hour12) => {
    const format = new Intl.DateTimeFormat(locale, { ...SHORT, ...(hour12 && { hour12 }) });
    const written = times.map((at) => format.format(at));
    const { order, example } = resultOf(findDateOrder(written, NOW));
    const read = written.map((text) => readWallTime(text, order ?? 'day-first'));
    expect(read).toEqual(times.map((at) => new Date(at).toISOString().slice(0, 16)));
    expect(order === null ? example : null).toBeNull();
    expect(order === 'month-first').toBe(MONTH_FIRST.includes(locale));
  });
});

describe('a date with the signs for year, month and day', () => {
  test.each([
    ['2026年5月1日', '2026-05-01'],
    ['２０２６年５月１日（金）', '2026-05-01'],
    ['2026年05月01日 金曜日', '2026-05-01'],
    ['2026年5月1日星期五', '2026-05-01'],
    ['2026年5月1号', '2026-05-01'],
    ['2026년 5월 1일', '2026-05-01'],
    ['2026년 5월 1일 금요일', '2026-05-01'],
    ['2026년5월1일(금)', '2026-05-01'],
    ['2026/5/1(金)', '2026-05-01'],
    ['2026. 5. 1. (금)', '2026-05-01'],
    ['2026. 5. 1 금요일', '2026-05-01'],
    ['2026/5/1 (週五)', '2026-05-01'],
    ['2026-05-01（星期五）', '2026-05-01'],
  ])('%j is the day %s', (text, day) => expect(readDay(text, 'month-first')).toBe(day));

  test.each([
    ['2026年5月1日 8:05', '2026-05-01T08:05'],
    ['2026年5月1日8時5分', '2026-05-01T08:05'],
    ['2026年5月1日(金) 午後8時5分', '2026-05-01T20:05'],
    ['2026年5月1日 8時', '2026-05-01T08:00'],
    ['2026年5月1日 20時半', '2026-05-01T20:30'],
    ['2026年5月1日 晚上8点05分30秒', '2026-05-01T20:05'],
    ['2026년 5월 1일 오후 8:05', '2026-05-01T20:05'],
    ['2026년 5월 1일 오후 8시 5분', '2026-05-01T20:05'],
    ['2026-05-01 8時5分', '2026-05-01T08:05'],
    ['2026. 5. 1. (금) 오후 8:05', '2026-05-01T20:05'],
    ['26. 5. 1. (금) 오후 8:05', '2026-05-01T20:05'],
    ['2026. 5. 1. 금요일 오후 8시 반', '2026-05-01T20:30'],
    ['2026年5月1日（周五） 晚上8点半', '2026-05-01T20:30'],
    ['2026/5/1 (週五) 下午8:05', '2026-05-01T20:05'],
    ['2026. 5. 1.(금) 20:05', '2026-05-01T20:05'],
  ])('%j is the time %s', (text, wall) => expect(readWallTime(text, 'month-first')).toBe(wall));

  test.each(['ja', 'ko', 'zh-CN', 'zh-TW'])('is read in the long forms of %s', (locale) => {
    const at = Date.UTC(2026, 4, 1, 20, 5);
    for (const dateStyle of ['medium', 'long', 'full'] as const) {
      const text = new Intl.DateTimeFormat(locale, { ...SHORT, dateStyle }).format(at);
      expect([text, readWallTime(text, 'month-first')]).toEqual([text, '2026-05-01T20:05']);
    }
  });

  test.each(['令和8年5月1日', '26年5月1日', '2026年5月', '2026年2月30日'])(
    'leaves out %j, whose day is not certain',
    (text) => expect(() => readDay(text, 'month-first')).toThrow(/^(dateUnread|noSuchDay)$/),
  );

  test.each(['2026年5月1日の朝', '2026年5月1日 3時間5分', '2026年5月1日 8時5', '2026년 5월 1일 8시간'])(
    'has no clock time in %j',
    (text) => expect(() => readWallTime(text, 'month-first')).toThrow('timeUnread'),
  );
});

test('readWallTime reads any short time of CLDR as the same time', () => {
  const written = fc.record({
    locale: fc.constantFrom(...LOCALES),
    minute: fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2027, 0) / 60_000 }),
  });
  fc.assert(
    fc.property(written, ({ locale, minute }) => {
      const text = new Date(minute * 60_000).toLocaleString(locale, SHORT);
      const order = MONTH_FIRST.includes(locale)
        ? 'month-first'
        : YEAR_FIRST.includes(locale)
          ? 'year-first'
          : 'day-first';
      expect(readWallTime(text, order)).toBe(new Date(minute * 60_000).toISOString().slice(0, 16));
    }),
    { numRuns: 1000 },
  );
});

test.each(['2020-01-211', '2020-01', '1/2', '21 January'])('%j is not a day', (text) =>
  expect(() => readDay(text, 'month-first')).toThrow(/^(time|date)Unread$/),
);

test('long texts are read in linear time', () => {
  for (const text of [
    `9:00${' '.repeat(200_000)}x`,
    `9:00${', '.repeat(100_000)}x 1/2/26`,
    ' '.repeat(200_000),
  ]) {
    const from = performance.now();
    beginsWithDate(text);
    expect(performance.now() - from).toBeLessThan(1000);
  }
});
