import type { Timer } from '#domain/kinds/timer.ts';
import { type AnyEntry, partOf } from '#domain/log/any-entry.ts';
import { allEntriesOf, emptyLog, type FamilyLog, lastWrites } from '#domain/log/family-log.ts';
import { type EntryState, latestRow, mergeEntry } from './merge-entry.ts';

/**
 * Merges two logs of one family. For every id the latest write wins, and a deletion is a write. Writes are ordered by
 * time, then by device. Phones that exchange their logs therefore converge, whatever the order and number of exchanges
 * (`merge.test.ts` checks this with random logs).
 *
 * Tombstones are kept for 30 days (storage/log/trash.ts). A phone that merges after a longer time therefore brings
 * deleted entries back.
 *
 * `timers` and `imports` belong to a phone, so only those of `here` are kept. Timers of `there` are not added, because
 * a backup has no tombstones of timers. An older log would restart one. A timer that was stopped `there` stops here too
 * ({@link runningOn}).
 */
export function mergeLogs(here: FamilyLog, there: FamilyLog): FamilyLog {
  const merged: FamilyLog = {
    ...emptyLog(),
    babies: mergeRows(({ babyId }) => babyId, here.babies, there.babies),
    family: mergeRows(({ id }) => id, here.family, there.family),
    timers: runningOn(here.timers, there),
    imports: here.imports,
  };
  for (const { content, deletion } of statesOf(here, there)) {
    if (deletion) merged.trash.push({ ...deletion, deleted: content });
    else (merged[partOf(content)] as AnyEntry['record'][]).push(content.record);
  }
  return merged;
}

/**
 * Returns the `timers` that were not stopped in the log `there`. A timer that was handed over runs on both phones. A
 * phone that stops it has an entry with the timer's id in its log, or the trash row of this entry. An entry does not
 * count if a stop on this phone wrote it and was undone. A stop on the other phone has a later write.
 */
export function runningOn(timers: Timer[], there: FamilyLog): Timer[] {
  const writtenAt = lastWrites(there);
  for (const { id } of there.timers) writtenAt.delete(id);
  return timers.filter(({ id, wrote }) => {
    const at = writtenAt.get(id);
    const before = wrote?.find((one) => one.id === id)?.updatedAt;
    return at === undefined || (before !== undefined && at <= before);
  });
}

function statesOf(...logs: FamilyLog[]): Iterable<EntryState> {
  const states = new Map<string, EntryState>();
  const learn = (state: EntryState) => {
    const { id } = state.content.record;
    const known = states.get(id);
    states.set(id, known ? mergeEntry(known, state) : state);
  };
  for (const log of logs) {
    for (const content of allEntriesOf(log)) learn({ content });
    for (const { deleted: content, ...deletion } of log.trash) learn({ content, deletion });
  }
  return states.values();
}

/** Merges lists of rows. The latest write of each row wins. */
function mergeRows<Row extends { updatedAt: number; updatedBy: string }>(
  keyOf: (row: Row) => string,
  ...lists: (readonly Row[])[]
): Row[] {
  const merged = new Map<string, Row>();
  for (const row of lists.flat()) {
    const known = merged.get(keyOf(row));
    merged.set(keyOf(row), known ? latestRow(known, row) : row);
  }
  return [...merged.values()];
}
