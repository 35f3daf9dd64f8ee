import { leastDiapers } from '#domain/care-guide/diapers.ts';
import { type Measured, measuredDays } from '#domain/kinds/growth/growth-history.ts';
import { type LoggedKind, loggedKinds } from '#domain/kinds/registry.ts';
import { plural } from '#domain/plural.ts';
import { isKindLogged, noTotals, type Totals } from '#domain/summaries/day-summary.ts';
import {
  daysOfMean,
  hasBegun,
  type PeriodDay,
  type PeriodSummary,
} from '#domain/summaries/period-summary.ts';
import { changeOf, MEASURES, shownValue, spanWords } from '#domain/summaries/period-words.ts';
import { guardCell } from '#domain/sync/formula-guard.ts';
import { lengthIn, type Units, weightIn } from '#domain/units/units.ts';
import { csvText } from './csv-text.ts';
import { exportName, periodName } from './export-name.ts';

type Cell = string | number;

const NO_GROWTH: Cell[] = ['', '', ''];
/** The empty cells for expected counts and growth in a row that is not a day. */
const NOTHING_MORE: Cell[] = ['', '', ...NO_GROWTH];
/** The empty cells for the logging state in a row that is not a day. */
const NO_LOG: Cell[] = loggedKinds().map(() => '');

/**
 * A period as a table for spreadsheets. It has a row per day, then rows for the total, the mean of a complete day, the
 * period before and the change. Figures are plain numbers in the units of the header, with the precision of the screen.
 * Cells without data and future days are empty.
 */
export function periodSummaryCsv(summary: PeriodSummary, units: Units): File {
  const rows = rowsOf(summary, units).map((row) => [guardCell(summary.baby.name), ...row]);
  const name = exportName(summary.baby.name, periodName(summary), 'csv');
  return new File([csvText([headOf(units), ...rows])], name, { type: 'text/csv' });
}

function headOf(units: Units): string[] {
  const unitOf = { count: '', minutes: ' (min)', volume: ` (${units.volume})` };
  return [
    'Baby',
    'Day',
    'Day of life',
    ...loggedKinds().map((kind) => `Log of ${LOG_NAMES[kind]}`),
    ...MEASURES.map(({ label, quantity }) => `${label}${unitOf[quantity]}`),
    'Bottles with no amount',
    'Wet counting both, expected at least',
    'Dirty counting both, expected at least',
    `Weight (${units.weight})`,
    `Length (${units.length})`,
    `Head (${units.length})`,
  ];
}

const LOG_NAMES: Record<LoggedKind, string> = { feed: 'feeds', diaper: 'diapers', sleep: 'sleep' };
const LOGGING = {
  complete: 'complete',
  gaps: 'has gaps',
  nothing: 'nothing logged',
  running: 'so far',
  'to come': '',
};

function rowsOf(summary: PeriodSummary, units: Units): Cell[][] {
  const { totals, before, daily } = summary;
  const figures = (row: Totals, logged = totals) => [
    ...MEASURES.map((measure) => (isKindLogged(measure, logged) ? shownValue(measure, row, units) : '')),
    isKindLogged({ kind: 'feed' }, logged) ? row.unmeasuredBottles : '',
  ];
  const means = MEASURES.map((measure) =>
    daysOfMean(measure, daily) > 0 ? shownValue(measure, daily[measure.kind].means, units) : '',
  );
  const changes = MEASURES.map((measure) => changeOf(measure, summary, units)?.amount ?? '');
  const measured = new Map(measuredDays(summary.growths).map((one) => [one.date, one]));
  const whole = summary.days.length === 7 ? 'Week' : `All ${spanWords(summary)}`;
  return [
    ...summary.days.map((day) => [
      day.day,
      day.dayOfLife < 1 ? '' : day.dayOfLife,
      ...loggedKinds().map((kind) => LOGGING[day.kinds[kind]]),
      ...figures(day, hasBegun(summary, day.day) ? day : noTotals()),
      ...expectedCells(day),
      ...growthCells(measured.get(day.day), units),
    ]),
    [whole, '', ...NO_LOG, ...figures(totals), ...NOTHING_MORE],
    [
      'Mean of a complete day',
      '',
      ...loggedKinds().map((kind) => `over ${plural(daily[kind].days, 'day')}`),
      ...means,
      `amounts over ${plural(daily.feed.bottleDays, 'day')}`,
      ...NOTHING_MORE,
    ],
    [
      `${spanWords(summary).replace(/^w/, 'W')} before${before.until ? `, up to ${before.until.wall.replace('T', ' ')}` : ''}`,
      '',
      ...NO_LOG,
      ...figures(before.totals, before.totals),
      ...NOTHING_MORE,
    ],
    ['Change in all', '', ...NO_LOG, ...changes, '', ...NOTHING_MORE],
  ];
}

function expectedCells({ dayOfLife }: PeriodDay): Cell[] {
  return [leastDiapers(dayOfLife, 'wet') ?? '', leastDiapers(dayOfLife, 'dirty') ?? ''];
}

function growthCells(measured: Measured | undefined, units: Units): Cell[] {
  if (!measured) return NO_GROWTH;
  const { weightKg, lengthCm, headCm } = measured;
  return [
    weightKg === null ? '' : weightIn(weightKg, units.weight),
    lengthCm === null ? '' : lengthIn(lengthCm, units.length),
    headCm === null ? '' : lengthIn(headCm, units.length),
  ];
}
