import type { Timer } from '#domain/kinds/timer.ts';
import { type AnyEntry, partOf } from '#domain/log/any-entry.ts';
import { allEntriesOf, emptyLog, type FamilyLog, lastWrites } from '#domain/log/family-log.ts';
import type { Trash } from '#domain/log/trash.ts';
import { canonicalJson } from './canonical-json.ts';

/**
 * Merges two logs of one family. For every id the latest write wins, and a deletion is a write. Writes are ordered by
 * time, then by device. Phones that exchange their logs therefore converge, whatever the order and number of exchanges
 * (`merge.test.ts` checks this with random logs).
 *
 * Tombstones are kept for 30 days (storage/log/trash.ts). A phone that merges after a longer time therefore brings
 * deleted entries back.
 *
 * `timers` and `imports` belong to a phone, so only those of `here` are kept. Timers of `there` are not added, because
 * a stopped timer leaves no tombstone. An older log would restart it. A timer that was stopped `there` stops here too
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

/** The state of one record in a log: its content, and its deletion if it was deleted. */
interface State {
  content: AnyEntry;
  deletion?: Trash;
}

function statesOf(...logs: FamilyLog[]): Iterable<State> {
  const states = new Map<string, State>();
  const learn = (state: State) => {
    const { id } = state.content.record;
    const known = states.get(id);
    states.set(id, known ? joined(known, state) : state);
  };
  for (const log of logs) {
    for (const content of allEntriesOf(log)) learn({ content });
    for (const deletion of log.trash) learn({ content: deletion.deleted, deletion });
  }
  return states.values();
}

/**
 * Combines the states of one record in two logs. If one log reverted the record's import, the other log's record is
 * deleted only if it came from the same import. Otherwise the other log's state is kept.
 */
function joined(a: State, b: State): State {
  const standing = [a, b].filter(({ deletion }) => !deletion?.takenBack);
  const [only] = standing;
  if (standing.length === 2 || a.content.record.importId === b.content.record.importId) return latestOf(a, b);
  return only ?? laterOf(a, b, ({ content }) => writeOf(content));
}

function latestOf(a: State, b: State): State {
  const content = latestWords(a.content, b.content);
  const deletions = [a, b].flatMap(({ deletion }) =>
    deletion && isAfter(deletion, content.record) ? [deletion] : [],
  );
  const [first, second = first] = deletions;
  return first && second ? { content, deletion: laterOf(first, second, burialOf) } : { content };
}

/**
 * Returns the later of two versions of an entry. If they came from different imports, or only one was imported, the
 * result has no `importId`. An example is a file that one phone exports and another phone imports. Its entries have the
 * same ids on both phones. Reverting that import must not delete the first phone's entries.
 */
function latestWords(a: AnyEntry, b: AnyEntry): AnyEntry {
  const later = laterOf(a, b, writeOf);
  if (a.record.importId === b.record.importId) return later;
  const { importId: _importId, ...record } = later.record;
  return { kind: later.kind, record } as AnyEntry;
}

/** Merges lists of rows. The latest write of each row wins. */
function mergeRows<Row extends { updatedAt: number; updatedBy: string }>(
  keyOf: (row: Row) => string,
  ...lists: (readonly Row[])[]
): Row[] {
  const merged = new Map<string, Row>();
  for (const row of lists.flat()) {
    const known = merged.get(keyOf(row));
    merged.set(keyOf(row), known ? laterOf(known, row, stampOf) : row);
  }
  return [...merged.values()];
}

/** The time, device and content of a write, which together distinguish any two writes. */
interface Write {
  at: number;
  by: string;
  what: () => string;
}

function stampOf(stamped: { updatedAt: number; updatedBy: string }): Write {
  return { at: stamped.updatedAt, by: stamped.updatedBy, what: () => canonicalJson(stamped) };
}

function writeOf(content: AnyEntry): Write {
  return { ...stampOf(content.record), what: () => canonicalJson(content) };
}

/** Converts a deletion to a write. The deleted record is left out, because its last change was a separate write. */
function burialOf({ deleted: _deleted, ...burial }: Trash): Write {
  return { at: burial.deletedAt, by: burial.deletedBy, what: () => canonicalJson(burial) };
}

/**
 * Returns the later of two writes. Writes of one device in the same millisecond are ordered by content. Any order is
 * right if every phone uses the same one.
 */
function laterOf<T>(a: T, b: T, toWrite: (value: T) => Write): T {
  const [first, second] = [toWrite(a), toWrite(b)];
  const order = first.at - second.at || compare(first.by, second.by) || compare(first.what(), second.what());
  return order < 0 ? b : a;
}

function isAfter({ deletedAt, deletedBy }: Trash, { updatedAt, updatedBy }: AnyEntry['record']): boolean {
  return deletedAt > updatedAt || (deletedAt === updatedAt && deletedBy >= updatedBy);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
