import { openFiles } from '#imports/open-files.ts';
import { prepareImport } from '#imports/prepare-import.ts';
import { readRows } from '#imports/read-rows.ts';
import { readHeld, saveImport } from '#storage/imports.ts';
import { openUserRecords } from '#storage/open-log.ts';

/** What the app runs when it imports, for the page of `import.bench.mjs`. */
Object.assign(globalThis, {
  weeHours: { openFiles, openUserRecords, prepareImport, readHeld, readRows, saveImport },
});
