import { expect, test } from 'vitest';
import { countsInWords, runningInWords } from '#app/data/backup/backup-words.ts';
import { startTimer } from '#domain/kinds/timer.ts';
import type { RowFault } from '#domain/sync/row-fault.ts';
import { aFeed, aSleep } from '#testing/builders.ts';
import { columnsInWords, groupByFault, linesInWords, periodOf, placesInWords } from './import-words.ts';

test.each([
  [[7], 'line 7'],
  [[2, 3, 4, 9], 'lines 2–4, 9'],
  [[2, 4, 6, 7], 'lines 2, 4, 6–7'],
])('linesInWords describes the lines %j as “%s”', (lines, words) => expect(linesInWords(lines)).toBe(words));

test('counts records by kind and omits kinds without records', () => {
  expect(countsInWords({ feed: 2779, diaper: 0, sleep: 1, growth: 9, others: 1 })).toBe(
    '2,779 feeds, 1 sleep, 9 growth entries, and 1 entry from a newer version',
  );
  expect(countsInWords({ feed: 0, diaper: 0, sleep: 0, growth: 0 })).toBe('');
});

test('names running timers by kind, and calls unknown kinds timers of a newer version', () => {
  const author = { device: 'd', now: 1 };
  const timers = ['sleep', 'walk', 'walk'].map((kind) => startTimer('baby-1', kind, null, author));
  expect(runningInWords(timers)).toBe('the sleep running here and the timer of a newer version running here');
});

test.each([
  [['Mood'], 'This column isn’t imported: Mood.'],
  [['Mood', 'Place'], 'These columns aren’t imported: Mood, Place.'],
  [[...'abcdefghij'], 'These columns aren’t imported: a, b, c, d, e, f, g, h and 2 more.'],
])('names the columns %j: %s', (columns, words) => expect(columnsInWords(columns)).toBe(words));

const row = (line: number, kind: string, fault: RowFault, file = 'log.csv') => ({
  row: { file, line, cells: [] },
  kind,
  fault,
  found: [],
});

test('lists lines in order, with the file name if there are several files', () => {
  const rows = [row(9, '', 'noSide'), row(3, '', 'noSide', 'sleep.csv'), row(8, '', 'noSide')];
  expect(placesInWords(rows, true)).toBe('lines 8–9 of log.csv; line 3 of sleep.csv');
  expect(placesInWords(rows.slice(0, 1), false)).toBe('line 9');
});

test('groups rows by kind and fault, the largest group first', () => {
  const longer = (days: number): RowFault => ({ code: 'tooLong', days });
  const groups = groupByFault([
    row(2, 'Sleep', longer(1)),
    row(3, 'Solid', longer(1)),
    row(4, 'Sleep', longer(2)),
    row(5, 'Solid', longer(1)),
  ]);
  expect(groups.map(({ kind, fault, rows }) => [kind, fault, rows.length])).toEqual([
    ['Solid', longer(1), 2],
    ['Sleep', longer(1), 1],
    ['Sleep', longer(2), 1],
  ]);
});

test('finds the first and last day of unsorted records', () => {
  const feed = { kind: 'feed' as const, record: aFeed({ date: '2026-05-07' }) };
  const sleep = { kind: 'sleep' as const, record: aSleep({ startTime: '2026-05-02T22:00' }) };
  expect(periodOf([feed, sleep])).toEqual({ from: '2026-05-02', to: '2026-05-07' });
  expect(periodOf([])).toBeNull();
});
