import { isSameName } from '#domain/baby/same-name.ts';
import { kindNames } from '#domain/kinds/registry.ts';
import { type CareRecord, entriesOf, instantOfRecord } from '#domain/log/care-record.ts';
import {
  type FamilyBaby,
  type FamilyLog,
  type LogPart,
  type LogRow,
  mapParts,
} from '#domain/log/family-log.ts';
import type { LogDifference } from './log-difference.ts';

/** Compares a backup with the log on this device, for the preview before it is applied. */

/** A part of a log that is counted for the parent. */
export type CountedPart = Exclude<LogPart, 'family' | 'timers' | 'trash' | 'imports'>;

/** Lists the parts of a log that are counted for the parent. */
export function countedParts(): CountedPart[] {
  return ['babies', ...kindNames(), 'others'];
}

/** Lists the babies whose profiles a change moves to the trash, with the number of their entries. */
export function goingToTrash(here: FamilyLog, difference: LogDifference): BabyCounts[] {
  const removed = new Set(
    here.babies.filter((baby) => baby.removedAt !== undefined).map(({ babyId }) => babyId),
  );
  const gone = new Set(countedParts().flatMap((part) => difference[part].removed));
  const then = (part: LogPart) => [...here[part], ...difference[part].added].filter((row) => !gone.has(row));
  return (difference.babies.changed as FamilyBaby[])
    .filter(({ babyId, removedAt }) => removedAt !== undefined && !removed.has(babyId))
    .map(({ babyId, name }) => ({ babyId, name, counts: countsOf(babyId, then) }));
}

interface BabyCounts {
  babyId: string;
  name: string;
  /** The number of the baby's entries, part by part. */
  counts: Record<CountedPart, number>;
}

function countsOf(babyId: string, rows: (part: LogPart) => readonly LogRow[]): Record<CountedPart, number> {
  const isOfBaby = (row: LogRow) => 'babyId' in row && row.babyId === babyId;
  return { ...mapParts((part) => rows(part).filter(isOfBaby).length), babies: 0 };
}

/**
 * Lists the babies that get entries from the change but stay hidden, because their profile is already removed. Counts
 * these entries. Leaves out the babies of {@link goingToTrash}.
 */
export function broughtUnseen(here: FamilyLog, difference: LogDifference): BabyCounts[] {
  const { added, changed } = difference.babies;
  const profiles = [...here.babies, ...(added as FamilyBaby[]), ...(changed as FamilyBaby[])];
  const latest = new Map(profiles.map((baby) => [baby.babyId, baby]));
  for (const { babyId } of goingToTrash(here, difference)) latest.delete(babyId);
  return [...latest.values()].flatMap(({ babyId, name, removedAt }) => {
    if (removedAt === undefined) return [];
    const counts = countsOf(babyId, (part) => difference[part].added);
    return countedParts().some((part) => counts[part] > 0) ? [{ babyId, name, counts }] : [];
  });
}

/** True for a log without babies and entries. These are the data that a parent would miss. */
export function isEmptyLog(log: FamilyLog): boolean {
  return countedParts().every((part) => log[part].length === 0);
}

/** Finds the entry of a log that happened last. Undefined if there is none. */
export function latestOf(log: FamilyLog): CareRecord | undefined {
  return entriesOf(log).reduce<CareRecord | undefined>(
    (latest, entry) => (latest && instantOfRecord(latest) >= instantOfRecord(entry) ? latest : entry),
    undefined,
  );
}

/**
 * Counts the entries of `there` that were also imported here, independently. Such an entry has another id on each
 * phone, so a merge would keep it twice.
 */
export function countImportedApart(here: FamilyLog, there: FamilyLog): number {
  const keys = new Set(importedOnlyIn(here, there).map(importKeyOf));
  return importedOnlyIn(there, here).filter((entry) => keys.has(importKeyOf(entry))).length;
}

/** Selects the imported entries of `log` whose ids are neither entries nor trash of `other`. */
function importedOnlyIn(log: FamilyLog, other: FamilyLog): CareRecord[] {
  const known = new Set(
    [...entriesOf(other).map(({ record }) => record), ...other.trash].map(({ id }) => id),
  );
  return entriesOf(log).filter(({ record }) => record.importKey && !known.has(record.id));
}

function importKeyOf({ kind, record }: CareRecord): string {
  return `${kind} ${record.babyId} ${record.importKey}`;
}

/**
 * Lists the names of babies in `other` whose id is not in `one`, although `one` has a baby of the same name. The two
 * profiles were created independently, possibly for the same baby.
 */
export function namesMadeApart(one: readonly FamilyBaby[], other: readonly FamilyBaby[]): string[] {
  const known = new Set(one.map(({ babyId }) => babyId));
  return other
    .filter(({ babyId, name }) => !known.has(babyId) && one.some((baby) => isSameName(baby.name, name)))
    .map(({ name }) => name);
}
