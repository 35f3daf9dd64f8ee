import type { Timer } from '#domain/kinds/timer.ts';
import { type LogRow, mapParts } from '#domain/log/family-log.ts';
import { isTimedKind } from '#domain/log/timed-kinds.ts';
import { type CountedPart, countedParts } from '#domain/sync/backup-preview.ts';
import type { LogDifference, RowsDifference } from '#domain/sync/log-difference.ts';
import { speech, words } from '#words/now.ts';
import { kindWords } from '#words/say/kinds.ts';

/** "3 feeds". */
function countInWords(part: CountedPart, count: number): string {
  const { babies, others } = words.backup.counts;
  if (part === 'babies') return babies(count);
  if (part === 'others') return others(count);
  return kindWords(part, speech).counted(count);
}

/** "1 baby profile, 3 feeds, and 1 sleep". Empty if there is none. */
export function countsInWords(counts: Partial<Record<CountedPart, number>>): string {
  const some = countedParts().flatMap((part) => {
    const count = counts[part];
    return count ? [countInWords(part, count)] : [];
  });
  return words.backup.counts.all(some);
}

/** What was added, changed or removed, worded like {@link countsInWords}. */
export function differenceInWords(difference: LogDifference, which: keyof RowsDifference): string {
  return countsInWords(mapParts((part) => difference[part][which].length));
}

/** "the feed running here", once per kind of timer. Empty if there is none. */
export function runningInWords(rows: readonly LogRow[]): string {
  const { runningNewer, all } = words.backup.counts;
  const timers = (rows as Timer[]).map(
    ({ kind }) => (isTimedKind(kind) && kindWords(kind, speech).timer?.here) || runningNewer,
  );
  return all([...new Set(timers)].sort());
}
