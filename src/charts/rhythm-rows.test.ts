import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { rhythmOf } from '#domain/summaries/rhythm.ts';
import { addDays, settledMomentOf } from '#domain/time/when.ts';
import { aDiaper, aFeed, aSleep } from '#testing/builders.ts';
import { hasDiaperLane, layoutRhythm } from './rhythm-rows.ts';

const LA = 'America/Los_Angeles';
const EMPTY = emptyCareLog();
const PHONE = { width: 260, textSize: 13 };
const english = { weekStartsOn: 0, locale: 'en-US', startHour: 0 };
const daysOf = (from: string, count: number, log = {}) =>
  rhythmOf({ ...EMPTY, ...log }, { from, to: addDays(from, count - 1) }, LA);

describe('the rows', () => {
  test.each([
    [14, 30],
    [28, 22],
    [60, 18],
    [100, 18],
    [366, 4],
  ])('are, for %d days, %d apart', (count, apart) => {
    const { rows } = layoutRhythm(daysOf('2026-01-01', count), PHONE, english);
    expect(rows).toHaveLength(count);
    expect((rows[1]?.y ?? 0) - (rows[0]?.y ?? 0)).toBeCloseTo(apart);
  });

  test('have a label for each day, or for each month if rows are low', () => {
    const labels = (count: number) =>
      layoutRhythm(daysOf('2026-04-29', count), PHONE, english).labels.map(({ label }) => label);
    expect(labels(4)).toEqual(['Apr 29', 'Thu 30', 'May 1', 'Sat 2']);
    expect(labels(150)).toEqual(['May 1', 'Jun 1', 'Jul 1', 'Aug 1', 'Sep 1']);
  });

  test('have lines between the family’s weeks, or between months if there are many rows', () => {
    expect(layoutRhythm(daysOf('2026-04-29', 150), PHONE, english).parts).toHaveLength(5);
    const { parts } = layoutRhythm(daysOf('2026-05-02', 8), PHONE, english);
    expect(parts).toHaveLength(1);
    expect(layoutRhythm(daysOf('2026-05-02', 8), PHONE, { ...english, weekStartsOn: 5 }).parts).toHaveLength(
      1,
    );
    expect(layoutRhythm(daysOf('2026-05-03', 7), PHONE, english).parts).toHaveLength(0);
  });

  test('have the same lines and months if the latest day is first', () => {
    const latestFirst = (from: string, count: number) =>
      layoutRhythm(daysOf(from, count).toReversed(), PHONE, english);
    expect(latestFirst('2026-04-29', 4).labels.map(({ label }) => label)).toEqual([
      'May 2',
      'Fri 1',
      'Apr 30',
      'Wed 29',
    ]);
    const { parts, rows } = latestFirst('2026-05-02', 8);
    expect(parts).toHaveLength(1);
    // Above Saturday, May 2, which is in the last row.
    expect(parts[0]?.y).toBeCloseTo((rows[7]?.y ?? 0) - 2);
  });

  test('have a label above every sixth hour on a phone, every third elsewhere, and the end', () => {
    const hours = (width: number) =>
      layoutRhythm(daysOf('2026-05-02', 8), { ...PHONE, width }, english).hours.map(({ label }) => label);
    expect(hours(260)).toEqual(['12 AM', '6 AM', '12 PM', '6 PM', '12 AM']);
    expect(hours(900)).toHaveLength(9);
    expect(hours(900).at(-1)).toBe('12 AM');
  });
});

test('labels the hours from the start of the rows', () => {
  const { hours } = layoutRhythm(daysOf('2026-05-02', 8), PHONE, { ...english, startHour: 19 });
  expect(hours.map(({ label }) => label)).toEqual(['7 PM', '1 AM', '7 AM', '1 PM', '7 PM']);
});

