import type { Baby } from '#domain/baby.ts';
import { CARE_KINDS, type CareKind, type CareRecord, fingerprint } from '#domain/care-record.ts';
import type { Author } from '#domain/record.ts';
import { durableWrite } from './durable-write.ts';
import { careTables, type ImportRun, type RecordsDb } from './records-db.ts';

/** Rows put between two reports of progress: often enough for a bar, seldom enough to cost nothing. */
const BATCH = 500;

/**
 * Writes an import, babies and records, in one transaction: all of it or nothing. `onProgress` hears shares from 0 to 1.
 * Every record must carry the run's id as `importId`.
 */
export async function saveImport(
  db: RecordsDb,
  run: ImportRun,
  content: { babies: readonly Baby[]; records: readonly CareRecord[] },
  onProgress: (share: number) => void,
): Promise<void> {
  const total = content.records.length;
  await durableWrite(db, [...careTables(db), db.babies, db.imports, db.trash], async () => {
    let done = 0;
    await db.imports.put(run);
    await db.babies.bulkPut([...content.babies]);
    for (const kind of CARE_KINDS) {
      const records = content.records.filter((entry) => entry.kind === kind).map(({ record }) => record);
      for (let start = 0; start < records.length; start += BATCH) {
        const batch = records.slice(start, start + BATCH);
        await db.tableOf(kind).bulkPut(batch as never[]);
        await db.trash.bulkDelete(batch.map(({ id }) => id));
        done += batch.length;
        onProgress(done / total);
      }
    }
  });
}

/** Imports that can be taken back, the latest first. */
export async function listImports(db: RecordsDb): Promise<ImportRun[]> {
  return db.imports.orderBy('importedAt').reverse().toArray();
}

/** Takes a whole import back in one transaction: its records go to the trash. Answers how many. */
export async function undoImport(db: RecordsDb, importId: string, author: Author): Promise<number> {
  return durableWrite(db, [...careTables(db), db.imports, db.trash], async () => {
    let count = 0;
    for (const kind of CARE_KINDS) {
      const table = db.tableOf(kind);
      const records = await table.where('importId').equals(importId).toArray();
      await db.trash.bulkPut(
        records.map((record) => ({
          id: record.id,
          deleted: { kind, record } as CareRecord,
          deletedAt: author.now,
          deletedBy: author.device,
        })),
      );
      await table.bulkDelete(records.map(({ id }) => id));
      count += records.length;
    }
    await db.imports.delete(importId);
    return count;
  });
}

/** What the log already holds, to pass over what an import brings again. */
export interface Held {
  ids: Set<string>;
  fingerprints: Set<string>;
}

/** Ids and fingerprints of every record of `babyIds`, as they are now and as they were first imported. */
export async function readHeld(db: RecordsDb, babyIds: readonly string[]): Promise<Held> {
  const held: Held = { ids: new Set(), fingerprints: new Set() };
  const add = (kind: CareKind, records: CareRecord['record'][]) => {
    for (const record of records) {
      held.ids.add(record.id);
      held.fingerprints.add(fingerprint({ kind, record } as CareRecord));
      if (record.importKey) held.fingerprints.add(record.importKey);
    }
  };
  await db.transaction('r', careTables(db), async () => {
    for (const babyId of babyIds) {
      for (const kind of CARE_KINDS) {
        const day = kind === 'sleep' ? 'startTime' : 'date';
        add(
          kind,
          await db.tableOf(kind).where(`[babyId+${day}]`).between([babyId, ''], [babyId, '~']).toArray(),
        );
      }
    }
  });
  return held;
}
