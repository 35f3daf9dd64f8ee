import {
  type FamilyLog,
  keyOf,
  type LogPart,
  type LogRow,
  mapParts,
  rowsOf,
} from '#domain/log/family-log.ts';
import { canonicalJson } from './canonical-json.ts';

/** The changed rows of one part: added and changed rows with their new content, removed rows with their old one. */
export interface RowsDifference {
  added: LogRow[];
  changed: LogRow[];
  removed: LogRow[];
}

export type LogDifference = Record<LogPart, RowsDifference>;

/** Finds the difference from `before` to `after`, row by row. Ignores the order of rows and of their fields. */
export function logDifference(before: FamilyLog, after: FamilyLog): LogDifference {
  return mapParts((part) => rowsDifference(part, rowsOf(before, part), rowsOf(after, part)));
}

/** True if nothing was added, changed or removed. */
export function isNoDifference(difference: LogDifference): boolean {
  return Object.values(difference).every(
    ({ added, changed, removed }) => added.length + changed.length + removed.length === 0,
  );
}

function rowsDifference(part: LogPart, before: readonly LogRow[], after: readonly LogRow[]): RowsDifference {
  const former = new Map(before.map((row) => [keyOf(part, row), row]));
  const difference: RowsDifference = { added: [], changed: [], removed: [] };
  for (const row of after) {
    const old = former.get(keyOf(part, row));
    former.delete(keyOf(part, row));
    if (!old) difference.added.push(row);
    else if (canonicalJson(old) !== canonicalJson(row)) difference.changed.push(row);
  }
  difference.removed.push(...former.values());
  return difference;
}
