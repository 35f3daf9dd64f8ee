import type { GrowthChart } from '#charts/growth-curves.ts';
import {
  ageOfStandings,
  type Gain,
  GROWTH_MEASURES,
  type GrowthVisit,
  measuredValue,
} from '#domain/kinds/growth/growth-history.ts';
import { GROWTH_STANDARD_NAME } from '#domain/kinds/growth/growth-percentile.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { formatDate } from '#domain/time/when-words.ts';
import type { GrowthMeasure } from '#domain/who-standards/lms-tables.ts';
import type { Reader } from '#exports/pdf/paper.ts';
import { formatAge } from '#words/say/age.ts';
import {
  describeAfterBirth,
  describeChartAge,
  describeGainError,
  formatMeasured,
  formatZ,
  gainPerDayIn,
  percentileNumber,
} from '#words/say/growth.ts';
import { usualGainWords } from '#words/say/visit-sources.ts';

/** The number of measurements in the table. They are the latest ones. The curve has all measurements. */
const VISITS_SHOWN = 4;

/** The two lines of a cell: a value, and its percentile and z-score. */
type Cell = [value: string, place: string];

/** The texts about growth. */
export interface GrowthWords {
  /** Names the growth standard of the percentiles, and says how the age is counted. */
  standard: string;
  head: string[];
  rows: Cell[][];
  /** The sentences below the table, for example about the recovery of the birth weight. */
  text: string;
  curve: GrowthChart;
}

/** Makes the texts about growth. Returns null if nothing was measured. */
export function growthWords(report: VisitReport, reader: Reader): GrowthWords | null {
  const { units, locale } = reader;
  const { columns, standard } = reader.words.report.growth;
  const { visits, age, summary } = report;
  if (visits.length === 0) return null;
  const { sex, birthDate } = summary.baby;
  return {
    standard: standard[sex](GROWTH_STANDARD_NAME, describeChartAge(ageOfStandings(visits, age), reader)),
    head: [columns.date, ...GROWTH_MEASURES.map((measure) => columns[measure]), columns.gain],
    rows: visits
      .slice(-VISITS_SHOWN)
      .map((visit) => [
        [formatDate(visit.date, locale), formatAge(birthDate, visit.date, reader)],
        ...GROWTH_MEASURES.map((measure) => cellOf(measure, visit, reader)),
        gainCell(visit.gain, reader),
      ]),
    text: sentencesOf(report, reader),
    curve: { measure: 'weight-for-age', sex, visits, units, ageDays: age.ageDays },
  };
}

function sentencesOf(report: VisitReport, reader: Reader): string {
  const { units } = reader;
  const { growth } = reader.words.report;
  const { visits, afterBirth } = report;
  const earlier = visits.length - VISITS_SHOWN;
  const lacksStandard = visits
    .slice(-VISITS_SHOWN)
    .some((visit) =>
      GROWTH_MEASURES.some((measure) => measuredValue(measure, visit) !== null && !visit.standings[measure]),
    );
  return [
    afterBirth ? describeAfterBirth(afterBirth, units, reader) : growth.noBirthWeight,
    visits.some(({ gain }) => gain?.perDay) ? describeGainError(units.weight, reader) : null,
    usualGainWords(report, units, reader),
    // The table doesn't give the reason. A cell has no room for it, and for a preterm baby every cell would repeat it.
    lacksStandard ? growth.noStandard : null,
    earlier > 0 ? growth.earlier(earlier) : null,
  ]
    .filter((text) => text !== null)
    .join(' ');
}

/** Makes a cell such as "+31 g/day" with "± 4, 14 days" below it. */
function gainCell(gain: Gain | null, reader: Reader): Cell {
  if (!gain) return ['', ''];
  const said = reader.words.report.growth.gain;
  const perDay = gainPerDayIn(gain, reader.units.weight, reader);
  if (!perDay) return [said.tooClose.first, said.tooClose.second];
  return [said[perDay.unit](perDay.value), said.error(perDay.error, gain.days)];
}

/**
 * Makes a cell with a value, and its percentile and z-score below it. Weight-for-length has no value, so its cell has
 * the percentile, and the z-score below it.
 */
function cellOf(measure: GrowthMeasure, visit: GrowthVisit, reader: Reader): Cell {
  const measured = measuredValue(measure, visit);
  if (measured === null) return ['–', ''];
  const standing = visit.standings[measure];
  const { growth } = reader.words.report;
  const [percentile, z] = standing
    ? [percentileNumber(standing, reader), formatZ(standing, reader)]
    : ['', ''];
  if (measure === 'weight-for-length') {
    return standing ? [growth.percentile(percentile), growth.z(z)] : ['–', growth.noStandardHere];
  }
  const value = formatMeasured(measure, measured, reader.units, reader);
  return [value, standing ? growth.standing(percentile, z) : growth.noStandardHere];
}
