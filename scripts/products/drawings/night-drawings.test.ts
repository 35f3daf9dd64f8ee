import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Point, stepsOf, turn } from './drawn-path.ts';
import { markIn } from './night-drawings.ts';

const svg = readFileSync(new URL('../../../public/mark.svg', import.meta.url), 'utf8');

/** Applies the SVG's rotation, then scales the mark from 52 units to 100. */
function placedAsInSvg(point: Point): Point {
  const [x, y] = turn(-14, 32, 34.5)(point);
  return [((x - 6) * 100) / 52, ((y - 8) * 100) / 52];
}

test('the mark has the shapes of public/mark.svg', () => {
  const [cradle, moon] = markIn('night');
  expect(svg).toContain('rotate(-14) translate(-32 -34.5)');
  const [, left = 0, y = 0, right = 0] = (/M([\d.]+) ([\d.]+)A23 23 0 1 0 ([\d.]+)/.exec(svg) ?? []).map(
    Number,
  );
  const tips = [placedAsInSvg([left, y]), placedAsInSvg([right, y])];
  const ends = stepsOf(cradle?.path ?? '').map(({ points }) => points.at(-1));
  for (const [tipX, tipY] of tips) {
    expect(ends.some((end) => end && Math.hypot(end[0] - tipX, end[1] - tipY) < 0.1)).toBe(true);
  }
  const [, cx = 0, cy = 0, r = 0] = (/cx="(\d+)" cy="(\d+)" r="(\d+)"/.exec(svg) ?? []).map(Number);
  const [leftmost, , rightmost] = stepsOf(moon?.path ?? '').map(({ points }) => points.at(-1) as Point);
  const [middleX, middleY] = placedAsInSvg([cx, cy]);
  expect((leftmost?.[0] ?? 0) + (rightmost?.[0] ?? 0)).toBeCloseTo(2 * middleX, 1);
  expect((leftmost?.[1] ?? 0) + (rightmost?.[1] ?? 0)).toBeCloseTo(2 * middleY, 1);
  const across = Math.hypot(
    (leftmost?.[0] ?? 0) - (rightmost?.[0] ?? 0),
    (leftmost?.[1] ?? 0) - (rightmost?.[1] ?? 0),
  );
  expect(across).toBeCloseTo((2 * r * 100) / 52, 1);
});
