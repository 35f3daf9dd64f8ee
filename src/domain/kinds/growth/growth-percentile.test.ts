import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sex } from '#domain/baby/baby.ts';
import { type GrowthMeasure, type Lms, lmsAt, tableRange } from '#domain/who-standards/lms-tables.ts';
import { lmsModule } from '../../../../scripts/who-standards.mjs';
import {
  curvePoints,
  PERCENTILE_CURVES,
  placeOn,
  sideOffChart,
  valueAtZ,
  zScore,
} from './growth-percentile.ts';

const MEASURES = {
  wfa: 'weight-for-age',
  lfa: 'length-for-age',
  hcfa: 'head-for-age',
  wfl: 'weight-for-length',
} as const;
const SEXES = { f: 'female', m: 'male' } as const;

interface Reference {
  id?: string;
  measure: keyof typeof MEASURES;
  sex: keyof typeof SEXES;
  ageDays?: number;
  lengthCm?: number;
  value: number;
  z: number;
  percentile: number;
  lms: [number, number, number];
  restricted?: boolean;
  zPlain: number;
  P: string;
  zOfP: number;
  month: number;
}

function readJson(file: string) {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../who-standards', file), 'utf8'));
}

const REFERENCES: Record<'cases' | 'whoSurvey' | 'anchors' | 'fieldTables', Reference[]> =
  readJson('reference-cases.json');

function placeOf({ measure, sex, ageDays, lengthCm }: Reference) {
  return placeOn(MEASURES[measure], SEXES[sex], (lengthCm ?? ageDays) as number);
}

function furthest(references: Reference[], error: (reference: Reference) => number): number {
  return Math.max(...references.map(error));
}

/** Computes the measurement at a z-score from WHO's monthly L, M and S, which our daily table does not have. */
function centile([L, M, S]: Reference['lms'], z: number): number {
  return M * (1 + L * S * z) ** (1 / L);
}

describe('the calculation', () => {
  test('agrees with 255 computed cases, within 1e-9 for z and 5e-9 for percentiles', () => {
    const { cases } = REFERENCES;
    expect(cases).toHaveLength(255);
    expect(cases.filter(({ restricted }) => restricted)).toHaveLength(41);
    expect(
      furthest(cases, (ref) => Math.abs((zScore({ ...placeOf(ref), value: ref.value })?.z ?? 99) - ref.z)),
    ).toBeLessThan(1e-9);
    expect(
      furthest(cases, (ref) =>
        Math.abs((zScore({ ...placeOf(ref), value: ref.value })?.percentile ?? 999) - ref.percentile),
      ),
    ).toBeLessThan(5e-9);
  });

  test('uses the L, M and S of each reference case', () => {
    const error = (ref: Reference) => {
      const { L, M, S } = lmsAt(
        MEASURES[ref.measure],
        SEXES[ref.sex],
        (ref.lengthCm ?? ref.ageDays) as number,
      ) as Lms;
      return Math.max(Math.abs(L - ref.lms[0]), Math.abs(M - ref.lms[1]), Math.abs(S - ref.lms[2]));
    };
    expect(furthest(REFERENCES.cases, error)).toBeLessThan(1e-12);
  });

  test('agrees, within rounding, with 145 z-scores that WHO’s program computed', () => {
    expect(REFERENCES.whoSurvey).toHaveLength(145);
    expect(
      furthest(REFERENCES.whoSurvey, (ref) =>
        Math.abs((zScore({ ...placeOf(ref), value: ref.value })?.z ?? 99) - ref.z),
      ),
    ).toBeLessThanOrEqual(0.00501);
  });

  test('agrees, within rounding, with 240 published percentile values of 3 decimals', () => {
    expect(REFERENCES.anchors).toHaveLength(240);
    expect(
      furthest(REFERENCES.anchors, (ref) => Math.abs((valueAtZ(placeOf(ref), ref.zOfP) ?? 999) - ref.value)),
    ).toBeLessThanOrEqual(0.00051);
  });

  test('agrees, within rounding, with 180 values of WHO’s field tables', () => {
    expect(REFERENCES.fieldTables).toHaveLength(180);
    expect(
      furthest(REFERENCES.fieldTables, (ref) => Math.abs(centile(ref.lms, ref.zOfP) - ref.value)),
    ).toBeLessThanOrEqual(0.0501);
  });

  test('gives daily curves that agree with the monthly field tables', () => {
    // A month is 30.4375 days; month 24 is day 730.5, half a day past the table.
    const inTable = REFERENCES.fieldTables.filter(({ month }) => month < 24);
    expect(inTable).toHaveLength(150);
    const error = (ref: Reference) => {
      const age = ref.month * 30.4375;
      const [measure, sex] = [MEASURES[ref.measure], SEXES[ref.sex]];
      const [before, after] = [Math.floor(age), Math.ceil(age)].map(
        (day) => valueAtZ(placeOn(measure, sex, day), ref.zOfP) as number,
      ) as [number, number];
      return Math.abs(before + (after - before) * (age % 1) - ref.value);
    };
    expect(furthest(inTable, error)).toBeLessThanOrEqual(0.0501);
  });

  test('uses a data module that equals the output of its script', () => {
    const written = readFileSync(join(import.meta.dirname, '../../who-standards', 'lms-data.ts'), 'utf8');
    expect(lmsModule(readJson('lms-0-730.json'))).toBe(written);
  });
});

