import {
  type FamilyLog,
  keyOf,
  type LogPart,
  type LogRow,
  mapParts,
  rowsOf,
} from '#domain/log/family-log.ts';
import { canonicalJson } from './canonical-json.ts';

/** What became of the rows of one part: each new or changed one as it is afterwards, each removed one as it was. */
export interface RowsDifference {
  added: LogRow[];
  changed: LogRow[];
  removed: LogRow[];
}

export type LogDifference = Record<LogPart, RowsDifference>;

/** What it takes to make `after` of `before`, row by row; the order of rows and of their fields is no difference. */
export function logDifference(before: FamilyLog, after: FamilyLog): LogDifference {
  return mapParts((part) => rowsDifference(part, rowsOf(before, part), rowsOf(after, part)));
}

/** True when nothing was added, changed or removed. */
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
