import { expect, test } from 'vitest';
import { countsInWords, runningInWords } from '#app/data/backup/backup-words.ts';
import { startTimer } from '#domain/kinds/timer.ts';
import { aFeed, aSleep } from '#testing/builders.ts';
import { columnsInWords, groupByReason, linesInWords, periodOf, placesInWords } from './import-words.ts';

test.each([
  [[7], 'line 7'],
  [[2, 3, 4, 9], 'lines 2–4, 9'],
  [[2, 4, 6, 7], 'lines 2, 4, 6–7'],
])('linesInWords describes the lines %j as “%s”', (lines, words) => expect(linesInWords(lines)).toBe(words));

test('counts records by kind and omits kinds without any', () => {
  expect(countsInWords({ feed: 2779, diaper: 0, sleep: 1, growth: 9, others: 1 })).toBe(
    '2,779 feeds, 1 sleep, 9 growth entries, and 1 entry from a newer version',
  );
  expect(countsInWords({ feed: 0, diaper: 0, sleep: 0, growth: 0 })).toBe('');
});

test('names running timers by kind, and unknown kinds as timers of a newer version', () => {
  const author = { device: 'd', now: 1 };
  const timers = ['sleep', 'walk', 'walk'].map((kind) => startTimer('baby-1', kind, null, author));
  expect(runningInWords(timers)).toBe('the sleep running here and the timer of a newer version running here');
});

test.each([
  [['Mood'], 'This column isn’t imported: Mood.'],
  [['Mood', 'Place'], 'These columns aren’t imported: Mood, Place.'],
  [[...'abcdefghij'], 'These columns aren’t imported: a, b, c, d, e, f, g, h and 2 more.'],
])('names the columns %j: %s', (columns, words) => expect(columnsInWords(columns)).toBe(words));

const row = (line: number, kind: string, reason: string, file = 'log.csv') => ({
  row: { file, line, cells: [] },
  kind,
  reason,
  found: '',
});

test('lists lines in order, with the file name if there are several files', () => {
  const rows = [row(9, '', ''), row(3, '', '', 'sleep.csv'), row(8, '', '')];
  expect(placesInWords(rows, true)).toBe('lines 8–9 of log.csv; line 3 of sleep.csv');
  expect(placesInWords(rows.slice(0, 1), false)).toBe('line 9');
});

test('groups rows by kind and reason, the largest group first', () => {
  const groups = groupByReason([
    row(2, 'Sleep', 'a'),
    row(3, 'Solid', 'a'),
    row(4, 'Sleep', 'b'),
    row(5, 'Solid', 'a'),
  ]);
  expect(groups.map(({ kind, reason, rows }) => [kind, reason, rows.length])).toEqual([
    ['Solid', 'a', 2],
    ['Sleep', 'a', 1],
    ['Sleep', 'b', 1],
  ]);
});

test('finds the first and last day of unsorted records', () => {
  const feed = { kind: 'feed' as const, record: aFeed({ date: '2026-05-07' }) };
  const sleep = { kind: 'sleep' as const, record: aSleep({ startTime: '2026-05-02T22:00' }) };
  expect(periodOf([feed, sleep])).toEqual({ from: '2026-05-02', to: '2026-05-07' });
  expect(periodOf([])).toBeNull();
});
