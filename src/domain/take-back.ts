import { entriesOf, type FamilyLog } from './family-log.ts';
import { mergeLogs, runningOn } from './merge.ts';

/** What a file did to a log. */
export type FileAct = 'replace' | 'merge';

/** A log as it was before a file changed it. */
export interface LogBefore {
  act: FileAct;
  /** When the file was brought in. */
  takenAt: number;
  log: FamilyLog;
}

/**
 * The log with the file's change taken back: as it was before, with all that this device wrote since. What was logged
 * about a baby that only the file knew keeps that baby's profile with it.
 */
export function takeBack(before: LogBefore, now: FamilyLog, device: string): FamilyLog {
  const since = writtenSince(now, device, before);
  const log = mergeLogs(before.log, since);
  // A timer that was stopped since has left an entry of its id, or the trace of one; taken back, the stop left that too.
  const stopped = new Set(
    [...entriesOf(since).map(({ record }) => record), ...since.trash].map(({ id }) => id),
  );
  for (const { id } of now.timers) stopped.delete(id);
  const running = before.log.timers.filter(({ id }) => !stopped.has(id));
  if (before.act === 'merge') {
    // A merge stops what was stopped on the other phone; all else that became of these is this device's own doing.
    const leftAlone = new Set(runningOn(running, now));
    const ended = running.filter((timer) => !leftAlone.has(timer));
    return { ...log, timers: withNewer(ended, now.timers), imports: now.imports };
  }
  return {
    ...log,
    timers: withNewer(running, since.timers),
    imports: withNewer(before.log.imports, since.imports),
  };
}

function writtenSince(log: FamilyLog, device: string, { takenAt: at, log: before }: LogBefore): FamilyLog {
  const imports = log.imports.filter(({ importedAt }) => importedAt >= at);
  const runs = new Set(imports.map(({ id }) => id));
  const isNew = (row: { updatedAt: number; updatedBy: string; importId?: string }) =>
    (row.updatedBy === device && row.updatedAt >= at) || runs.has(row.importId ?? '');
  const since: FamilyLog = {
    feeds: log.feeds.filter(isNew),
    diapers: log.diapers.filter(isNew),
    sleeps: log.sleeps.filter(isNew),
    growths: log.growths.filter(isNew),
    timers: log.timers.filter(isNew),
    trash: log.trash.filter(({ deletedAt, deletedBy }) => deletedBy === device && deletedAt >= at),
    babies: [],
    imports,
  };
  const missing = new Set([
    ...[...entriesOf(since).map(({ record }) => record), ...since.timers].map(({ babyId }) => babyId),
    ...imports.flatMap(({ babyIds }) => babyIds),
  ]);
  for (const { babyId } of before.babies) missing.delete(babyId);
  since.babies = log.babies.filter((baby) => isNew(baby) || missing.has(baby.babyId));
  return since;
}

function withNewer<Row extends { id: string }>(before: readonly Row[], since: readonly Row[]): Row[] {
  return [...new Map([...before, ...since].map((row) => [row.id, row])).values()];
}
