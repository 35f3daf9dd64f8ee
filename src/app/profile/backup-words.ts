import { instantOfRecord, KIND_WORDS } from '#domain/care-record.ts';
import { entriesOf, type FamilyBaby, type FamilyLog, type LogPart, mapParts } from '#domain/family-log.ts';
import type { LogDifference, RowsDifference } from '#domain/log-difference.ts';
import { counted } from './import-words.ts';

/** The parts of a log that a parent counts, by their names. */
export const COUNTED_PARTS = {
  babies: { one: 'baby profile', many: 'baby profiles' },
  feeds: KIND_WORDS.feed,
  diapers: KIND_WORDS.diaper,
  sleeps: KIND_WORDS.sleep,
  growths: KIND_WORDS.growth,
} as const satisfies Partial<Record<LogPart, { one: string; many: string }>>;

export type CountedPart = keyof typeof COUNTED_PARTS;

const PARTS = Object.keys(COUNTED_PARTS) as CountedPart[];

/** "1 baby profile, 3 feeds, and 1 sleep"; empty when there is none. */
export function countsInWords(counts: Partial<Record<CountedPart, number>>): string {
  const words = PARTS.flatMap((part) => {
    const count = counts[part];
    return count ? [counted(count, COUNTED_PARTS[part].one, COUNTED_PARTS[part].many)] : [];
  });
  return new Intl.ListFormat('en-US').format(words);
}

/** What was added, changed or removed, as {@link countsInWords} says it. */
export function differenceInWords(difference: LogDifference, which: keyof RowsDifference): string {
  return countsInWords(mapParts((part) => difference[part][which].length));
}

/** True for a log that no parent would miss. */
export function isEmptyLog(log: FamilyLog): boolean {
  return PARTS.every((part) => log[part].length === 0);
}

/** When the latest entry of a log happened, in epoch milliseconds; null when there is none. */
export function latestOf(log: FamilyLog): number | null {
  return entriesOf(log).reduce<number | null>((latest, entry) => {
    const at = instantOfRecord(entry);
    return latest === null || at > latest ? at : latest;
  }, null);
}

/** Names that stand on both sides for profiles that were made apart: one baby, perhaps, with two logs. */
export function namesMadeApart(one: readonly FamilyBaby[], other: readonly FamilyBaby[]): string[] {
  const known = new Set(one.map(({ babyId }) => babyId));
  const names = new Set(one.map(({ name }) => name.trim().toLowerCase()));
  return other
    .filter(({ babyId, name }) => !known.has(babyId) && names.has(name.trim().toLowerCase()))
    .map(({ name }) => name);
}
