import { type FamilyLog, keyOf, logOf, rowsOf } from '#domain/log/family-log.ts';

/** The same log with the rows of every part in order of their ids: two equal logs then read alike. */
export function sortedLog(log: FamilyLog): FamilyLog {
  return logOf((part) => rowsOf(log, part).toSorted((a, b) => (keyOf(part, a) < keyOf(part, b) ? -1 : 1)));
}
