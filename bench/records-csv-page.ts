import { emptyCareLog } from '#domain/log/care-record.ts';
import { recordsCsvFile } from '#exports/records-csv.ts';

/** Exposes the app's CSV export to the page of `records-csv.bench.mjs`. */
Object.assign(globalThis, { weeHours: { emptyCareLog, recordsCsvFile } });
