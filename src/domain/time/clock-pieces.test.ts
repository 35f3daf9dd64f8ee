import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockPieces } from './clock-pieces.ts';
import { addDays, lengthOfDay, MINUTE, startOfDay, wallAt } from './when.ts';

const shapes = (day: string, zone: string) =>
  clockPieces(day, zone).map(({ startedAt, endedAt, fromMinute }) => [
    fromMinute / 60,
    (endedAt - startedAt) / MINUTE / 60,
  ]);

describe('a day in clock pieces', () => {
  test.each<[string, string, number[][]]>([
    ['America/Los_Angeles', '2026-05-06', [[0, 24]]],
    [
      'America/Los_Angeles',
      '2026-03-08',
      [
        [0, 2],
        [3, 21],
      ],
    ],
    [
      'America/Los_Angeles',
      '2026-11-01',
      [
        [0, 2],
        [1, 23],
      ],
    ],
    [
      'Europe/London',
      '2026-03-29',
      [
        [0, 1],
        [2, 22],
      ],
    ],
    [
      'Australia/Lord_Howe',
      '2026-04-05',
      [
        [0, 2],
        [1.5, 22.5],
      ],
    ],
    ['Asia/Beirut', '2026-03-29', [[1, 23]]],
    [
      'America/Havana',
      '2026-11-01',
      [
        [0, 1],
        [0, 24],
      ],
    ],
  ])('has, in %s on %s, pieces with the start and length %j in hours', (zone, day, expected) => {
    expect(shapes(day, zone)).toEqual(expected);
  });

  test('has pieces that cover the day and match the clock, in any zone', () => {
    const zone = fc.constantFrom(
      'America/New_York',
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'Pacific/Auckland',
      'Asia/Beirut',
      'America/Havana',
      'Africa/Casablanca',
      'Asia/Kathmandu',
      'UTC',
    );
    fc.assert(
      fc.property(zone, fc.integer({ min: 0, max: 730 }), (where, count) => {
        const day = addDays('2026-01-01', count);
        const pieces = clockPieces(day, where);
        expect(pieces[0]?.startedAt).toBe(startOfDay(day, where));
        const lengths = pieces.reduce((sum, piece) => sum + piece.endedAt - piece.startedAt, 0);
        expect(lengths).toBe(lengthOfDay(day, where));
        for (const { startedAt, endedAt, fromMinute } of pieces) {
          const read = (at: number) => {
            const [hours = 0, minutes = 0] = wallAt(at, where).slice(11).split(':').map(Number);
            return hours * 60 + minutes;
          };
          expect(read(startedAt)).toBe(fromMinute);
          expect(read(endedAt - MINUTE)).toBe(fromMinute + (endedAt - startedAt) / MINUTE - 1);
        }
      }),
    );
  });
});
