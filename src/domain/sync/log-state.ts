import { isInstant, isKey } from '#domain/kinds/fields.ts';
import { isKindName, kindOf } from '#domain/kinds/registry.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import { type AnyEntry, partOf } from '#domain/log/any-entry.ts';
import type { FamilyBaby, FamilyRow } from '#domain/log/family-log.ts';
import { storeOf } from '#domain/log/log-stores.ts';
import { isListOf, isObject, isOneOf, isText } from '#domain/shape.ts';
import { isMonth } from '#domain/time/calendar-month.ts';
import { canonicalJson } from './canonical-json.ts';
import { type EntryState, latestRow, mergeEntry } from './merge-entry.ts';
import { isTimerEnd, TIMER_ENDINGS, type TimerEnd } from './timer-ends.ts';

/**
 * The state of one row of a shared log, as phones exchange it. Import runs and photos belong to a phone and are not
 * shared.
 */
export type LogState =
  | ({ of: 'entry' } & EntryState)
  | { of: 'baby'; row: FamilyBaby }
  | { of: 'family'; row: FamilyRow }
  | { of: 'timer'; row: Timer | TimerEnd };

/** Returns the id of a state's row. Ids are unique within `of`. */
export function idOfState(state: LogState): string {
  if (state.of === 'entry') return state.content.record.id;
  return state.of === 'baby' ? state.row.babyId : state.row.id;
}

/** Returns the key of a state among all states of a log. */
export function keyOfState(state: LogState): string {
  return `${state.of} ${idOfState(state)}`;
}

/** Returns when a state was written, in epoch milliseconds. A deletion is a write. */
export function timeOfState(state: LogState): number {
  if (state.of === 'entry') return state.deletion?.deletedAt ?? state.content.record.updatedAt;
  return state.of === 'timer' ? orderOfTimer(state.row).updatedAt : state.row.updatedAt;
}

/**
 * Merges two states of one row. Like {@link mergeEntry}, this is a join. States with different keys are not merged.
 */
export function mergeStates(a: LogState, b: LogState): LogState {
  if (a.of === 'entry' && b.of === 'entry') return { of: 'entry', ...mergeEntry(a, b) };
  if (a.of === 'baby' && b.of === 'baby') return { of: 'baby', row: latestRow(a.row, b.row) };
  if (a.of === 'family' && b.of === 'family') return { of: 'family', row: latestRow(a.row, b.row) };
  if (a.of === 'timer' && b.of === 'timer')
    return { of: 'timer', row: latestRow(orderOfTimer(a.row), orderOfTimer(b.row)).row };
  throw new TypeError(`States of ${a.of} and ${b.of} are not of one row.`);
}

/** Returns a state as text, in the form in which every phone has it: merged with itself. */
export function sharedForm(state: LogState): string {
  return canonicalJson(mergeStates(state, state));
}

/** A timer or its end as a write. Of two writes at one time on one device, the end is later. */
function orderOfTimer(row: Timer | TimerEnd) {
  const ended = isTimerEnd(row);
  const updatedAt = ended ? row.endedAt : row.updatedAt;
  return { ended, row, updatedAt, updatedBy: ended ? row.endedBy : row.updatedBy };
}

/**
 * Returns the month in whose digest a state is counted, with its store: `feeds 2026-11`. Entries without a day, and the
 * few rows that are not entries, have no month.
 */
export function monthOfState(state: LogState): string {
  if (state.of !== 'entry') return state.of;
  return `${storeOf(partOf(state.content))} ${monthOfEntry(state.content)}`;
}

/** Reads the month of any entry, even if this version does not know its kind or cannot read its fields. */
function monthOfEntry({ kind, record }: AnyEntry): string {
  const field = isKindName(kind) ? kindOf(kind).time.dayField : 'day';
  const day = (record as object as Readonly<Record<string, unknown>>)[field];
  const month = isText(day) ? day.slice(0, 7) : '';
  return isMonth(month) ? month : '';
}

/** The latest valid time of a write, as in `validate-row.ts`. */
const LAST_WRITE = 8e15;

type Unchecked<Row> = { readonly [Field in keyof Row]?: unknown };

/**
 * Validates a state of another phone. Checks only what a merge uses. A newer version may write fields that this version
 * cannot read. Such a row is stored and quarantined, so that this phone does not drop what others show.
 */
export function isLogState(value: unknown): value is LogState {
  if (!isObject(value)) return false;
  const { of, row, content, deletion } = value as Unchecked<{
    of: 1;
    row: 1;
    content: 1;
    deletion: 1;
  }>;
  if (of === 'entry') return isContent(content) && (deletion === undefined || isBurial(deletion, content));
  if (!isObject(row)) return false;
  if (of === 'baby') return isWritten(row) && isKey((row as Unchecked<FamilyBaby>).babyId);
  if (of === 'family') return isWritten(row) && isKey((row as Unchecked<FamilyRow>).id);
  return of === 'timer' && isTimerRow(row);
}

/** True for a state that only a newer version writes: an unknown sort of row, or an unknown end of a timer. */
export function isNewerState(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { of, row } = value as Unchecked<{ of: 1; row: 1 }>;
  if (of === 'timer' && isObject(row)) {
    const { how }: Unchecked<TimerEnd> = row;
    return isText(how) && !isOneOf(TIMER_ENDINGS, how);
  }
  return isText(of) && !isOneOf(SORTS, of);
}

const SORTS: readonly LogState['of'][] = ['entry', 'baby', 'family', 'timer'];

function isContent(value: unknown): value is AnyEntry {
  if (!isObject(value)) return false;
  const { kind, record }: Unchecked<AnyEntry> = value;
  if (!isKey(kind) || !isObject(record) || !isWritten(record)) return false;
  const { id, babyId, kind: own, importId }: Unchecked<AnyEntry['record'] & { kind: string }> = record;
  const isOfKind = isKindName(kind) && kindOf(kind).store ? own === undefined : own === kind;
  return isKey(id) && isKey(babyId) && isOfKind && (importId === undefined || isText(importId));
}

function isBurial(value: unknown, content: AnyEntry): boolean {
  if (!isObject(value)) return false;
  const { id, deletedAt, deletedBy, takenBack }: Unchecked<NonNullable<EntryState['deletion']>> = value;
  return (
    id === content.record.id &&
    isTimeOfWrite(deletedAt) &&
    isText(deletedBy) &&
    (takenBack === undefined || takenBack === true)
  );
}

function isTimerRow(row: Unchecked<Timer & TimerEnd>): boolean {
  if (!isKey(row.id)) return false;
  if (row.endedAt === undefined) return isWritten(row) && isListOf(isObject, row.segments);
  return isTimeOfWrite(row.endedAt) && isText(row.endedBy) && isOneOf(TIMER_ENDINGS, row.how);
}

function isWritten({ updatedAt, updatedBy }: Unchecked<FamilyRow>): boolean {
  return isTimeOfWrite(updatedAt) && isText(updatedBy);
}

function isTimeOfWrite(value: unknown): value is number {
  return isInstant(value) && value <= LAST_WRITE;
}
