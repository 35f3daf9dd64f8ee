import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR } from '#domain/time/when.ts';
import { speechIn } from '#testing/speech.ts';
import { type FeverChart, layoutFeverCurve } from './fever-curve.ts';

const SPEECH = speechIn('en-US');
const FRAME = { width: 320, height: 200, textSize: 13 };
const NOON = Date.parse('2026-05-06T19:00:00Z');

function layout(readings: [hours: number, celsius: number][], overrides: Partial<FeverChart> = {}) {
  const chart: FeverChart = {
    readings: readings.map(([hours, celsius]) => ({ at: NOON + hours * HOUR, celsius })),
    marks: [],
    zone: 'America/Los_Angeles',
    unit: 'C',
    ...overrides,
  };
  return layoutFeverCurve(chart, FRAME, SPEECH);
}

describe('the fever curve', () => {
  test('places a later reading further right, and a higher one further up', () => {
    const [one, two] = layout([
      [0, 37.5],
      [4, 39],
    ]).points;
    expect(two?.x).toBeGreaterThan(one?.x ?? 0);
    expect(two?.y).toBeLessThan(one?.y ?? 0);
  });

  test('has a scale in the unit of the family', () => {
    const readings: [number, number][] = [
      [0, 37.6],
      [4, 38.4],
    ];
    expect(layout(readings).yTicks.map(({ label }) => label)).toEqual([
      '37.6',
      '37.8',
      '38.0',
      '38.2',
      '38.4',
    ]);
    const fahrenheit = layout(readings, { unit: 'F' }).yTicks.map(({ label }) => label);
    expect([fahrenheit[0], fahrenheit.at(-1)]).toEqual(['99.5', '101.5']);
  });

  test('names round clock times, and days at midnight', () => {
    const labels = layout([
      [0, 38],
      [20, 38],
    ]).xTicks.map(({ label }) => label);
    expect(labels).toEqual(['12:00 PM', '6:00 PM', 'Thu, May 7', '6:00 AM']);
  });

  test('places a dose at its time, even before the first reading', () => {
    const curve = layout(
      [
        [0, 38],
        [4, 37.5],
      ],
      { marks: [{ at: NOON - HOUR, label: 'Paracetamol' }] },
    );
    expect(curve.marks).toHaveLength(1);
    expect(curve.marks[0]?.x).toBeGreaterThan(curve.left);
    expect(curve.marks[0]?.x).toBeLessThan(curve.points[0]?.x ?? 0);
  });

  test('keeps every mark inside the frame, with at most five names of times', () => {
    const reading = fc.tuple(
      fc.double({ min: 0, max: 700, noNaN: true }),
      fc.double({ min: 30, max: 43, noNaN: true }),
    );
    fc.assert(
      fc.property(
        fc.array(reading, { minLength: 2, maxLength: 20 }),
        fc.constantFrom('C', 'F'),
        (readings, unit) => {
          const curve = layout(readings, { unit: unit as 'C' | 'F' });
          expect(curve.xTicks.length).toBeLessThanOrEqual(5);
          for (const { x, y } of curve.points) {
            expect(x).toBeGreaterThanOrEqual(curve.left);
            expect(x).toBeLessThanOrEqual(curve.right);
            expect(y).toBeGreaterThanOrEqual(curve.top - 0.001);
            expect(y).toBeLessThanOrEqual(curve.bottom + 0.001);
          }
        },
      ),
    );
  });
});
