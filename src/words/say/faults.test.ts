import { describe, expect, test } from 'vitest';
import type { Fault } from '#domain/fault.ts';
import { METRIC_UNITS, ozFrom, US_UNITS } from '#domain/units/units.ts';
import { speechIn } from '#testing/speech.ts';
import { sayFault, sayFieldErrors } from './faults.ts';

const speech = speechIn('en-US');
const celsius = { code: 'outside', unit: 'celsius', low: 30, high: 43 } as const;

describe('sayFault', () => {
  test.each<[Fault, string]>([
    [{ code: 'noDate' }, 'Which day was it? Choose a date.'],
    [{ code: 'nothingDrunk' }, 'If your baby drank nothing, leave the amount empty.'],
    [{ code: 'notADate', typed: '2026-02-30' }, '“2026-02-30” isn’t a date. Choose another.'],
    [{ code: 'notATime', typed: '25:00' }, '“25:00” isn’t a time between 00:00 and 23:59.'],
    [{ code: 'notANumber', typed: 'nine' }, '“nine” isn’t a number. Enter one like 4.2.'],
    [{ code: 'notAnAmount', typed: 'lots', unit: 'oz' }, '“lots” isn’t an amount. Enter a number, like 4.'],
    [{ code: 'notAnAmount', typed: 'lots', unit: 'ml' }, '“lots” isn’t an amount. Enter a number, like 120.'],
    [{ code: 'dateTooEarly', day: '1926-05-06' }, 'May 6, 1926 is too long ago. Check the year.'],
    [{ code: 'dateInFuture', day: '2026-05-07' }, 'May 7, 2026 is in the future. Choose another day.'],
    [{ code: 'dueDateTooFar', weeks: 20 }, 'That’s more than 20 weeks from the birth. Check both dates.'],
    [{ code: 'tooManyDays', limit: 366 }, 'That’s more than a year. Choose up to 366 days.'],
    [{ code: 'nameTooLong', limit: 80 }, 'Use at most 80 characters for the name.'],
    [
      { code: 'endTooFar', start: '10:00', end: '09:00', hours: 18 },
      'From 10:00 AM to 9:00 AM the next day is more than 18 hours. Check both times.',
    ],
    [
      { code: 'noteTooLong', length: 2001, limit: 2000 },
      'This note has 2,001 characters. Shorten it to 2,000.',
    ],
    [{ code: 'lineTooLong', length: 201, limit: 200 }, 'A line has 201 characters. Shorten it to 200.'],
    [
      { code: 'bottleTooLarge', oz: ozFrom(1001, 'ml'), meantOz: null, unit: 'ml' },
      '1001 ml is more than a liter. Check the amount and its unit.',
    ],
    [
      { code: 'bottleTooLarge', oz: 120, meantOz: ozFrom(120, 'ml'), unit: 'oz' },
      '120 oz is more than a liter. Did you mean 120 ml? That’s about 4.1 oz.',
    ],
    [
      { ...celsius, value: 29.9, units: METRIC_UNITS },
      '29.9 °C is outside 30.0 °C to 43.0 °C. Check the number and its unit.',
    ],
    [
      { ...celsius, value: 26.67, units: US_UNITS },
      '80.0 °F is outside 86.0 °F to 109.4 °F. Check the number and its unit.',
    ],
    [
      { code: 'outside', unit: 'cm', value: 132.08, low: 20, high: 130, units: US_UNITS },
      '52 in is outside 7.87 in to 51.18 in. Check the number and its unit.',
    ],
    [
      { code: 'outside', unit: 'kg', value: 4200, low: 0.2, high: 40, units: METRIC_UNITS },
      '4200 kg is outside 0.2 kg to 40 kg. Check the number and its unit.',
    ],
  ])('says %j', (fault, text) => {
    expect(sayFault(fault, speech)).toBe(text);
  });

  test('uses the clock, dates and decimal mark of the locale', () => {
    const german = speechIn('en-DE');
    expect(sayFault({ code: 'notANumber', typed: 'x' }, german)).toContain('4,2');
    expect(sayFault({ code: 'endTooFar', start: '22:00', end: '17:00', hours: 18 }, german)).toContain(
      'From 22:00 to 17:00',
    );
    expect(sayFault({ code: 'dateInFuture', day: '2026-05-07' }, german)).toContain('7 May 2026');
  });
});

test('sayFieldErrors keeps the names of the fields', () => {
  expect(sayFieldErrors({ time: { code: 'noTime' }, endTime: { code: 'noEnd' } }, speech)).toEqual({
    time: 'What time was it?',
    endTime: 'When did it end?',
  });
});
