import { describe, expect, test } from 'vitest';
import { MINUTE } from '#domain/time/when.ts';
import { resolveSpan } from './resolve-span.ts';

function minutesOf(start: string, end: string, zone: string, minutes: number | null) {
  const span = resolveSpan(start, end, zone, minutes);
  return span && (span.end.at - span.start.at) / MINUTE;
}

describe('a night with a clock change', () => {
  test.each([
    ['America/Los_Angeles', '2026-10-31T22:00', '2026-11-01T06:00', null, 540],
    ['America/Los_Angeles', '2026-03-07T22:00', '2026-03-08T06:00', null, 420],
    // 01:10 and 01:50 occurred twice. The duration in the file decides.
    ['America/Los_Angeles', '2026-11-01T01:10', '2026-11-01T01:50', 40, 40],
    ['America/Los_Angeles', '2026-11-01T01:10', '2026-11-01T01:50', 100, 100],
    ['America/Los_Angeles', '2026-11-01T01:50', '2026-11-01T01:10', 20, 20],
    ['America/Los_Angeles', '2026-10-31T20:02', '2026-11-01T01:59', 357, 357],
    ['America/Los_Angeles', '2026-10-31T20:02', '2026-11-01T01:59', 417, 417],
    ['America/Los_Angeles', '2026-10-31T20:02', '2026-11-01T01:59', null, 357],
    ['America/Los_Angeles', '2026-11-01T01:50', '2026-11-01T01:10', null, 20],
    // 02:30 was skipped.
    ['America/Los_Angeles', '2026-03-08T01:00', '2026-03-08T02:30', 90, 90],
    ['America/Los_Angeles', '2026-03-08T01:00', '2026-03-08T02:30', 30, 30],
    ['Europe/London', '2026-10-25T01:30', '2026-10-25T01:45', 75, 75],
    // Lord Howe changes by half an hour.
    ['Australia/Lord_Howe', '2026-04-05T01:30', '2026-04-05T02:00', 60, 60],
    ['Asia/Kathmandu', '2026-11-01T01:10', '2026-11-01T01:50', 100, 40],
  ])('in %s, from %s to %s with a duration of %s, takes %i min', (zone, start, end, said, minutes) =>
    expect(minutesOf(start, end, zone, said)).toBe(minutes),
  );

  test.each([
    ['America/New_York', '2026-11-01T01:10', '2026-11-01T01:50', 100, true],
    ['America/New_York', '2026-11-01T01:10', '2026-11-01T01:50', 40, false],
    ['America/New_York', '2026-11-01T01:10', '2026-11-01T01:50', null, false],
    ['America/New_York', '2026-11-01T01:50', '2026-11-01T01:10', null, true],
    ['America/New_York', '2026-10-31T20:00', '2026-11-01T01:30', 330, true],
    ['America/New_York', '2026-10-31T20:00', '2026-11-01T01:30', 360, false],
    ['America/New_York', '2026-10-31T20:00', '2026-11-01T06:00', null, true],
  ])('in %s, from %s to %s with a duration of %s, is decided: %s', (zone, start, end, said, decided) =>
    expect(resolveSpan(start, end, zone, said)?.decided).toBe(decided),
  );

  test('is null if it ends before it starts', () => {
    expect(resolveSpan('2026-05-06T08:00', '2026-05-06T07:59', 'UTC', 30)).toBeNull();
  });
});
