import { openUserRecords } from '#storage/database/open-log.ts';
import { readDays } from '#storage/log/records.ts';

/** Exposes the app's read functions to the page of `reads.bench.mjs`. */
Object.assign(globalThis, { weeHours: { openUserRecords, readDays } });
