/** The minutes that at least one span covers, summed up between neighboring ends. Spans are in epoch milliseconds. */
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
