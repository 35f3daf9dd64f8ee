import { describe, expect, test, vi } from 'vitest';
import { localeOf } from './locale-of.ts';
import {
  formatClock,
  formatDate,
  formatDay,
  formatDayRange,
  formatHour,
  formatMonth,
  formatMonthDay,
  formatShortDay,
  formatWeekday,
} from './when-words.ts';

describe('days and clocks in words', () => {
  test('shows the same day in every zone of the reader', () => {
    expect(formatDay('2026-11-21', 'en-US')).toBe('Saturday, November 21');
    expect(formatShortDay('2026-11-21', 'en-US')).toBe('Sat, Nov 21');
    expect(formatDate('2026-11-21', 'en-US')).toBe('Nov 21, 2026');
    expect(formatMonthDay('2026-11-21', 'en-US')).toBe('Nov 21');
    expect(formatMonth('2026-11', 'en-US')).toBe('November 2026');
  });

  test("shows a clock time in the reader's format, with plain blanks", () => {
    expect(formatClock('14:05', 'en-US')).toBe('2:05 PM');
    expect(formatClock('00:00', 'en-US')).toBe('12:00 AM');
    expect(formatClock('14:05', 'de-DE')).toBe('14:05');
    expect([0, 6, 18, 24].map((hour) => formatHour(hour, 'en-US'))).toEqual([
      '12 AM',
      '6 AM',
      '6 PM',
      '12 AM',
    ]);
    expect(formatHour(18, 'en-GB')).toBe('18');
  });

  test.each([
    ['en-US', '2:05 PM', 'Tuesday, March 10', 'Mar 10, 2026', 'Mar 3 – 10, 2026'],
    ['en-GB', '14:05', 'Tuesday 10 March', '10 Mar 2026', '3 – 10 Mar 2026'],
    ['de-DE', '14:05', 'Tuesday, 10 March', '10 Mar 2026', '3–10 Mar 2026'],
    ['fa-IR', '14:05', 'Tuesday, 10 March', '10 Mar 2026', '3–10 Mar 2026'],
    ['th-TH', '14:05', 'Tuesday, 10 March', '10 Mar 2026', '3–10 Mar 2026'],
    ['ar-SA', '2:05 pm', 'Tuesday, 10 March', '10 Mar 2026', '3–10 Mar 2026'],
    ['ar-EG', '2:05 pm', 'Tuesday, 10 March', '10 Mar 2026', '3–10 Mar 2026'],
    ['hi-IN', '2:05 pm', 'Tuesday, 10 March', '10 Mar 2026', '3–10 Mar 2026'],
    ['ja-JP', '14:05', 'Tuesday, March 10', 'Mar 10, 2026', 'Mar 3 – 10, 2026'],
    ['de-DE-u-hc-h12', '2:05 pm', 'Tuesday, 10 March', '10 Mar 2026', '3–10 Mar 2026'],
    ['en-US-u-ca-buddhist-nu-thai', '2:05 PM', 'Tuesday, March 10', 'Mar 10, 2026', 'Mar 3 – 10, 2026'],
    ['en-US@posix', '2:05 PM', 'Tuesday, March 10', 'Mar 10, 2026', 'Mar 3 – 10, 2026'],
  ])('shows English words and one calendar on a device in %s', (device, clock, day, date, range) => {
    vi.stubGlobal('navigator', { language: device });
    // Without a locale, the formats use that of the device.
    for (const locale of [localeOf('en', device), undefined]) {
      expect(formatClock('14:05', locale)).toBe(clock);
      expect(formatDay('2026-03-10', locale)).toBe(day);
      expect(formatDate('2026-03-10', locale)).toBe(date);
      expect(formatDayRange('2026-03-03', '2026-03-10', locale)).toBe(range);
      expect(formatMonth('2026-03', locale)).toBe('March 2026');
      expect(formatWeekday('2026-03-10', 'short', locale)).toBe('Tue');
    }
    vi.unstubAllGlobals();
  });

  test('shows the words of the locale', () => {
    expect(formatDay('2026-03-10', 'es-ES')).toBe('martes, 10 de marzo');
    expect(formatMonth('2026-03', localeOf('de', 'en-US'))).toBe('März 2026');
  });
});
