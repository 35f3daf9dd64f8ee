/**
 * Counts the minutes that at least one span covers. Adds up the time between neighboring ends of spans. Spans are in
 * epoch milliseconds.
 */
export function minutesCovered(spans: readonly { startedAt: number; endedAt: number }[]): number {
  const ends = [...new Set(spans.flatMap(({ startedAt, endedAt }) => [startedAt, endedAt]))].sort(
    (a, b) => a - b,
  );
  let covered = 0;
  for (const [index, end] of ends.entries()) {
    const next = ends[index + 1] ?? end;
    if (spans.some(({ startedAt, endedAt }) => startedAt <= end && endedAt >= next)) covered += next - end;
  }
  return covered / 60_000;
}
