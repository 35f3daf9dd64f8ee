import Papa from 'papaparse';
import { type DaySummary, isTouched, NO_TOTALS, type Totals } from '#domain/day-summary.ts';
import { guardCell } from '#domain/formula-guard.ts';
import type { Growth } from '#domain/growth.ts';
import { lengthIn, type Units, weightIn } from '#domain/units.ts';
import { hasBegun, type WeekSummary } from '#domain/week-summary.ts';
import { changeOf, isKindLogged, MEASURES, shownValue } from '#domain/week-words.ts';
import { exportName } from './export-name.ts';

/** Without it Excel takes UTF-8 for the computer's own code page, and every accent is lost. */
const BYTE_ORDER_MARK = '\uFEFF';

type Cell = string | number;

const NO_GROWTH: Cell[] = ['', '', ''];

/**
 * The week as a table for spreadsheets: a row a day, then the week, the mean of a day, the week before and the change.
 * Figures are plain numbers in the units that the header names, as exact as the screen shows them; what was not logged,
 * or is still to come, is empty.
 */
export function weekSummaryCsv(summary: WeekSummary, units: Units): File {
  const rows = rowsOf(summary, units).map((row) => [guardCell(summary.baby.name), ...row]);
  const text = Papa.unparse({ fields: headOf(units), data: rows }, { newline: '\r\n' });
  return new File(
    [`${BYTE_ORDER_MARK}${text}\r\n`],
    exportName(summary.baby.name, `week-${summary.from}`, 'csv'),
    { type: 'text/csv' },
  );
}

function headOf(units: Units): string[] {
  const unitOf = { count: '', minutes: ' (min)', volume: ` (${units.volume})` };
  return [
    'Baby',
    'Day',
    ...MEASURES.map(({ label, quantity }) => `${label}${unitOf[quantity]}`),
    `Weight (${units.weight})`,
    `Length (${units.length})`,
    `Head (${units.length})`,
  ];
}

function rowsOf(summary: WeekSummary, units: Units): Cell[][] {
  const { totals, before, daily } = summary;
  const figures = (row: Totals, logged = totals) =>
    MEASURES.map((measure) => (isKindLogged(measure, logged) ? shownValue(measure, row, units) : ''));
  const changes = MEASURES.map((measure) => changeOf(measure, summary, units)?.amount ?? '');
  return [
    ...summary.days.map((day) => [
      day.day,
      ...figures(day, hasBegun(summary, day.day) && isTouched(day) ? totals : NO_TOTALS),
      ...growthCells(summary, day, units),
    ]),
    ['Week', ...figures(totals), ...NO_GROWTH],
    ['Mean of a day', ...figures(daily.means, daily.means), ...NO_GROWTH],
    ['Week before', ...figures(before.totals, before.totals), ...NO_GROWTH],
    ['Change', ...changes, ...NO_GROWTH],
  ];
}

/** The last of a day's weighings. */
function growthCells({ growths }: WeekSummary, { day }: DaySummary, units: Units): Cell[] {
  const growth: Growth | undefined = growths.findLast(({ date }) => date === day);
  if (!growth) return NO_GROWTH;
  const { weightKg, lengthCm, headCm } = growth;
  return [
    weightKg === null ? '' : weightIn(weightKg, units.weight),
    lengthCm === null ? '' : lengthIn(lengthCm, units.length),
    headCm === null ? '' : lengthIn(headCm, units.length),
  ];
}
