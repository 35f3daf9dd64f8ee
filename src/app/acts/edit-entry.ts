import { isolated } from '#domain/isolated.ts';
import type { KindName, RecordOf } from '#domain/kinds/registry.ts';
import { type CareRecord, timeFields } from '#domain/log/care-record.ts';
import { pick } from '#domain/pick.ts';
import { authorNow } from '#storage/browser/device.ts';
import { deleteRecords, type Updated, updateRecord } from '#storage/log/records.ts';
import { restoreRecords } from '#storage/log/trash.ts';
import { undoUpdate } from '#storage/log/undo-update.ts';
import { toast } from '#ui/feedback/toast.ts';
import { words } from '#words/now.ts';
import { type EntryDone, entryDone } from './add-entry.ts';
import type { LogTarget } from './confirm.ts';

/**
 * Saves what `fields` change of a record compared with its state when the form opened. Keeps what another tab changed
 * meanwhile. Restores a record that another tab deleted. Rejects with the storage's error and then has written nothing.
 * The undo writes back the changed fields only.
 */
export async function editEntry<K extends KindName>(
  target: LogTarget,
  kind: K,
  record: RecordOf<K>,
  fields: Partial<RecordOf<K>>,
): Promise<EntryDone> {
  const { db } = target;
  const changes = changesOf(record, fields);
  const updated = await updateRecord(db, kind, record, changes, authorNow());
  const entry = { kind, record: updated.after } as CareRecord;
  return {
    ...entryDone(target, words.first.taps.saved, entry, undoOf(target, updated)),
    before: { kind, record } as CareRecord,
  };
}

/** The undo of an update. It informs the parent if another tab changed the entry since. */
export function undoOf<K extends KindName>(target: LogTarget, updated: Updated<K>): () => Promise<boolean> {
  return async () => (await undoUpdate(target.db, updated, authorNow())) || showChanged(target);
}

/** Informs the parent that another tab changed the entry meanwhile, so that nothing was written. */
export function showChanged({ baby }: LogTarget): false {
  toast({ title: words.forms.changedElsewhere(isolated(baby.name)) });
  return false;
}

/** Returns the fields that differ, with the fields of the same group. */
function changesOf<T extends object>(record: T, fields: Partial<T>): Partial<T> {
  const differs = (name: string) => name in fields && fields[name as keyof T] !== record[name as keyof T];
  // Groups of fields that change together: a start with its end, an amount with the bottle.
  const groups = [timeFields(), ['type', 'amountOz']];
  const isTouched = (name: string) => (groups.find((group) => group.includes(name)) ?? [name]).some(differs);
  const changes = pick(fields, Object.keys(fields).filter(isTouched));
  // A parent who enters a time or a side knows which side was first.
  const isOrderStated = 'orderUnknown' in record && ('startedAt' in changes || 'type' in changes);
  return { ...changes, ...(isOrderStated && { orderUnknown: undefined }) };
}

/** Moves a record to the trash. Its undo restores it. Rejects with the storage's error and then has written nothing. */
export async function deleteEntry(target: LogTarget, entry: CareRecord): Promise<EntryDone> {
  const { db } = target;
  const { id } = entry.record;
  await deleteRecords(db, [{ kind: entry.kind, id }], authorNow());
  return entryDone(target, words.forms.deleted, entry, () => restoreRecords(db, [id], authorNow()));
}
