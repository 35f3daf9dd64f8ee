import { describe, expect, test } from 'vitest';
import type { Entry } from '#domain/parsed.ts';
import { settledMomentOf } from '#domain/time/when.ts';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { aBaby, aGrowth } from '#testing/builders.ts';
import { parseGrowth } from './growth-entry.ts';

const zone = 'America/Los_Angeles';
/** Six weeks old on the day of these entries. */
const baby = aBaby({ birthDate: '2026-03-25' });
const context = { zone, now: settledMomentOf('2026-05-06T12:00', zone).at, units: METRIC_UNITS, baby };
const asked = (
  entry: Entry,
  overrides: Partial<typeof context> & { record?: ReturnType<typeof aGrowth> } = {},
) => {
  const parsed = parseGrowth({ date: '2026-05-06', ...entry }, { ...context, ...overrides });
  return 'questions' in parsed ? parsed.questions.map(({ name }) => name) : parsed;
};

describe('the question about an unlikely measure', () => {
  test('is not asked for common measures', () => {
    expect(asked({ weight: '4.2', length: '53', head: '36.5' })).toMatchObject({ value: { weightKg: 4.2 } });
  });

  test.each<[Entry, string[]]>([
    [{ weight: '12' }, ['unlikely-weight-for-age']],
    [{ weight: '1.1' }, ['unlikely-weight-for-age']],
    [{ length: '72' }, ['unlikely-length-for-age']],
    [{ head: '25' }, ['unlikely-head-for-age']],
    [
      { weight: '12', length: '72', head: '25' },
      ['unlikely-weight-for-age', 'unlikely-length-for-age', 'unlikely-head-for-age'],
    ],
    [{ weight: '6.6', length: '50' }, ['unlikely-weight-for-length']],
  ])('is asked for %j: %j', (entry, names) => {
    expect(asked(entry)).toEqual(names);
  });

  test('is asked once for a weight that is unlikely for both age and length', () => {
    expect(asked({ weight: '12', length: '53' })).toEqual(['unlikely-weight-for-age']);
  });

  test('is answered by "yes", separately for each measure', () => {
    const slips = { weight: '12', head: '25' };
    expect(asked({ ...slips, 'unlikely-weight-for-age': 'yes' })).toEqual(['unlikely-head-for-age']);
    expect(
      asked({ ...slips, 'unlikely-weight-for-age': 'yes', 'unlikely-head-for-age': 'yes' }),
    ).toMatchObject({ value: { weightKg: 12, headCm: 25 } });
  });

  test('is asked again if the day changes, but not if only the note changes', () => {
    const record = aGrowth({ date: '2026-05-06', weightKg: 12, lengthCm: null, headCm: null });
    expect(asked({ weight: '12', note: 'mended' }, { record })).toMatchObject({ value: { note: 'mended' } });
    expect(asked({ weight: '12', date: '2026-05-05' }, { record })).toEqual(['unlikely-weight-for-age']);
  });

  test('is not asked if the WHO tables do not cover the baby’s age', () => {
    const born = aBaby({ birthDate: '2023-03-25' });
    expect(asked({ weight: '12' }, { baby: born })).toMatchObject({ value: { weightKg: 12 } });
    const early = aBaby({ dueDate: '2026-05-20' });
    expect(asked({ weight: '1.1' }, { baby: early })).toMatchObject({ value: { weightKg: 1.1 } });
  });
});
