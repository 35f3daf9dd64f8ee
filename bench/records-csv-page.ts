import { recordsCsvFile } from '#exports/records-csv.ts';

/** The app's code for the CSV export, for the page of `records-csv.bench.mjs`. */
Object.assign(globalThis, { weeHours: { recordsCsvFile } });
