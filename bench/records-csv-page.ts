import { recordsCsvFile } from '#exports/records-csv.ts';

/** What the app runs when it exports everything, for the page of `records-csv.bench.mjs`. */
Object.assign(globalThis, { weeHours: { recordsCsvFile } });
