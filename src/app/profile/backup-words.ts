import { COUNTED_PARTS, type CountedPart } from '#domain/backup-preview.ts';
import { KIND_WORDS } from '#domain/care-record.ts';
import { type LogRow, mapParts } from '#domain/family-log.ts';
import type { LogDifference, RowsDifference } from '#domain/log-difference.ts';
import type { Timer } from '#domain/timer.ts';
import { counted } from './import-words.ts';

const PART_WORDS: Record<CountedPart, { one: string; many: string }> = {
  babies: { one: 'baby profile', many: 'baby profiles' },
  feeds: KIND_WORDS.feed,
  diapers: KIND_WORDS.diaper,
  sleeps: KIND_WORDS.sleep,
  growths: KIND_WORDS.growth,
};

/** "1 baby profile, 3 feeds, and 1 sleep"; empty when there is none. */
export function countsInWords(counts: Partial<Record<CountedPart, number>>): string {
  const words = COUNTED_PARTS.flatMap((part) => {
    const count = counts[part];
    return count ? [counted(count, PART_WORDS[part].one, PART_WORDS[part].many)] : [];
  });
  return new Intl.ListFormat('en-US').format(words);
}

/** What was added, changed or removed, as {@link countsInWords} says it. */
export function differenceInWords(difference: LogDifference, which: keyof RowsDifference): string {
  return countsInWords(mapParts((part) => difference[part][which].length));
}

/** "the feed that runs here", once for each kind of timer; empty when there is none. */
export function runningInWords(rows: readonly LogRow[]): string {
  const kinds = new Set((rows as Timer[]).map(({ kind }) => kind));
  return new Intl.ListFormat('en-US').format([...kinds].sort().map((kind) => `the ${kind} that runs here`));
}
