import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { addDays, settledMomentOf } from '#domain/time/when.ts';
import { aFeed, aSleep } from '#testing/builders.ts';
import { rhythmOf } from './rhythm.ts';
import { startInEvening } from './rhythm-from-evening.ts';

const LA = 'America/Los_Angeles';
const EMPTY = emptyCareLog();
const rowsOf = (log: object, from: string, to: string) =>
  startInEvening(rhythmOf({ ...EMPTY, ...log }, { from: addDays(from, -1), to }, LA));

describe('startInEvening', () => {
  test('keeps a sleep over midnight in the row of the day that it leads to', () => {
    const sleep = [aSleep({ startTime: '2026-05-05T20:00', endTime: '2026-05-06T06:00', isNight: true })];
    const [fifth, sixth] = rowsOf({ sleep }, '2026-05-05', '2026-05-06');
    expect(fifth?.marks).toEqual([]);
    expect(sixth).toMatchObject({
      day: '2026-05-06',
      marks: [
        { what: 'night', from: 60, to: 300 },
        { what: 'night', from: 300, to: 660 },
      ],
    });
  });

  test('splits a sleep at 7 PM', () => {
    const sleep = [aSleep({ startTime: '2026-05-05T18:00', endTime: '2026-05-05T20:00' })];
    const [fifth, sixth] = rowsOf({ sleep }, '2026-05-05', '2026-05-06');
    expect(fifth?.marks).toMatchObject([{ from: 1380, to: 1440 }]);
    expect(sixth?.marks).toMatchObject([{ from: 0, to: 60 }]);
  });

  test('puts a moment at 7 PM at the start of a row, and into that row alone', () => {
    const feed = [aFeed({ date: '2026-05-05', startTime: '19:00', endTime: '19:00', type: 'bottle' })];
    const [fifth, sixth] = rowsOf({ feed }, '2026-05-05', '2026-05-06');
    expect(fifth?.marks).toEqual([]);
    expect(sixth?.marks).toMatchObject([{ from: 0, to: 0 }]);
  });

  test('moves the hour that clocks skip', () => {
    const [row] = rowsOf({}, '2026-03-08', '2026-03-08');
    expect(row?.skipped).toEqual({ from: 7 * 60, to: 8 * 60 });
  });

  test('keeps the minutes of all marks, each within its row', () => {
    const entry = fc.tuple(fc.integer({ min: 0, max: 5 * 1440 }), fc.integer({ min: 1, max: 2000 }));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 10 }), (entries) => {
        const start = settledMomentOf('2026-05-02T19:00', LA).at;
        const sleep = entries.map(([after, long]) => {
          const startedAt = start + after * 60_000;
          return aSleep({ startedAt, endedAt: startedAt + long * 60_000 });
        });
        const rows = rowsOf({ sleep }, '2026-05-03', '2026-05-12');
        const marks = rows.flatMap((row) => row.marks);
        for (const { from, to } of marks) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(1440);
        }
        const drawn = marks.reduce((sum, { from, to }) => sum + to - from, 0);
        expect(drawn).toBe(entries.reduce((sum, [, long]) => sum + long, 0));
      }),
    );
  });
});
