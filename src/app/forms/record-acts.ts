import { toastProblem } from '#app/shell/toast-problem.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import type { KindName, RecordOf } from '#domain/kinds/registry.ts';
import {
  type CareRecord,
  clockOfRecord,
  dayOfRecord,
  describeRecord,
  timeFields,
} from '#domain/log/care-record.ts';
import type { Conflict } from '#domain/log/conflict.ts';
import { pick } from '#domain/pick.ts';
import { dayAt } from '#domain/time/when.ts';
import { formatRelativeDay } from '#domain/time/when-words.ts';
import type { Units } from '#domain/units/units.ts';
import { authorNow } from '#storage/browser/device.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { addRecord, deleteRecords, restoreRecords, updateRecord } from '#storage/log/records.ts';
import { toast } from '#ui/feedback/toast.ts';
import { newConflicts } from './new-conflicts.ts';

/** Whose record it is, where it is written and how it is told. */
export interface ActContext {
  db: RecordsDb;
  baby: Baby;
  units: Units;
  /** The family's zone. */
  zone: string;
}

/** What is on the disk now, and what it clashes with. */
export interface Saved {
  entry: CareRecord;
  conflicts: Conflict[];
}

/** Long enough to reach for a phone that is already going down again. */
const UNDO_MS = 10_000;

/**
 * The acts of the forms: each writes, says so under the baby's name, and offers the way back. Each rejects with the
 * storage's error, and then nothing was written. One that saves what clashes with the log answers the conflicts and says
 * nothing itself: the parent is to be asked, and hears there that it is saved.
 */

/** Puts a new record and says “Saved”; Undo moves it to the trash. */
export async function addAndTell<K extends KindName>(
  context: ActContext,
  kind: K,
  record: RecordOf<K>,
): Promise<Saved> {
  const { db } = context;
  const entry = { kind, record } as CareRecord;
  await addRecord(db, kind, record);
  const conflicts = await newConflicts(context, entry);
  if (conflicts.length === 0) {
    tell(context, 'Saved', entry, () => deleteRecords(db, [{ kind, id: record.id }], authorNow()));
  }
  return { entry, conflicts };
}

/**
 * Merges what `fields` change of a record, as it was when it was opened, and says “Saved”; Undo takes that back. What another
 * tab wrote meanwhile stays; what it deleted comes back, and goes again with Undo.
 */
export async function updateAndTell<K extends KindName>(
  context: ActContext,
  kind: K,
  record: RecordOf<K>,
  fields: Partial<RecordOf<K>>,
): Promise<Saved> {
  const { db } = context;
  const changes = changesOf(record, fields);
  const { before, after, revived } = await updateRecord(db, kind, record, changes, authorNow());
  const entry = { kind, record: after } as CareRecord;
  const conflicts = await newConflicts(context, entry, { kind, record } as CareRecord);
  if (conflicts.length === 0) {
    tell(context, 'Saved', entry, async () => {
      const undone = await updateRecord(db, kind, record, pick(before, Object.keys(changes)), authorNow());
      if (revived || undone.revived) await deleteRecords(db, [{ kind, id: record.id }], authorNow());
    });
  }
  return { entry, conflicts };
}

/** Those of the fields that differ, and those that hang together with one that does. */
function changesOf<T extends object>(record: T, fields: Partial<T>): Partial<T> {
  const differs = (name: string) => name in fields && fields[name as keyof T] !== record[name as keyof T];
  // Fields that say one thing together: a start goes with its end, an amount with the bottle.
  const groups = [timeFields(), ['type', 'amountOz']];
  const isTouched = (name: string) => (groups.find((group) => group.includes(name)) ?? [name]).some(differs);
  const changes = pick(fields, Object.keys(fields).filter(isTouched));
  // Who states a time or a side knows which side was first.
  const isOrderStated = 'orderUnknown' in record && ('startedAt' in changes || 'type' in changes);
  return { ...changes, ...(isOrderStated && { orderUnknown: undefined }) };
}

/** Moves a record to the trash and says “Deleted”; Undo takes it out again. */
export async function deleteAndTell(context: ActContext, entry: CareRecord): Promise<void> {
  const { db } = context;
  const { id } = entry.record;
  await deleteRecords(db, [{ kind: entry.kind, id }], authorNow());
  tell(context, 'Deleted', entry, () => restoreRecords(db, [id], authorNow()));
}

/** Says what was done, for whom and when, and offers to take it back. */
export function tell(
  context: ActContext,
  act: string,
  entry: CareRecord,
  undo: () => Promise<unknown>,
): void {
  const { baby, units } = context;
  toast({
    title: `${act} for ${isolated(baby.name)}: ${describeRecord(entry, units)}`,
    description: whenOf(entry, context.zone),
    duration: UNDO_MS,
    action: { label: 'Undo', onAct: () => void takeBack(undo) },
  });
}

async function takeBack(undo: () => Promise<unknown>): Promise<void> {
  try {
    if ((await undo()) !== false) toast({ title: 'Undone', description: 'It is as it was before.' });
  } catch (error) {
    toastProblem(error);
  }
}

/** "Today, 8:00 AM" in the family's `zone`, with the place where that clock was another; growth has a day and no hour. */
export function whenOf(entry: CareRecord, zone: string): string {
  const day = formatRelativeDay(dayOfRecord(entry), dayAt(authorNow().now, zone));
  return [day, clockOfRecord(entry, zone)].filter(Boolean).join(', ');
}
