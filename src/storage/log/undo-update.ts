import type { KindName, RecordOf } from '#domain/kinds/registry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { trashOf } from '#domain/log/trash.ts';
import { pick } from '#domain/pick.ts';
import { type Author, stampAfter } from '#domain/record.ts';
import { durableWrite } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { getValid, tableOf } from './kind-stores.ts';
import type { Updated, WrittenWith } from './records.ts';

/**
 * Undoes an update of a record, and keeps what another tab wrote after the update:
 *
 * - The changed fields get their former values, unless one of them was changed again.
 * - If the record was deleted after the update, its trash row gets the former values. It stays deleted, or reverted
 *   with its import.
 * - A record that the update restored goes back to the trash, unless it was changed again.
 * - What was written with the update (`more`) is reverted too.
 *
 * If such a later change prevents the undo, nothing is written and the result is false.
 */
export async function undoUpdate<K extends KindName>(
  db: RecordsDb,
  updated: Updated<K>,
  author: Author,
  more?: WrittenWith,
): Promise<boolean> {
  const { kind, before, after, wasLive } = updated;
  const { id } = after;
  const table = tableOf(db, kind);
  const changed = changedFields(before, after);
  return durableWrite(db, [table, db.trash, ...(more?.stores ?? [])], async () => {
    const live = (await getValid(db, kind, id)) as RecordOf<K> | undefined;
    const trash = live ? updated.trash : await getValid(db, 'trash', id);
    const current = live ?? (trash?.deleted.record as RecordOf<K> | undefined);
    // The record was deleted and purged after the update.
    if (!current) return true;
    const isAsWritten = wasLive ? isEqualIn(changed, current, after) : current.updatedAt === after.updatedAt;
    if (live && !isAsWritten) return false;
    await more?.undo?.(author);
    const last = Math.max(current.updatedAt, trash?.deletedAt ?? 0);
    const former = isAsWritten ? pick(before, changed) : {};
    const record = { ...current, ...former, ...stampAfter(last, author) };
    if (live && wasLive) {
      await table.put(record);
    } else {
      await db.trash.put({ ...trash, ...trashOf({ kind, record } as CareRecord, author) });
      await table.delete(id);
    }
    return true;
  });
}

/** Names the fields that differ, without `updatedAt` and `updatedBy`. */
function changedFields(before: object, after: object): string[] {
  const { updatedAt: _at, updatedBy: _by, ...fields } = { ...before, ...after } as Record<string, unknown>;
  return Object.keys(fields).filter((name) => !isEqualIn([name], before, after));
}

function isEqualIn(names: readonly string[], one: object, other: object): boolean {
  const values = (of: object) => JSON.stringify(names.map((name) => of[name as keyof typeof of] ?? null));
  return values(one) === values(other);
}
