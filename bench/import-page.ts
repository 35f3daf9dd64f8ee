import { zipSync } from 'fflate';
import type { Held } from '#domain/sync/fingerprint.ts';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readHeld, saveImport } from '#storage/log/imports.ts';
import { takeSteps } from '../src/imports/containers/slices.ts';
import { openFiles } from '../src/imports/pipeline/open-files.ts';
import { openQuestions } from '../src/imports/pipeline/open-questions.ts';
import { type PreparedImport, prepareImport } from '../src/imports/pipeline/prepare-import.ts';
import { readRows } from '../src/imports/pipeline/read-rows.ts';

/** Exposes the app's import to the pages of the import benchmarks. */
Object.assign(globalThis, { weeHours: { openUserRecords, prepare, readHeld, save, zipSync } });

const author = { device: 'bench', now: Date.now() };

/** Reads Huckleberry files into entries, the way the import screen does it. */
async function prepare(chosen: readonly File[], held: Held, importId: string): Promise<PreparedImport> {
  const { files } = await openFiles([...chosen]);
  const questions = await openQuestions(files, author.now);
  const answers = {
    zone: 'America/Los_Angeles',
    dateOrder: 'month-first',
    units: METRIC_UNITS,
    now: author.now,
  } as const;
  const read = await readRows(files, answers, questions.dateOrders, () => {}, new AbortController().signal);
  const babies = new Map([['', 'baby']]);
  const target = {
    babies,
    userId: 'bench',
    birthDates: new Map(),
    volume: 'ml',
    keepRemarks: false,
  } as const;
  return takeSteps(prepareImport(read, { ...target, held, importId, author }));
}

async function save(db: RecordsDb, { babies, records, counts }: PreparedImport, id: string): Promise<void> {
  const importRun = { id, source: 'Huckleberry' as const, importedAt: author.now, counts, babyIds: [] };
  await saveImport(db, importRun, { babies, records }, () => {}, new AbortController().signal);
}
