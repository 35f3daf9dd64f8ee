import { openUserRecords } from '#storage/database/open-log.ts';
import { readDays } from '#storage/log/records.ts';

/** The read functions of every screen, for the page of `reads.bench.mjs`. */
Object.assign(globalThis, { weeHours: { openUserRecords, readDays } });
