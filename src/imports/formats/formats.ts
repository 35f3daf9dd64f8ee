import type { ImportFormat } from '#imports/rows/import-format.ts';
import { babyBuddy } from './baby-buddy.ts';
import { babyConnect } from './baby-connect.ts';
import { babyTracker } from './baby-tracker.ts';
import { glowBaby } from './glow-baby.ts';
import { hatch } from './hatch.ts';
import { huckleberry } from './huckleberry.ts';
import { naraBaby } from './nara-baby.ts';
import { weeHoursCsv } from './wee-hours-csv.ts';

/** Every readable format. The first format whose header test accepts a file reads the file. */
export const IMPORT_FORMATS: readonly ImportFormat[] = [
  weeHoursCsv,
  babyConnect,
  huckleberry,
  naraBaby,
  babyTracker,
  glowBaby,
  hatch,
  babyBuddy,
];
