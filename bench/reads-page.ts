import { readDays } from '#storage/records.ts';
import { openUserRecords } from '#storage/records-db.ts';

/** What every screen reads with, for the page of `reads.bench.mjs`. */
Object.assign(globalThis, { weeHours: { openUserRecords, readDays } });
