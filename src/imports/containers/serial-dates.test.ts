import { describe, expect, test } from 'vitest';
import { numberFormat, serialDate } from './serial-dates.ts';

describe('numberFormat', () => {
  test.each([
    ['General', 'number'],
    ['0.00', 'number'],
    ['#,##0.00 [$USD];[Red]-#,##0.00', 'number'],
    ['0.00E+00', 'number'],
    ['0" days, hours"', 'number'],
    ['0\\ \\d', 'number'],
    ['@', 'number'],
    ['yyyy-mm-dd', 'day'],
    ['[$-409]mmm\\-yy;@', 'day'],
    ['mmmm', 'day'],
    ['yyyy"年"m"月"d"日"', 'day'],
    ['[$-F400]h:mm:ss\\ AM/PM', 'clock'],
    ['[hh]:mm', 'clock'],
    ['[mm]:ss.0', 'clock'],
    ['mm:ss', 'clock'],
    ['dd.mm.yyyy hh:mm', 'dayAndClock'],
  ])('knows %s as %s', (code, format) => expect(numberFormat(164, code)).toBe(format));

  test.each([
    [0, 'number'],
    [13, 'number'],
    [14, 'day'],
    [20, 'clock'],
    [22, 'dayAndClock'],
    [46, 'clock'],
    [49, 'number'],
    [57, 'day'],
  ])('knows format %i without a code as %s', (id, format) =>
    expect(numberFormat(id, undefined)).toBe(format),
  );
});

describe('serialDate', () => {
  test.each([
    ['the last day of the calendar', 2_958_465, 'day', '9999-12-31'],
    ['a time that is rounded up to the next day', 46_148.999_999_9, 'dayAndClock', '2026-05-07 00:00'],
    ['a length of seconds', 330 / 86_400, 'clock', '00:05:30'],
    ['a number after the last day', 2_958_466.5, 'day', null],
    ['a number that is no date', 46_148, 'number', null],
  ] as const)('reads %s', (_, serial, format, text) => expect(serialDate(serial, format, false)).toBe(text));

  test('refuses a day after the calendar in the system of 1904', () =>
    expect(serialDate(2_958_465, 'day', true)).toBe(null));
});
