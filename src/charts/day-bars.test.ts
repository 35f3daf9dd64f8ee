import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutDayBars, wholeSteps } from './day-bars.ts';

const FRAME = { width: 320, height: 150, textSize: 13 };
const columns = (values: ([number, number] | null)[]) =>
  values.map((value) => ({ label: 'M', values: value, least: null, gap: false }));

test.each([
  [0, [0, 1, 2]],
  [3, [0, 1, 2, 3, 4]],
  [9, [0, 3, 6, 9, 12]],
  [10, [0, 3, 6, 9, 12]],
  [16.2, [0, 5, 10, 15, 20]],
  [24, [0, 6, 12, 18, 24, 30]],
  [130, [0, 40, 80, 120, 160]],
])('wholeSteps up to %f has the lines %j', (highest, lines) => {
  expect(wholeSteps(highest).values).toEqual(lines);
});

test('layoutDayBars stacks the open part of a day on its filled part', () => {
  const { bars, ticks } = layoutDayBars({ columns: columns([[6, 3]]) }, FRAME);
  const [filled, open] = bars;
  expect(bars.map(({ look }) => look)).toEqual(['filled', 'open']);
  expect(filled?.y).toBeCloseTo((open?.y ?? 0) + (open?.height ?? 0));
  expect(filled?.height).toBeCloseTo(2 * (open?.height ?? 0));
  expect(open?.y).toBeCloseTo(ticks.at(-2)?.y ?? 0);
});

test('layoutDayBars draws no bar for a future or an empty day, but reserves its place', () => {
  const { bars, days } = layoutDayBars({ columns: columns([[1, 0], [0, 0], null]) }, FRAME);
  expect(bars).toHaveLength(1);
  expect(days).toHaveLength(3);
});

test('layoutDayBars draws the minimum as a line across its day, within the scale', () => {
  const [low, high] = columns([
    [1, 0],
    [2, 0],
  ]);
  if (!low || !high) throw new Error('two columns');
  const { least, ticks, left, right } = layoutDayBars(
    {
      columns: [
        { ...low, least: 6 },
        { ...high, least: null },
      ],
    },
    FRAME,
  );
  expect(least).toHaveLength(1);
  expect(least[0]?.x1).toBeCloseTo(left);
  expect(least[0]?.x2).toBeCloseTo((left + right) / 2);
  expect(least[0]?.y).toBeGreaterThanOrEqual(ticks.at(-1)?.y ?? 0);
});

test('layoutDayBars draws a gap in the log above the bars of its day', () => {
  const [day] = columns([[4, 4]]);
  if (!day) throw new Error('one column');
  const { gaps, bars } = layoutDayBars({ columns: [{ ...day, gap: true }] }, FRAME);
  expect(gaps).toHaveLength(1);
  expect(gaps[0]?.y).toBeLessThan(Math.min(...bars.map(({ y }) => y)));
  expect(gaps[0]?.y).toBeGreaterThan(0);
});

test('layoutDayBars reserves the place of a day without a label', () => {
  const [day] = columns([[1, 0]]);
  if (!day) throw new Error('one column');
  const { days, bars } = layoutDayBars({ columns: [{ ...day, label: '' }, day] }, FRAME);
  expect([days.length, bars.length]).toEqual([1, 2]);
});

describe('any figures', () => {
  const value = fc.double({ min: 0, max: 5000, noNaN: true });
  const week = fc.array(fc.option(fc.tuple(value, value), { nil: null }), { minLength: 1, maxLength: 31 });

  test('stay below the top line, with three to six lines', () => {
    fc.assert(
      fc.property(week, (values) => {
        const { bars, ticks, left, right } = layoutDayBars({ columns: columns(values) }, FRAME);
        for (const { x, y, width, height } of bars) {
          expect(height).toBeGreaterThan(0);
          expect(x).toBeGreaterThanOrEqual(left);
          expect(x + width).toBeLessThanOrEqual(right);
          expect(y).toBeGreaterThan(ticks.at(-1)?.y ?? 0);
        }
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

test('layoutDayBars outlines the bar of today, and keeps room at the end of the minimum', () => {
  const [first, last] = columns([
    [6, 0],
    [2, 1],
  ]);
  if (!first || !last) throw new Error('two columns');
  const today = { columns: [first, { ...last, soFar: true }] };
  const { bars, soFar, right } = layoutDayBars(today, { ...FRAME, endRoom: 60 });
  const lower = bars[1];
  const upper = bars[2];
  expect(right).toBe(FRAME.width - 60);
  expect(soFar?.x).toBeLessThan(lower?.x ?? 0);
  expect(soFar?.y).toBeLessThan(upper?.y ?? 0);
  expect((soFar?.y ?? 0) + (soFar?.height ?? 0)).toBeCloseTo((lower?.y ?? 0) + (lower?.height ?? 0));
  expect(layoutDayBars({ columns: [first] }, FRAME).soFar).toBeNull();
});

test('layoutDayBars draws the average across the days, on the scale of the bars', () => {
  const { averageY, bars, ticks, slot, left } = layoutDayBars(
    {
      columns: columns([
        [6, 0],
        [2, 0],
      ]),
      average: 6,
    },
    FRAME,
  );
  expect(averageY).toBeCloseTo(bars[0]?.y ?? 0);
  expect(left + 2 * slot).toBeCloseTo(FRAME.width);
  expect(layoutDayBars({ columns: columns([[6, 0]]) }, FRAME).averageY).toBeNull();
  expect(ticks[0]?.y).toBeGreaterThan(averageY ?? Number.POSITIVE_INFINITY);
});
