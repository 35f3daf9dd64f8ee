import { counted } from '#app/data/imports/import-words.ts';
import { kindOf } from '#domain/kinds/registry.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import { type LogRow, mapParts } from '#domain/log/family-log.ts';
import { isTimedKind } from '#domain/log/timed-kinds.ts';
import { type CountedPart, countedParts } from '#domain/sync/backup-preview.ts';
import type { LogDifference, RowsDifference } from '#domain/sync/log-difference.ts';

/** The singular and plural of a part. */
function wordsOf(part: CountedPart): { one: string; many: string } {
  if (part === 'babies') return { one: 'baby profile', many: 'baby profiles' };
  if (part === 'others') return { one: 'entry of a newer version', many: 'entries of a newer version' };
  return kindOf(part).words;
}

/** "1 baby profile, 3 feeds, and 1 sleep". Empty if there is none. */
export function countsInWords(counts: Partial<Record<CountedPart, number>>): string {
  const words = countedParts().flatMap((part) => {
    const count = counts[part];
    return count ? [counted(count, wordsOf(part).one, wordsOf(part).many)] : [];
  });
  return new Intl.ListFormat('en-US').format(words);
}

/** What was added, changed or removed, worded like {@link countsInWords}. */
export function differenceInWords(difference: LogDifference, which: keyof RowsDifference): string {
  return countsInWords(mapParts((part) => difference[part][which].length));
}

/** "the feed that runs here", once per kind of timer. Empty if there is none. */
export function runningInWords(rows: readonly LogRow[]): string {
  const kinds = (rows as Timer[]).map(({ kind }) =>
    isTimedKind(kind) ? kindOf(kind).words.one : 'timer of a newer version',
  );
  const distinct = [...new Set(kinds)].sort();
  return new Intl.ListFormat('en-US').format(distinct.map((kind) => `the ${kind} that runs here`));
}
