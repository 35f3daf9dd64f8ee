import { isKindName } from '#domain/kinds/registry.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import type { AnyEntry } from '#domain/log/any-entry.ts';
import {
  allEntriesOf,
  type FamilyLog,
  type ImportRun,
  keyOf,
  type LogPart,
  type LogRow,
  lastWrites,
  logOf,
  logParts,
  rowsOf,
} from '#domain/log/family-log.ts';
import { storeOf } from '#domain/log/log-stores.ts';
import type { Trash } from '#domain/log/trash.ts';
import type { LogDifference } from './log-difference.ts';
import { mergeLogs, runningOn } from './merge.ts';

/** How a file was applied to a log. */
export type FileAct = 'replace' | 'merge';

/** A log before a file changed it. */
export interface LogBefore {
  act: FileAct;
  /** When the file was applied. */
  takenAt: number;
  log: FamilyLog;
  /** What the file wrote, by {@link writesOf}. Missing if an earlier version of the app applied the file. */
  wrote?: string[];
}

/** Lists what a file wrote into a log. Each row is given by its id and last change. */
export function writesOf(difference: LogDifference): string[] {
  return logParts().flatMap((part) => {
    const { added, changed } = difference[part];
    return [...added, ...changed].map((row) => writeOf(part, row));
  });
}

function writeOf(part: LogPart, row: LogRow): string {
  return `${storeOf(part)} ${keyOf(part, row)} ${timeOf(row)}`;
}

function timeOf(row: LogRow): number {
  if ('deletedAt' in row) return row.deletedAt;
  return 'importedAt' in row ? row.importedAt : row.updatedAt;
}

/**
 * Reverts the change that a file made. The result is the log `before`, plus everything that this device wrote after the
 * file was applied, whatever its clock showed. A baby known only from the file is kept if entries about the baby were
 * logged later. A timer that was started after the file was applied keeps running. It replaces a timer of its kind that
 * ran for the same baby before.
 */
export function logAfterRevert(before: LogBefore, now: FamilyLog, device: string): FamilyLog {
  const since = laterThan(before.log, writtenSince(now, device, before));
  const log = mergeLogs(before.log, since);
  // A timer that was stopped later has left an entry with its id, or the trash row of this entry. An undone stop has
  // left that row too, but its timer is running.
  const stopped = new Set(
    [...allEntriesOf(since).map(({ record }) => record), ...since.trash].map(({ id }) => id),
  );
  for (const { id } of now.timers) stopped.delete(id);
  const running = before.log.timers.filter(({ id }) => !stopped.has(id));
  if (before.act === 'merge') {
    // A merge stops timers that were stopped on the other phone. The revert starts them again. All other changes to
    // timers were made on this device and are kept.
    const leftAlone = new Set(runningOn(running, now));
    const ended = running.filter((timer) => !leftAlone.has(timer));
    return { ...log, timers: [...withoutRivals(ended, now.timers), ...now.timers], imports: now.imports };
  }
  return {
    ...log,
    timers: [...withoutRivals(running, since.timers), ...since.timers],
    imports: withNewer(before.log.imports, since.imports),
  };
}

/** Leaves out the timers of `before` whose baby has a timer of the same kind in `since`. */
function withoutRivals(before: readonly Timer[], since: readonly Timer[]): Timer[] {
  return before.filter(
    (timer) => !since.some(({ babyId, kind }) => babyId === timer.babyId && kind === timer.kind),
  );
}

type OwnRow = Exclude<LogRow, Trash | ImportRun>;

function writtenSince(log: FamilyLog, device: string, before: LogBefore): FamilyLog {
  const isNew = newness(before);
  const imports = log.imports.filter((run) => isNew('imports', run));
  const runs = new Set(imports.map(({ id }) => id));
  const isOurs = (part: LogPart) => (row: OwnRow) =>
    (row.updatedBy === device && isNew(part, row)) || ('importId' in row && runs.has(row.importId ?? ''));
  const since: FamilyLog = {
    ...logOf((part) =>
      rowsOf(log, part).filter((row) => !('deletedAt' in row) && isOurs(part)(row as OwnRow)),
    ),
    trash: log.trash.filter((trash) => trash.deletedBy === device && isNew('trash', trash)),
    babies: [],
    imports,
  };
  const missing = new Set([
    ...[...allEntriesOf(since).map(({ record }) => record), ...since.timers].map(({ babyId }) => babyId),
    ...imports.flatMap(({ babyIds }) => babyIds),
  ]);
  for (const { babyId } of before.log.babies) missing.delete(babyId);
  since.babies = log.babies.filter((baby) => isOurs('babies')(baby) || missing.has(baby.babyId));
  return since;
}

/**
 * Stamps the writes in `since` as later than the rows of `before` that they replace, even if a phone with a fast clock
 * wrote those. An entry that existed before keeps its old stamp if a later import only added it again.
 */
function laterThan(before: FamilyLog, since: FamilyLog): FamilyLog {
  const written = lastWrites(before);
  for (const { babyId, updatedAt } of before.babies) written.set(babyId, updatedAt);
  for (const { id, updatedAt } of before.family) written.set(id, updatedAt);
  const after = (id: string, at: number) => Math.max(at, (written.get(id) ?? 0) + 1);
  const stood = new Set(allEntriesOf(before).map(({ record }) => record.id));
  const importedAt = new Map(since.imports.map((run) => [run.id, run.importedAt]));
  const restamped = (row: AnyEntry['record']) => {
    const isOld = stood.has(row.id) && row.updatedAt < (importedAt.get(row.importId ?? '') ?? 0);
    return isOld ? row : { ...row, updatedAt: after(row.id, row.updatedAt) };
  };
  const isEntryPart = (part: LogPart) => part === 'others' || isKindName(part);
  return {
    ...logOf((part) =>
      isEntryPart(part) ? (rowsOf(since, part) as AnyEntry['record'][]).map(restamped) : rowsOf(since, part),
    ),
    family: since.family.map((row) => ({ ...row, updatedAt: after(row.id, row.updatedAt) })),
    babies: since.babies.map((baby) => ({ ...baby, updatedAt: after(baby.babyId, baby.updatedAt) })),
    trash: since.trash.map((trash) => ({ ...trash, deletedAt: after(trash.id, trash.deletedAt) })),
  };
}

/**
 * Returns a function that is true for rows written after the file was applied. It is false for rows that existed before
 * and for rows that the file wrote.
 */
function newness({ log, wrote, takenAt }: LogBefore): (part: LogPart, row: LogRow) => boolean {
  const known = new Set(logParts().flatMap((part) => rowsOf(log, part).map((row) => writeOf(part, row))));
  for (const write of wrote ?? []) known.add(write);
  return (part, row) => !known.has(writeOf(part, row)) && (wrote !== undefined || timeOf(row) >= takenAt);
}

function withNewer<Row extends { id: string }>(before: readonly Row[], since: readonly Row[]): Row[] {
  return [...new Map([...before, ...since].map((row) => [row.id, row])).values()];
}
