import { babyConnect } from './baby-connect.ts';
import type { ImportFormat } from './import-format.ts';
import { weeHoursCsv } from './wee-hours-csv.ts';

/** Every format that can be read, each a line. The first that knows a file's header reads it. */
export const IMPORT_FORMATS: readonly ImportFormat[] = [weeHoursCsv, babyConnect];
