import { type FamilyLog, keyOf, logOf, rowsOf } from '#domain/log/family-log.ts';

/** The log with the rows of every part sorted by id, for comparison. */
export function sortedLog(log: FamilyLog): FamilyLog {
  return logOf((part) => rowsOf(log, part).toSorted((a, b) => (keyOf(part, a) < keyOf(part, b) ? -1 : 1)));
}
