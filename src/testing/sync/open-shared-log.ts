import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { newId } from '#domain/record.ts';
import { markWrites } from '#storage/database/mark-writes.ts';
import { RecordsDb } from '#storage/database/records-db.ts';

/** Opens an empty log in memory that marks its writes. */
export async function openSharedLog(): Promise<RecordsDb> {
  const db = new RecordsDb(newId(Date.now()), { indexedDB: new IDBFactory(), IDBKeyRange });
  markWrites(db);
  await db.open();
  return db;
}
