import { type CareRecord, entriesOf, instantOfRecord, KIND_WORDS } from '#domain/care-record.ts';
import { type FamilyBaby, type FamilyLog, type LogPart, type LogRow, mapParts } from '#domain/family-log.ts';
import type { LogDifference, RowsDifference } from '#domain/log-difference.ts';
import type { Timer } from '#domain/timer.ts';
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

/** "the feed that runs here", once for each kind of timer; empty when there is none. */
export function runningInWords(rows: readonly LogRow[]): string {
  const kinds = new Set((rows as Timer[]).map(({ kind }) => kind));
  return new Intl.ListFormat('en-US').format([...kinds].sort().map((kind) => `the ${kind} that runs here`));
}

/** Babies whose profiles a change puts into the trash, with what is logged about each of them then. */
export function goingToTrash(here: FamilyLog, difference: LogDifference): BabyWords[] {
  const removed = new Set(
    here.babies.filter((baby) => baby.removedAt !== undefined).map(({ babyId }) => babyId),
  );
  const gone = new Set(PARTS.flatMap((part) => difference[part].removed));
  const then = (part: LogPart) => [...here[part], ...difference[part].added].filter((row) => !gone.has(row));
  return (difference.babies.changed as FamilyBaby[])
    .filter(({ babyId, removedAt }) => removedAt !== undefined && !removed.has(babyId))
    .map(({ babyId, name }) => ({ babyId, name, what: countsOf(babyId, then) }));
}

interface BabyWords {
  babyId: string;
  name: string;
  what: string;
}

function countsOf(babyId: string, rows: (part: LogPart) => readonly LogRow[]): string {
  const isOfBaby = (row: LogRow) => 'babyId' in row && row.babyId === babyId;
  return countsInWords({ ...mapParts((part) => rows(part).filter(isOfBaby).length), babies: 0 });
}

/** Babies whose profiles lie in the trash here already, or come from there, with what a change brings for each of them. */
export function broughtUnseen(here: FamilyLog, difference: LogDifference): BabyWords[] {
  const { added, changed } = difference.babies;
  const profiles = [...here.babies, ...(added as FamilyBaby[]), ...(changed as FamilyBaby[])];
  const latest = new Map(profiles.map((baby) => [baby.babyId, baby]));
  for (const { babyId } of goingToTrash(here, difference)) latest.delete(babyId);
  return [...latest.values()].flatMap(({ babyId, name, removedAt }) => {
    if (removedAt === undefined) return [];
    const what = countsOf(babyId, (part) => difference[part].added);
    return what ? [{ babyId, name, what }] : [];
  });
}

/** True for a log that no parent would miss. */
export function isEmptyLog(log: FamilyLog): boolean {
  return PARTS.every((part) => log[part].length === 0);
}

/** The entry of a log that happened last; undefined when there is none. */
export function latestOf(log: FamilyLog): CareRecord | undefined {
  return entriesOf(log).reduce<CareRecord | undefined>(
    (latest, entry) => (latest && instantOfRecord(latest) >= instantOfRecord(entry) ? latest : entry),
    undefined,
  );
}

/**
 * How many entries of `there` came of an import of its own, and of another one here: the same rows under two ids, of which a
 * merge keeps both.
 */
export function countImportedApart(here: FamilyLog, there: FamilyLog): number {
  const keys = new Set(importedOnlyIn(here, there).map(importKeyOf));
  return importedOnlyIn(there, here).filter((entry) => keys.has(importKeyOf(entry))).length;
}

/** The imported entries of a log that the other one has neither as an entry nor in the trash. */
function importedOnlyIn(log: FamilyLog, other: FamilyLog): CareRecord[] {
  const known = new Set(
    [...entriesOf(other).map(({ record }) => record), ...other.trash].map(({ id }) => id),
  );
  return entriesOf(log).filter(({ record }) => record.importKey && !known.has(record.id));
}

function importKeyOf({ kind, record }: CareRecord): string {
  return `${kind} ${record.babyId} ${record.importKey}`;
}

/** Names that stand on both sides for profiles that were made apart: one baby, perhaps, with two logs. */
export function namesMadeApart(one: readonly FamilyBaby[], other: readonly FamilyBaby[]): string[] {
  const known = new Set(one.map(({ babyId }) => babyId));
  const names = new Set(one.map(({ name }) => name.trim().toLowerCase()));
  return other
    .filter(({ babyId, name }) => !known.has(babyId) && names.has(name.trim().toLowerCase()))
    .map(({ name }) => name);
}
