import { describe, expect, test } from 'vitest';
import { METRIC_UNITS, US_UNITS } from '#domain/units/units.ts';
import { type CareRange, rangeWords } from './care-range.ts';
import { sourceWords } from './care-source.ts';

describe('ranges in words', () => {
  const base = { source: { name: 'Leaflet', publisher: 'Clinic' }, seen: 'source', note: '' } as const;

  test.each<[CareRange, string, string]>([
    [{ ...base, low: 1, high: null, unit: 'wetDiapers' }, 'at least 1 wet diaper in 24 hours', ''],
    [{ ...base, low: 1, high: 2, unit: 'wetDiapers' }, '1 to 2 wet diapers in 24 hours', ''],
    [{ ...base, low: 36.5, high: 36.5, unit: 'gramsPerDay' }, 'about 36.5 g a day', 'about 1.3 oz a day'],
    [{ ...base, low: 0, high: 7, unit: 'percentOfBirthWeight' }, 'up to 7% of birth weight', ''],
    [{ ...base, low: 10, high: null, unit: 'percentOfBirthWeight' }, 'over 10% of birth weight', ''],
    [{ ...base, low: 1, high: 15, unit: 'gramsPerDay' }, '1 to 15 g a day', '0 to 0.5 oz a day'],
    [{ ...base, low: 15, high: 15, unit: 'mlPerFeed' }, 'about 15 ml a feed', 'about 0.5 oz a feed'],
    [{ ...base, low: 60, high: 90, unit: 'mlPerFeed' }, '60 to 90 ml a feed', '2 to 3 oz a feed'],
  ])('%o', (range, inMl, inOz) => {
    expect(rangeWords(range, METRIC_UNITS)).toBe(inMl);
    expect(rangeWords(range, US_UNITS)).toBe(inOz || inMl);
  });

  test('name the source with and without a year', () => {
    expect(sourceWords(base)).toBe('Clinic: Leaflet');
    expect(sourceWords({ seen: 'quotation', source: { ...base.source, year: 2015 } })).toBe(
      'Clinic: Leaflet, 2015 (as quoted by others)',
    );
  });
});
