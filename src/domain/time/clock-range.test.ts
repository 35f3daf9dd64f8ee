import { describe, expect, test } from 'vitest';
import { formatClockRange } from './clock-range.ts';

describe('formatClockRange', () => {
  test.each([
    ['00:19', '00:36', 'en-US', '12:19–12:36 AM'],
    ['11:50', '12:05', 'en-US', '11:50 AM–12:05 PM'],
    ['23:40', '02:40', 'en-US', '11:40 PM–2:40 AM'],
    ['14:19', '14:36', 'en-GB', '14:19–14:36'],
  ])('formats %s to %s in %s as %s', (start, end, locale, range) => {
    expect(formatClockRange(start, end, locale).replaceAll('\u00a0', ' ')).toBe(range);
  });

  test('keeps both halves of the day if the end is on the next day', () => {
    expect(formatClockRange('11:00', '02:00', 'en-US').replaceAll('\u00a0', ' ')).toBe('11:00 AM–2:00 AM');
    expect(formatClockRange('05:00', '02:00', 'en-US').replaceAll('\u00a0', ' ')).toBe('5:00 AM–2:00 AM');
  });
});
