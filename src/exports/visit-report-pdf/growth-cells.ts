import {
  type Gain,
  GROWTH_MEASURES,
  type GrowthVisit,
  measuredValue,
} from '#domain/kinds/growth/growth-history.ts';
import { formatMeasured, gainPerDayIn, percentileNumber, zWords } from '#domain/kinds/growth/growth-words.ts';
import type { Units } from '#domain/units/units.ts';
import type { GrowthMeasure } from '#domain/who-standards/lms-tables.ts';

/** Two lines of a table. */
interface Cell {
  value: string;
  place: string;
}

/** A visit in a row: the four measures with their places on the curves, then the gain a day. */
export function growthCells(visit: GrowthVisit, units: Units): Cell[] {
  return [...GROWTH_MEASURES.map((measure) => cellOf(measure, visit, units)), gainCell(visit.gain, units)];
}

/** "+31 g/day" over "± 4, 14 days". */
function gainCell(gain: Gain | null, { weight }: Units): Cell {
  if (!gain) return { value: '', place: '' };
  const told = gainPerDayIn(gain, weight);
  if (!told) return { value: 'Too close', place: 'together to tell' };
  return { value: `${told.value} ${told.unit}/day`, place: `${told.error}, ${gain.days} days` };
}

/** The value and its place; weight for length is a place alone. */
function cellOf(measure: GrowthMeasure, visit: GrowthVisit, units: Units): Cell {
  const measured = measuredValue(measure, visit);
  if (measured === null) return { value: '–', place: '' };
  const standing = visit.standings[measure];
  const place = standing ? `P${percentileNumber(standing)}, z ${zWords(standing)}` : 'no standard';
  if (measure !== 'weight-for-length') return { value: formatMeasured(measure, measured, units), place };
  return standing
    ? { value: `P${percentileNumber(standing)}`, place: `z ${zWords(standing)}` }
    : { value: '–', place };
}
