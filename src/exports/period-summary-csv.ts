import { leastDiapers } from '#domain/care-guide/diapers.ts';
import { type Measured, measuredDays } from '#domain/kinds/growth/growth-history.ts';
import { loggedKinds } from '#domain/kinds/registry.ts';
import { changeOf } from '#domain/summaries/changes.ts';
import { isKindLogged, noTotals, type Totals } from '#domain/summaries/day-summary.ts';
import { MEASURES, shownValue } from '#domain/summaries/measures.ts';
import {
  daysOfMean,
  hasBegun,
  type PeriodDay,
  type PeriodSummary,
} from '#domain/summaries/period-summary.ts';
import { guardCell } from '#domain/sync/formula-guard.ts';
import { READING_MARKS } from '#domain/sync/reading-tables.ts';
import { daysIn } from '#domain/time/period.ts';
import { lengthIn, type Units, weightIn } from '#domain/units/units.ts';
import type { Speech } from '#words/speech.ts';
import { csvText, type TableReader } from './csv-text.ts';
import { exportName, periodName } from './export-name.ts';

type Cell = string | number;
type PeriodReader = TableReader & Speech<'figures'>;

const NO_GROWTH: Cell[] = ['', '', ''];
/** The empty cells for expected counts and growth. Rows that are not days have them. */
const NOTHING_MORE: Cell[] = ['', '', ...NO_GROWTH];
/** The empty cells that replace the logging state in rows without it. */
const NO_LOG: Cell[] = loggedKinds().map(() => '');

/**
 * Makes the per-day CSV of a period. It has a row for each day. Below them are rows for the total, the average over
 * complete days, the period before, and the change. Figures are plain numbers in the units of the header, with the
 * precision of the screen. Cells are empty for future days and where there are no data.
 */
export function periodSummaryCsv(summary: PeriodSummary, reader: PeriodReader): File {
  const rows = rowsOf(summary, reader).map((row) => [guardCell(summary.baby.name), ...row]);
  const name = exportName(summary.baby.name, periodName(summary), 'csv');
  return new File([csvText([headOf(reader), ...rows])], name, { type: 'text/csv' });
}

function headOf({ units, words }: PeriodReader): string[] {
  const { baby, unit, period } = words.tables;
  const unitOf = { minutes: period.minutes, volume: units.volume };
  return [
    `${baby} ${READING_MARKS.period}`,
    period.day,
    period.dayOfLife,
    ...loggedKinds().map((kind) => period.log[kind]),
    ...MEASURES.map(({ key, quantity }) => {
      const { label } = words.figures.measures[key];
      return quantity === 'count' ? label : unit(label, unitOf[quantity]);
    }),
    period.unmeasuredBottles,
    period.leastWet,
    period.leastDirty,
    unit(period.weight, units.weight),
    unit(period.length, units.length),
    unit(period.head, units.length),
  ];
}

function rowsOf(summary: PeriodSummary, { units, words }: TableReader): Cell[][] {
  const { period } = words.tables;
  const length = daysIn(summary);
  const { totals, before, daily } = summary;
  const figures = (row: Totals, logged = totals) => [
    ...MEASURES.map((measure) => (isKindLogged(measure, logged) ? shownValue(measure, row, units) : '')),
    isKindLogged({ kind: 'feed' }, logged) ? row.unmeasuredBottles : '',
  ];
  const means = MEASURES.map((measure) =>
    daysOfMean(measure, daily) > 0 ? shownValue(measure, daily[measure.kind].means, units) : '',
  );
  const changes = MEASURES.map((measure) => changeOf(measure, summary, units) ?? '');
  const measured = new Map(measuredDays(summary.growths).map((one) => [one.date, one]));
  const upTo = before.until?.wall.replace('T', ' ');
  return [
    ...summary.days.map((day) => [
      day.day,
      day.dayOfLife < 1 ? '' : day.dayOfLife,
      ...loggedKinds().map((kind) => loggingCell(day.kinds[kind], words)),
      ...figures(day, hasBegun(summary, day.day) ? day : noTotals()),
      ...expectedCells(day),
      ...growthCells(measured.get(day.day), units),
    ]),
    [period.total(length), '', ...NO_LOG, ...figures(totals), ...NOTHING_MORE],
    [
      period.average,
      '',
      ...loggedKinds().map((kind) => period.over(daily[kind].days)),
      ...means,
      period.amountsOver(daily.feed.bottleDays),
      ...NOTHING_MORE,
    ],
    [
      upTo ? period.beforeUpTo(length, upTo) : period.before(length),
      '',
      ...NO_LOG,
      ...figures(before.totals, before.totals),
      ...NOTHING_MORE,
    ],
    [period.change, '', ...NO_LOG, ...changes, '', ...NOTHING_MORE],
  ];
}

/** Returns the logging state of a day in words. It is empty for a day that has not begun. */
function loggingCell(logging: PeriodDay['logging'], { tables }: TableReader['words']): string {
  return logging === 'to come' ? '' : tables.period.logging[logging];
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
