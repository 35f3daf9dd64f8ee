import { describe, expect, test } from 'vitest';
import type { CareRange } from '#domain/care-guide/care-range.ts';
import { METRIC_UNITS, US_UNITS } from '#domain/units/units.ts';
import { speechIn } from '#testing/speech.ts';
import { describePublisher, describeRange, describeRangeNumbers, describeSource } from './care-guide.ts';

const SPEECH = speechIn('en-US');

describe('ranges in words', () => {
  const base = { source: { name: 'Leaflet', publisher: 'Clinic' }, seen: 'source', note: null } as const;

  test.each<[CareRange, string, string]>([
    [{ ...base, low: 1, high: null, unit: 'wetDiapers' }, 'at least 1 wet diaper in 24 hours', ''],
    [{ ...base, low: 1, high: 2, unit: 'wetDiapers' }, '1 to 2 wet diapers in 24 hours', ''],
    [{ ...base, low: 36.5, high: 36.5, unit: 'gramsPerDay' }, 'about 36.5 g a day', 'about 1.3 oz a day'],
    [{ ...base, low: 0, high: 7, unit: 'percentOfBirthWeight' }, 'up to 7% of birth weight', ''],
    [{ ...base, low: 10, high: null, unit: 'percentOfBirthWeight' }, 'over 10% of birth weight', ''],
    [{ ...base, low: 1, high: 15, unit: 'gramsPerDay' }, '1 to 15 g a day', '0 to 0.5 oz a day'],
    [{ ...base, low: 15, high: 15, unit: 'mlPerFeed' }, 'about 15 ml a feed', 'about 0.5 oz a feed'],
    [{ ...base, low: 60, high: 90, unit: 'mlPerFeed' }, '60 to 90 ml a feed', '2 to 3 oz a feed'],
  ])('describe %o', (range, inMl, inOz) => {
    expect(describeRange(range, METRIC_UNITS, SPEECH)).toBe(inMl);
    expect(describeRange(range, US_UNITS, SPEECH)).toBe(inOz || inMl);
  });

  test('name the source with and without a year', () => {
    expect(describeSource(base, SPEECH)).toBe('Clinic: Leaflet');
    expect(describeSource({ seen: 'quotation', source: { ...base.source, year: 2015 } }, SPEECH)).toBe(
      'Clinic: Leaflet, 2015 (cited in another source)',
    );
  });

  test('have no unit next to a range that has it', () => {
    const range = { ...base, low: 60, high: 90, unit: 'mlPerFeed' } as const;
    expect(describeRangeNumbers(range, US_UNITS, SPEECH)).toBe('2 to 3');
    expect(describeRangeNumbers({ ...range, high: null }, METRIC_UNITS, SPEECH)).toBe('at least 60');
  });

  test('name the publisher, by its abbreviation if that is well known, with its note', () => {
    const source = { name: 'Leaflet', publisher: 'World Health Organization' };
    const range = { ...base, source, low: 12, high: 16, unit: 'hoursOfSleep' } as const;
    expect(describePublisher(range, SPEECH)).toBe('WHO');
    expect(describePublisher({ ...range, note: 'napsIncluded' }, SPEECH)).toBe('WHO: naps included');
  });

  test('have the decimal mark of the locale', () => {
    const range = { ...base, low: 36.5, high: 36.5, unit: 'gramsPerDay' } as const;
    expect(describeRange(range, METRIC_UNITS, speechIn('de-DE'))).toBe('about 36,5 g a day');
  });
});
