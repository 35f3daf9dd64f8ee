import {
  type FamilyBaby,
  type FamilyLog,
  keyOf,
  type LogRow,
  mapParts,
  rowsOf,
} from '#domain/log/family-log.ts';
import { canonicalJson } from './canonical-json.ts';
import type { LogDifference } from './log-difference.ts';
import { mergeLogs } from './merge.ts';
import type { FileAct } from './revert-file.ts';

/**
 * What a file's log makes of the one that is here, at `now` (epoch milliseconds). A baby who was removed there is kept for 30
 * days from when it is heard of here, and not from then; but not in a merge with a log that knows nothing of that baby.
 */
export function logAfterFile(act: FileAct, here: FamilyLog, there: FamilyLog, now: number): FamilyLog {
  const log = act === 'merge' ? mergeLogs(here, there) : there;
  const known = new Map(here.babies.map((baby) => [baby.babyId, baby]));
  const heard = (baby: FamilyBaby): FamilyBaby => {
    if (baby.removedAt === undefined) return baby;
    const before = known.get(baby.babyId);
    // Not where two phones tell each other in turn of a baby whom one of them has forgotten: that would have no end.
    const heardAt = before || act === 'replace' ? (before?.removedAt ?? now) : 0;
    return { ...baby, removedAt: Math.max(baby.removedAt, heardAt) };
  };
  return { ...log, babies: log.babies.map(heard) };
}

/** A difference to the log `before` as a parent sees it: of which import an entry is, two phones may know differently. */
export function inSight(before: FamilyLog, difference: LogDifference): LogDifference {
  return mapParts((part) => {
    const former = new Map(rowsOf(before, part).map((row) => [keyOf(part, row), row]));
    const isSeen = (row: LogRow) => wordsOf(former.get(keyOf(part, row))) !== wordsOf(row);
    return { ...difference[part], changed: difference[part].changed.filter(isSeen) };
  });
}

function wordsOf(row: LogRow | undefined): string {
  const { importId: _importId, importKey: _importKey, ...words } = { ...row } as Record<string, unknown>;
  return canonicalJson(words);
}
