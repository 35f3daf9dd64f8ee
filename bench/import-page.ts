import { openFiles } from '#imports/open-files.ts';
import { prepareImport } from '#imports/prepare-import.ts';
import { readRows } from '#imports/read-rows.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import { readHeld, saveImport } from '#storage/log/imports.ts';

/** What the app runs when it imports, for the page of `import.bench.mjs`. */
Object.assign(globalThis, {
  weeHours: { openFiles, openUserRecords, prepareImport, readHeld, readRows, saveImport },
});
