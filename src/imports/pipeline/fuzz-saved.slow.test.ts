import { openUserRecords } from '#storage/database/open-log.ts';
import { readAllRecords } from '#storage/log/read-all-records.ts';
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entriesOf } from '#domain/log/care-record.ts';
import { newId } from '#domain/record.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { listImports, readHeld, saveImport } from '#storage/log/imports.ts';
import { APP_LOGS } from '#testing/app-logs.ts';
import { aBaby } from '#testing/builders.ts';
import { goThrough, wounded } from '#testing/wounded-files.ts';
import type { PreparedImport } from './prepare-import.ts';

let db: RecordsDb;
beforeAll(async () => {
  db = await openUserRecords(newId(Date.now()));
  await db.babies.put(aBaby());
});
afterAll(() => db.delete());

test('a damaged file is imported completely or not at all', async () => {
  const anyLog = fc.constantFrom(...Object.values(APP_LOGS)).chain(wounded);
  await fc.assert(
    fc.asyncProperty(anyLog, fc.boolean(), async (content, stopped) => {
      const before = await everyId();
      const answer = await goThrough(content);
      if ('refused' in answer) return;
      const { babies, records, counts } = prepareAgain(answer.prepared, await readHeld(db, ['baby-1']));
      const id = newId(Date.now());
      const stop = new AbortController();
      if (stopped) stop.abort();
      const run = { id, source: 'Fuzz', importedAt: 1, counts, babyIds: [] };
      const saving = saveImport(db, run, { babies, records }, () => {}, stop.signal);
      const saved = await saving.then(
        () => true,
        () => false,
      );
      const ids = records.map(({ record }) => record.id);
      expect(await everyId()).toEqual(new Set([...before, ...(saved ? ids : [])]));
      expect((await listImports(db)).some((imported) => imported.id === id)).toBe(saved);
    }),
    { numRuns: 800 },
  );
});

async function everyId(): Promise<Set<string>> {
  return new Set(entriesOf(await readAllRecords(db)).map(({ record }) => record.id));
}

function prepareAgain(prepared: PreparedImport, held: Awaited<ReturnType<typeof readHeld>>): PreparedImport {
  const records = prepared.records.filter(({ record }) => !held.fingerprints.has(record.importKey ?? ''));
  return { ...prepared, records };
}
