import type { GrowthChart } from '#charts/growth-curves.ts';
import { formatAge } from '#domain/baby/baby.ts';
import { describeChartAge } from '#domain/baby/corrected-age.ts';
import {
  ageOfStandings,
  type Gain,
  GROWTH_MEASURES,
  type GrowthVisit,
  measuredValue,
} from '#domain/kinds/growth/growth-history.ts';
import { GROWTH_STANDARD } from '#domain/kinds/growth/growth-percentile.ts';
import {
  CURVE_WORDS,
  curvesOf,
  describeAfterBirth,
  formatMeasured,
  gainErrorWords,
  gainPerDayIn,
  percentileNumber,
  zWords,
} from '#domain/kinds/growth/growth-words.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { usualGainWords } from '#domain/report/visit-sources.ts';
import { formatDate } from '#domain/time/when-words.ts';
import type { Units } from '#domain/units/units.ts';
import type { GrowthMeasure } from '#domain/who-standards/lms-tables.ts';
import type { Reader } from '#exports/pdf/paper.ts';

/** The number of latest measurements in the table. The curve has all measurements. */
const VISITS_SHOWN = 4;

/** A value, with its percentile and z-score below it. */
type Cell = [value: string, place: string];

/** The texts about growth. */
export interface GrowthWords {
  /** The growth standard of the percentiles, and how they count the age. */
  standard: string;
  head: string[];
  rows: Cell[][];
  /** The recovery of the birth weight, and the gain. */
  text: string;
  curve: GrowthChart;
}

/**
 * Explains cells with "no standard". A cell has no room for the reason, and for a preterm baby every cell would repeat
 * it.
 */
const NO_STANDARD =
  'No standard: WHO has no curves before term, by corrected age, nor after 24 months, nor for a length under 45 or over 110 cm.';

/** Null when nothing was measured. */
export function growthWords(report: VisitReport, reader: Reader): GrowthWords | null {
  const { units, locale } = reader;
  const { visits, age, summary } = report;
  if (visits.length === 0) return null;
  const { sex, birthDate } = summary.baby;
  const columns = GROWTH_MEASURES.map((measure) =>
    measure === 'weight-for-length' ? 'Weight/length' : CURVE_WORDS[measure].short,
  );
  return {
    standard: `${GROWTH_STANDARD.name} 2006, ${curvesOf(sex)}. ${describeChartAge(ageOfStandings(visits, age))}.`,
    head: ['Date and age', ...columns, 'Gain'],
    rows: visits
      .slice(-VISITS_SHOWN)
      .map((visit) => [
        [formatDate(visit.date, locale), formatAge(birthDate, visit.date)],
        ...GROWTH_MEASURES.map((measure) => cellOf(measure, visit, units)),
        gainCell(visit.gain, units),
      ]),
    text: sentencesOf(report, reader),
    curve: { measure: 'weight-for-age', sex, visits, units, ageDays: age.ageDays },
  };
}

function sentencesOf(report: VisitReport, { units, locale }: Reader): string {
  const { visits, afterBirth } = report;
  const earlier = visits.length - VISITS_SHOWN;
  const lacksStandard = visits
    .slice(-VISITS_SHOWN)
    .some((visit) =>
      GROWTH_MEASURES.some((measure) => measuredValue(measure, visit) !== null && !visit.standings[measure]),
    );
  return [
    afterBirth
      ? describeAfterBirth(afterBirth, units, locale)
      : 'No weight was logged on the day of birth, so the loss after it is not known.',
    visits.some(({ gain }) => gain?.perDay) ? gainErrorWords(units.weight) : null,
    usualGainWords(report, units),
    lacksStandard ? NO_STANDARD : null,
    earlier > 0 ? `The curve has ${earlier} earlier ${earlier === 1 ? 'day' : 'days'} too.` : null,
  ]
    .filter((text) => text !== null)
    .join(' ');
}

/** For example, "+31 g/day" above "± 4, 14 days". */
function gainCell(gain: Gain | null, { weight }: Units): Cell {
  if (!gain) return ['', ''];
  const perDay = gainPerDayIn(gain, weight);
  if (!perDay) return ['Too close', 'together to tell'];
  return [`${perDay.value} ${perDay.unit}/day`, `${perDay.error}, ${gain.days} days`];
}

/**
 * The value above its percentile and z-score. Weight-for-length has no value, so its percentile is above its z-score.
 */
function cellOf(measure: GrowthMeasure, visit: GrowthVisit, units: Units): Cell {
  const measured = measuredValue(measure, visit);
  if (measured === null) return ['–', ''];
  const standing = visit.standings[measure];
  const percentile = standing && `P${percentileNumber(standing)}`;
  const z = standing && `z ${zWords(standing)}`;
  if (measure === 'weight-for-length') return [percentile ?? '–', z ?? 'no standard'];
  return [formatMeasured(measure, measured, units), standing ? `${percentile}, ${z}` : 'no standard'];
}
