import { type FamilyLog, keyOf, logOf, rowsOf } from '#domain/log/family-log.ts';

/** Sorts the rows of every part of a log by id, for comparison. */
export function sortedLog(log: FamilyLog): FamilyLog {
  return logOf((part) => rowsOf(log, part).toSorted((a, b) => (keyOf(part, a) < keyOf(part, b) ? -1 : 1)));
}
