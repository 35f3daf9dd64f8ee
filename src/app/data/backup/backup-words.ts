import type { Timer } from '#domain/kinds/timer.ts';
import { type LogRow, mapParts } from '#domain/log/family-log.ts';
import { type CountedPart, countedParts } from '#domain/sync/backup-preview.ts';
import type { LogDifference, RowsDifference } from '#domain/sync/log-difference.ts';
import { speech, words } from '#words/now.ts';
import { kindWords, timerWords } from '#words/say/kinds.ts';

/** Returns a count with its noun, such as "3 feeds". */
function countInWords(part: CountedPart, count: number): string {
  const { babies, others } = words.backup.counts;
  if (part === 'babies') return babies(count);
  if (part === 'others') return others(count);
  return kindWords(part, speech).counted(count);
}

/** Returns a list such as "1 baby profile, 3 feeds, and 1 sleep". Empty if all counts are zero. */
export function countsInWords(counts: Partial<Record<CountedPart, number>>): string {
  const some = countedParts().flatMap((part) => {
    const count = counts[part];
    return count ? [countInWords(part, count)] : [];
  });
  return words.backup.counts.all(some);
}

/** Counts what was added, changed or removed. The text is like that of {@link countsInWords}. */
export function differenceInWords(difference: LogDifference, which: keyof RowsDifference): string {
  return countsInWords(mapParts((part) => difference[part][which].length));
}

/**
 * Names the running timers of this device, such as "the feed running here". Names each kind once. Empty without timers.
 */
export function runningInWords(rows: readonly LogRow[]): string {
  const { runningNewer, all } = words.backup.counts;
  const timers = (rows as Timer[]).map(({ kind }) => timerWords(kind, speech)?.here ?? runningNewer);
  return all([...new Set(timers)].sort());
}
