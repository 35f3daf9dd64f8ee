import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arc,
  blob,
  circle,
  crescent,
  type DrawnPath,
  drop,
  heart,
  joined,
  type Point,
  placed,
  polyline,
  rounded,
  roundRect,
  smooth,
  star,
  stepsOf,
  turn,
} from './drawn-path.ts';

const TRIANGLE: Point[] = [
  [10, 10],
  [90, 20],
  [40, 80],
];
const PATHS: Record<string, DrawnPath> = {
  polyline: polyline(...TRIANGLE),
  circle: circle(50, 50, 40),
  roundRect: roundRect(10, 10, 80, 40, 100),
  arc: arc(50, 50, 40, -30, 300),
  crescent: crescent(50, 50, 40, { cx: 65, cy: 40, r: 35 }),
  joined: joined(polyline([0, 0], [10, 0]), arc(10, 10, 10, -90, 90)),
  smooth: smooth(...TRIANGLE),
  blob: blob(...TRIANGLE),
  rounded: rounded(8, ...TRIANGLE),
  star: star(50, 50, 40, 20),
  heart: heart(50, 50, 60),
  drop: drop(50, 50, 20),
};

const POINTS_OF = { M: 1, L: 1, C: 3, Z: 0 };

describe.each(Object.entries(PATHS))('%s', (_, path) => {
  test('has only absolute moves, lines and curves, each with its points', () => {
    const steps = stepsOf(path);
    expect(steps[0]?.mark).toBe('M');
    for (const { mark, points } of steps) {
      expect(points).toHaveLength(POINTS_OF[mark]);
      expect(points.flat().every(Number.isFinite)).toBe(true);
    }
    expect(path.replace(/[MLCZ\d\s.e-]/g, '')).toBe('');
  });

  test('stays the same when it is placed without a change', () => {
    expect(stepsOf(placed(path, (point) => point))).toEqual(stepsOf(path));
  });
});

test('an arc begins and ends at its angles, and keeps its radius', () => {
  const angle = fc.integer({ min: -360, max: 720 });
  fc.assert(
    fc.property(angle, angle, (from, to) => {
      const ends = stepsOf(arc(0, 0, 10, from, to)).map(({ points }) => points.at(-1) as Point);
      for (const [x, y] of ends) expect(Math.hypot(x, y)).toBeCloseTo(10);
      const [first, last] = [ends[0] as Point, ends.at(-1) as Point];
      expect(first[0]).toBeCloseTo(10 * Math.cos((from * Math.PI) / 180));
      expect(last[1]).toBeCloseTo(10 * Math.sin((to * Math.PI) / 180));
    }),
  );
});

test('a turned point keeps its distance from the center, and can be turned back', () => {
  const place = fc.double({ min: -1000, max: 1000, noNaN: true });
  fc.assert(
    fc.property(place, place, fc.integer({ min: -360, max: 360 }), (x, y, degrees) => {
      const [turnedX, turnedY] = turn(degrees, 3, 4)([x, y]);
      expect(Math.hypot(turnedX - 3, turnedY - 4)).toBeCloseTo(Math.hypot(x - 3, y - 4), 6);
      const [backX, backY] = turn(-degrees, 3, 4)([turnedX, turnedY]);
      expect(backX).toBeCloseTo(x, 6);
      expect(backY).toBeCloseTo(y, 6);
    }),
  );
});
