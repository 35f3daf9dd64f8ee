import type { ImportFormat } from '#imports/rows/import-format.ts';
import { amila } from './amila.ts';
import { babyBuddy } from './baby-buddy.ts';
import { babyConnect } from './baby-connect.ts';
import { babyDaybook } from './baby-daybook.ts';
import { babyPlus } from './baby-plus.ts';
import { babyTime } from './baby-time.ts';
import { babyTracker } from './baby-tracker.ts';
import { glowBaby } from './glow-baby.ts';
import { hatch } from './hatch.ts';
import { huckleberry } from './huckleberry.ts';
import { napper } from './napper.ts';
import { naraBaby } from './nara-baby.ts';
import { piyolog } from './piyolog.ts';
import { sproutTrack } from './sprout-track.ts';
import { weeHoursCsv } from './wee-hours-csv.ts';

/** All formats. A file is read by the first format that accepts its header. */
export const IMPORT_FORMATS: readonly ImportFormat[] = [
  weeHoursCsv,
  babyConnect,
  huckleberry,
  naraBaby,
  babyTracker,
  glowBaby,
  hatch,
  babyBuddy,
  sproutTrack,
  amila,
  napper,
  piyolog,
  babyTime,
  babyPlus,
  babyDaybook,
];