const measures = fc.constantFrom(...Object.values(MEASURES));
const sexes = fc.constantFrom<Sex>('female', 'male');
const places = fc
  .tuple(measures, sexes, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([measure, sex, share]) => {
    const { first, last } = tableRange(measure);
    const at = first + share * (last - first);
    return placeOn(measure, sex, measure === 'weight-for-length' ? at : Math.floor(at));
  });

test('a heavier or longer baby never has a lower percentile', () => {
  fc.assert(
    fc.property(
      places,
      fc.double({ min: 0.5, max: 110, noNaN: true }),
      fc.double({ min: 0.001, max: 5, noNaN: true }),
      (place, value, more) => {
        const less = zScore({ ...place, value });
        const greater = zScore({ ...place, value: value + more });
        expect(less?.z).toBeLessThan(greater?.z as number);
        expect(less?.percentile).toBeLessThanOrEqual(greater?.percentile as number);
      },
    ),
  );
});

test('the value at a z-score has that z-score, even beyond 3 deviations', () => {
  fc.assert(
    fc.property(places, fc.double({ min: -5, max: 6, noNaN: true }), (place, z) => {
      const value = valueAtZ(place, z) as number;
      expect(zScore({ ...place, value })?.z).toBeCloseTo(z, 9);
    }),
  );
});

test("every point of a drawn curve is at the curve's percentile", () => {
  fc.assert(
    fc.property(measures, sexes, fc.constantFrom(...PERCENTILE_CURVES), (measure, sex, curve) => {
      const { first, last } = tableRange(measure);
      const points = curvePoints(measure, sex, curve.z, { from: first, to: last, step: (last - first) / 5 });
      expect(points).toHaveLength(6);
      for (const { at, value } of points) {
        expect(zScore({ ...placeOn(measure, sex, at), value })?.percentile).toBeCloseTo(curve.percentile, 9);
      }
    }),
  );
});

describe('the edge of the standard', () => {
  const outside: [GrowthMeasure, number][] = [
    ['weight-for-age', -1],
    ['weight-for-age', 731],
    ['length-for-age', 731],
    ['head-for-age', 731],
    ['weight-for-length', 44.9],
    ['weight-for-length', 110.1],
    ['weight-for-age', Number.NaN],
  ];

  test.each(outside)('excludes %s at %d, which has no z-score and no curve value', (measure, at) => {
    expect(zScore({ ...placeOn(measure, 'female', at), value: 9 })).toBeNull();
    expect(valueAtZ(placeOn(measure, 'female', at), 0)).toBeNull();
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'excludes a weight of %d, which has no z-score',
    (value) => {
      expect(zScore({ measure: 'weight-for-age', sex: 'male', ageDays: 10, value })).toBeNull();
    },
  );

  test('includes the first and the last row', () => {
    expect(valueAtZ(placeOn('weight-for-age', 'male', 0), 0)).toBe(3.3464);
    expect(valueAtZ(placeOn('weight-for-age', 'male', 730), 0)).toBe(12.1482);
    expect(valueAtZ(placeOn('weight-for-length', 'female', 45), 0)).toBe(2.4607);
    expect(valueAtZ(placeOn('weight-for-length', 'female', 110), 0)).toBe(18.3324);
  });

  test('limits curves to the ages in the table, and includes the last age', () => {
    const days = curvePoints('head-for-age', 'male', 0, { from: -30, to: 900, step: 100 }).map(
      ({ at }) => at,
    );
    expect(days).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 730]);
    expect(curvePoints('head-for-age', 'male', 0, { from: 731, to: 900, step: 10 })).toEqual([]);
  });
});

describe('sideOffChart', () => {
  test.each<[GrowthMeasure, number, number]>([
    ['weight-for-age', -6, 5],
    ['length-for-age', -6, 6],
    ['head-for-age', -5, 5],
    ['weight-for-length', -5, 5],
  ])('is set for %s below %d and above %d', (measure, low, high) => {
    expect(sideOffChart(measure, low)).toBeNull();
    expect(sideOffChart(measure, high)).toBeNull();
    expect(sideOffChart(measure, low - 0.01)).toBe('below');
    expect(sideOffChart(measure, high + 0.01)).toBe('above');
  });

  test('is set for pounds typed as kilograms', () => {
    const standing = zScore({ measure: 'weight-for-age', sex: 'female', ageDays: 60, value: 11 });
    expect(sideOffChart('weight-for-age', standing?.z ?? 0)).toBe('above');
  });
});
