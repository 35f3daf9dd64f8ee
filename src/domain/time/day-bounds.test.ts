import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOfDays, daysTouched } from './day-bounds.ts';
import { addDays, HOUR, MINUTE } from './when.ts';

const zone = fc.constantFrom('America/Los_Angeles', 'Australia/Lord_Howe', 'Asia/Beirut', 'UTC');
const change = fc.constantFrom('2026-03-08', '2026-11-01', '2026-04-05', '2026-03-29');

test('each day begins at the midnight when the day before ends', () => {
  const bounds = boundsOfDays('2026-03-07', '2026-03-09', 'America/Los_Angeles');
  expect(bounds.map(({ startedAt, endedAt }) => (endedAt - startedAt) / HOUR)).toEqual([24, 23, 24]);
  for (const [index, { startedAt }] of bounds.entries())
    if (index > 0) expect(startedAt).toBe(bounds[index - 1]?.endedAt);
  expect(boundsOfDays('2026-03-09', '2026-03-07', 'UTC')).toEqual([]);
});

test('the touched days of an entry are those it overlaps, or the one of its instant', () => {
  fc.assert(
    fc.property(
      zone,
      change,
      fc.integer({ min: -3000, max: 12_000 }),
      fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4000 })),
      (where, day, after, long) => {
        const bounds = boundsOfDays(addDays(day, -2), addDays(day, 3), where);
        const startedAt = (bounds[0]?.startedAt ?? 0) + after * MINUTE;
        const endedAt = startedAt + long * MINUTE;
        const touched = bounds.filter((one) =>
          long === 0
            ? startedAt >= one.startedAt && startedAt < one.endedAt
            : startedAt < one.endedAt && endedAt > one.startedAt,
        );
        const { first, beyond } = daysTouched(bounds, startedAt, endedAt);
        expect(bounds.slice(first, beyond)).toEqual(touched);
      },
    ),
  );
});