test('places the two 1:30s of a repeated hour one above the other', () => {
  const first = settledMomentOf('2026-11-01T01:30', LA).at;
  const feeds = [first, first + 3_600_000].map((at) =>
    aFeed({ date: '2026-11-01', startTime: '01:30', endTime: '01:30', startedAt: at, endedAt: at }),
  );
  const { marks, rows } = layoutRhythm(daysOf('2026-11-01', 1, { feed: feeds }), PHONE, english);
  const height = rows[0]?.body ?? 0;
  expect(marks[0]?.x).toBe(marks[1]?.x);
  expect(marks.map((mark) => mark.height)).toEqual([height / 2, height / 2]);
  expect((marks[1]?.y ?? 0) - (marks[0]?.y ?? 0)).toBeCloseTo(height / 2);
});

test('marks the hour that clocks skip', () => {
  const { skipped, left, right } = layoutRhythm(daysOf('2026-03-07', 3), PHONE, english);
  expect(skipped).toHaveLength(1);
  expect(skipped[0]?.width).toBeCloseTo((right - left) / 24);
});

test('keeps every mark visible and inside its row, for any entries', () => {
  const entry = fc.tuple(fc.integer({ min: 0, max: 9 * 1440 }), fc.integer({ min: 0, max: 2800 }));
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), fc.integer({ min: 240, max: 1000 }), (entries, width) => {
      const start = settledMomentOf('2026-10-30T00:00', LA).at;
      const sleeps = entries.map(([after, long]) => {
        const startedAt = start + after * 60_000;
        return aSleep({ startedAt, endedAt: startedAt + long * 60_000 });
      });
      const days = daysOf('2026-10-30', 9, { sleep: sleeps });
      const { marks, left, right, rows, height } = layoutRhythm(days, { ...PHONE, width }, english);
      for (const mark of marks) {
        expect(mark.width).toBeGreaterThanOrEqual(1.5);
        expect(mark.x).toBeGreaterThanOrEqual(left);
        expect(mark.x + mark.width).toBeLessThanOrEqual(right + 1e-6);
        expect(rows.some((row) => mark.y >= row.y && mark.y + mark.height <= row.y + row.height + 1e-6)).toBe(
          true,
        );
        expect(mark.y + mark.height).toBeLessThan(height);
      }
    }),
  );
});

test('draws pumping at the top of the bars of its row and an activity at their bottom', () => {
  const [start, end] = ['10:00', '10:30'].map((time) => settledMomentOf(`2026-05-02T${time}`, LA).at);
  const span = { startedAt: start, endedAt: end };
  const log = { ...emptyCareLog(), pump: [span], activity: [span] } as never;
  const days = rhythmOf(log, { from: '2026-05-02', to: '2026-05-02' }, LA, ['pump', 'activity']);
  const { rows, marks } = layoutRhythm(days, PHONE, english);
  const [row] = rows;
  const [pump, activity] = marks;
  if (!row || !pump || !activity) throw new Error('The layout lacks a mark.');
  expect(pump.y).toBe(row.y);
  expect(activity.y).toBeGreaterThan(pump.y + pump.height);
  expect(activity.y + activity.height).toBeCloseTo(row.y + row.body);
});

test('draws a diaper as a small square below the bars of its row, inside the chart', () => {
  const diaper = [aDiaper({ date: '2026-05-02', time: '23:59' })];
  const { marks, rows, right } = layoutRhythm(daysOf('2026-05-02', 8, { diaper }), PHONE, english);
  const [mark] = marks;
  const [row] = rows;
  expect(mark?.width).toBe(4);
  expect((mark?.x ?? 0) + 4).toBeCloseTo(right);
  expect(mark?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.body ?? 0));
  expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeCloseTo((row?.y ?? 0) + (row?.height ?? 0));
});

test('draws no diapers in the low rows of a year', () => {
  const diaper = [aDiaper({ date: '2026-05-02' })];
  expect(layoutRhythm(daysOf('2026-01-01', 366, { diaper }), PHONE, english).marks).toHaveLength(0);
  expect(hasDiaperLane(366)).toBe(false);
  expect(hasDiaperLane(84)).toBe(true);
});
