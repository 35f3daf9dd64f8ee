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
 * Applies a file's log to the log on this device, at `now` (epoch milliseconds). A baby whom the file removes can be
 * restored for 30 days from now. The 30 days do not restart in a merge if this device already removed the baby or does
 * not know the baby.
 */
export function logAfterFile(act: FileAct, here: FamilyLog, there: FamilyLog, now: number): FamilyLog {
  const log = act === 'merge' ? mergeLogs(here, there) : there;
  const known = new Map(here.babies.map((baby) => [baby.babyId, baby]));
  const heard = (baby: FamilyBaby): FamilyBaby => {
    if (baby.removedAt === undefined) return baby;
    const before = known.get(baby.babyId);
    // An unknown baby may have been purged here. If its 30 days restarted, two phones would restart them for each
    // other without end.
    const heardAt = before || act === 'replace' ? (before?.removedAt ?? now) : 0;
    return { ...baby, removedAt: Math.max(baby.removedAt, heardAt) };
  };
  return { ...log, babies: log.babies.map(heard) };
}

/**
 * Returns the changes of a difference to the log `before` that a parent can see. Changes of only the import fields are
 * left out, because two phones may disagree on an entry's import.
 */
export function inSight(before: FamilyLog, difference: LogDifference): LogDifference {
  return mapParts((part) => {
    const former = new Map(rowsOf(before, part).map((row) => [keyOf(part, row), row]));
    const isSeen = (row: LogRow) => wordsOf(former.get(keyOf(part, row))) !== wordsOf(row);
    return { ...difference[part], changed: difference[part].changed.filter(isSeen) };
  });
}

function wordsOf(row: LogRow | undefined): string {
  const {
    importId: _importId,
    importKey: _importKey,
    origins: _origins,
    ...words
  } = { ...row } as Record<string, unknown>;
  return canonicalJson(words);
}
