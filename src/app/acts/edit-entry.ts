import { isolated } from '#domain/isolated.ts';
import type { KindName, RecordOf } from '#domain/kinds/registry.ts';
import { type CareRecord, timeFields } from '#domain/log/care-record.ts';
import { pick } from '#domain/pick.ts';
import { authorNow } from '#storage/browser/device.ts';
import { deleteRecords, type Updated, updateRecord, type WrittenWith } from '#storage/log/records.ts';
import { restoreRecords } from '#storage/log/trash.ts';
import { undoUpdate } from '#storage/log/undo-update.ts';
import { toast } from '#ui/feedback/toast.ts';
import { words } from '#words/now.ts';
import { type EntryDone, entryDone, showNewAdvice } from './add-entry.ts';
import type { LogTarget } from './confirm.ts';

/**
 * Saves the values in `fields` that differ from `record`, which is the record as it was when the form opened. Keeps
 * other changes that another tab made meanwhile. Restores the record if another tab deleted it. The undo writes back
 * only the changed fields. If the write fails, rejects with the storage's error and leaves the log unchanged.
 */
export async function editEntry<K extends KindName>(
  target: LogTarget,
  kind: K,
  record: RecordOf<K>,
  fields: Partial<RecordOf<K>>,
  more?: WrittenWith,
): Promise<EntryDone> {
  const { db } = target;
  const changes = changesOf(record, fields);
  const updated = await updateRecord(db, kind, record, changes, authorNow(), more);
  const entry = { kind, record: updated.after } as CareRecord;
  const before = { kind, record } as CareRecord;
  showNewAdvice(target, entry, before);
  return { ...entryDone(target, words.first.taps.saved, entry, undoOf(target, updated, more)), before };
}

/**
 * Returns the undo of an update. If another tab has changed the entry after the update, the undo informs the parent.
 */
export function undoOf<K extends KindName>(
  target: LogTarget,
  updated: Updated<K>,
  more?: WrittenWith,
): () => Promise<boolean> {
  return async () => (await undoUpdate(target.db, updated, authorNow(), more)) || showChanged(target);
}

/** Informs the parent that nothing was written, because another tab had changed the entry. */
export function showChanged({ baby }: LogTarget): false {
  toast({ title: words.forms.changedElsewhere(isolated(baby.name)) });
  return false;
}

/** The type of a feed or a diaper, and the fields that are valid only with some types. */
const TYPE_FIELDS = [
  ...['type', 'amountOz', 'milk', 'breastOz', 'brand'],
  ...['colors', 'texture', 'wetAmount', 'dirtyAmount'],
];

/** Returns the fields that differ from `record`. If one field of a group differs, returns the whole group. */
function changesOf<T extends object>(record: T, fields: Partial<T>): Partial<T> {
  const differs = (name: string) => name in fields && fields[name as keyof T] !== record[name as keyof T];
  // The fields of a group are saved together. One group has the times, the other the type and what depends on it.
  const groups = [timeFields(), TYPE_FIELDS];
  const isTouched = (name: string) => (groups.find((group) => group.includes(name)) ?? [name]).some(differs);
  const changes = pick(fields, Object.keys(fields).filter(isTouched));
  // A parent who changes a time or a side knows which side was first.
  const isOrderStated = 'orderUnknown' in record && ('startedAt' in changes || 'type' in changes);
  return { ...changes, ...(isOrderStated && { orderUnknown: undefined }) };
}

/**
 * Moves a record to the trash. The undo restores the record. If the write fails, rejects with the storage's error and
 * leaves the log unchanged.
 */
export async function deleteEntry(target: LogTarget, entry: CareRecord): Promise<EntryDone> {
  const { db } = target;
  const { id } = entry.record;
  await deleteRecords(db, [{ kind: entry.kind, id }], authorNow());
  return entryDone(target, words.forms.deleted, entry, () => restoreRecords(db, [id], authorNow()));
}
