import { openUserRecords } from '#storage/database/open-log.ts';
import { readDays } from '#storage/log/records.ts';

/** What every screen reads with, for the page of `reads.bench.mjs`. */
Object.assign(globalThis, { weeHours: { openUserRecords, readDays } });
