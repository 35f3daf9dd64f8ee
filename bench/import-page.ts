import { openUserRecords } from '#storage/database/open-log.ts';
import { readHeld, saveImport } from '#storage/log/imports.ts';
import { takeSteps } from '../src/imports/containers/slices.ts';
import { openFiles } from '../src/imports/pipeline/open-files.ts';
import { openQuestions } from '../src/imports/pipeline/open-questions.ts';
import { prepareImport } from '../src/imports/pipeline/prepare-import.ts';
import { readRows } from '../src/imports/pipeline/read-rows.ts';

/** Exposes the app's import code to the page of `import.bench.mjs`. */
Object.assign(globalThis, {
  weeHours: {
    openFiles,
    openQuestions,
    openUserRecords,
    prepareImport,
    readHeld,
    readRows,
    saveImport,
    takeSteps,
  },
});
