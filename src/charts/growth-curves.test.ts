import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GROWTH_MEASURES, growthHistory } from '#domain/kinds/growth/growth-history.ts';
import { addDays } from '#domain/time/when.ts';
import { METRIC_UNITS, US_UNITS } from '#domain/units/units.ts';
import { aBaby, aGrowth } from '#testing/builders.ts';
import { speechIn } from '#testing/speech.ts';
import { type GrowthChart, growthChartWords, layoutGrowthCurves } from './growth-curves.ts';
import { scaleBetween } from './scale-between.ts';

const SPEECH = speechIn('en-US');
const FRAME = { width: 320, height: 260, textSize: 13 };
const baby = aBaby({ birthDate: '2026-01-01' });

function chartAt(ages: number[], overrides: Partial<GrowthChart> = {}): GrowthChart {
  const growths = ages.map((age) =>
    aGrowth({ date: addDays(baby.birthDate, age), weightKg: 3.3 + age / 60, lengthCm: 50 + age / 15 }),
  );
  const visits = growthHistory(baby, growths);
  return { measure: 'weight-for-age', sex: 'female', visits, units: METRIC_UNITS, ageDays: 0, ...overrides };
}

describe('the curves', () => {
  test('are five, the lowest first, and end at the right edge', () => {
    const { curves, right } = layoutGrowthCurves(chartAt([40]), FRAME, SPEECH);
    expect(curves.map(({ name }) => name)).toEqual(['P3', 'P15', 'P50', 'P85', 'P97']);
    const heights = curves.map(({ nameY }) => nameY);
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    for (const { points } of curves) expect(points.at(-1)?.[0]).toBeCloseTo(right);
  });

  test('have names that do not overlap, even where five curves end close together', () => {
    for (const measure of GROWTH_MEASURES) {
      for (const units of [METRIC_UNITS, US_UNITS]) {
        for (const ageDays of [20, 150, 300, 700]) {
          const { curves, top, bottom } = layoutGrowthCurves(
            chartAt([4], { measure, units, ageDays }),
            FRAME,
            SPEECH,
          );
          const names = curves.map(({ nameY }) => nameY);
          for (const [index, y] of names.slice(1).entries())
            expect((names[index] ?? 0) - y).toBeGreaterThanOrEqual(FRAME.textSize - 1e-9);
          expect(Math.min(...names)).toBeGreaterThanOrEqual(top - FRAME.textSize);
          expect(Math.max(...names)).toBeLessThanOrEqual(bottom + FRAME.textSize);
        }
      }
    }
  });

  test.each([
    [20, 'Age in weeks', '12'],
    [91, 'Age in weeks', '12'],
    [100, 'Age in months', '6'],
    [300, 'Age in months', '12'],
    [400, 'Age in months', '24'],
    [900, 'Age in months', '24'],
  ])('have, at an age of %d days, the axis “%s” up to %s', (ageDays, title, last) => {
    const { xTitle, xTicks } = layoutGrowthCurves(chartAt([], { ageDays }), FRAME, SPEECH);
    expect([xTitle, xTicks[0]?.label, xTicks.at(-1)?.label]).toEqual([title, '0', last]);
  });

  test('extend beyond the measured lengths for weight-for-length', () => {
    const chart = chartAt([30, 200], { measure: 'weight-for-length' });
    const { xTitle, xTicks, points } = layoutGrowthCurves(chart, FRAME, SPEECH);
    expect(xTitle).toBe('Length in cm');
    expect(xTicks.map(({ label }) => label)).toEqual(['50', '55', '60', '65']);
    expect(points).toHaveLength(2);
    const inches = layoutGrowthCurves({ ...chart, units: US_UNITS }, FRAME, SPEECH);
    expect(inches.xTitle).toBe('Length in inches');
    expect(inches.xTicks.length).toBeGreaterThan(1);
  });

  test('have no point for a value outside the standard', () => {
    expect(layoutGrowthCurves(chartAt([40, 800]), FRAME, SPEECH).points).toHaveLength(1);
    expect(growthChartWords(chartAt([800]), SPEECH).description).toContain('No measurements on them yet');
  });
});

describe('any measurements', () => {
  const age = fc.integer({ min: 0, max: 760 });

  test('stay inside the frame, in any unit', () => {
    fc.assert(
      fc.property(
        fc.array(age, { maxLength: 8 }),
        fc.constantFrom(...GROWTH_MEASURES),
        fc.constantFrom(US_UNITS, METRIC_UNITS),
        fc.integer({ min: 260, max: 900 }),
        (ages, measure, units, width) => {
          const laid = layoutGrowthCurves(chartAt(ages, { measure, units }), { ...FRAME, width }, SPEECH);
          const all = [
            ...laid.curves.flatMap(({ points }) => points),
            ...laid.points.map(({ x, y }) => [x, y]),
          ];
          const xs = all.map(([x = 0]) => x);
          const ys = all.map(([, y = 0]) => y);
          expect(Math.min(...xs)).toBeGreaterThanOrEqual(laid.left - 1e-6);
          expect(Math.max(...xs)).toBeLessThanOrEqual(laid.right + 1e-6);
          expect(Math.min(...ys)).toBeGreaterThanOrEqual(laid.top - 1e-6);
          expect(Math.max(...ys)).toBeLessThanOrEqual(laid.bottom + 1e-6);
          expect(laid.yTicks.length).toBeGreaterThanOrEqual(3);
          expect(laid.yTicks.length).toBeLessThanOrEqual(9);
        },
      ),
    );
  });
});

test.each([
  [2.1, 6.4, [2, 3, 4, 5, 6, 7]],
  [45.2, 61, [45, 50, 55, 60, 65]],
  [4.6, 15.2, [4, 6, 8, 10, 12, 14, 16]],
  [0.1, 1.2, [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2]],
  [5, 5, [5, 5.2, 5.4]],
])('a scale between %f and %f has the ticks %j', (low, high, ticks) => {
  expect(scaleBetween(low, high).ticks).toEqual(ticks);
});
