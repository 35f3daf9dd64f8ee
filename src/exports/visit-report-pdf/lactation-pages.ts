import { leastDiapers } from '#domain/care-guide/diapers.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { countingBoth, isKindLogged, isLogged, type Totals } from '#domain/summaries/day-summary.ts';
import { MEASURES, type Measure, shownValue } from '#domain/summaries/measures.ts';
import { daysOfMean, hasBegun, type PeriodDay } from '#domain/summaries/period-summary.ts';
import { formatShortDay } from '#domain/time/when-words.ts';
import { paragraph } from '#exports/pdf/blocks.ts';
import { PAPER_GAP_MARK } from '#exports/pdf/chart-marks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import type { Sheet } from '#exports/pdf/report-frame.ts';
import { type Block, below, type StackedBlock, stack } from '#exports/pdf/stack.ts';
import { type Column, type Row, splitTable, type Table, tableBlock } from '#exports/pdf/table.ts';
import { columnHead, formatCell } from '#words/say/period.ts';
import { describePumping } from '#words/say/pumping.ts';
import { rasterFrame, rasterHours, rasterKey, rasterRowMarks } from './raster-marks.ts';
import { nextPageHead, type Owner, roomBelow } from './report-sheet.ts';

/** The most rows on a page. A month fits on one page. */
const DAYS_A_PAGE = 31;
/** A report with fewer days has rows of the same height as a report with 14 days. */
const FEWEST_DAYS = 14;
const TALLEST_ROW = 29;
const HEAD = 22;
const MEAN_HEIGHT = 14;
const EXPLANATION = { size: 8, color: INK.muted, leading: 10 };
const ABOVE_EXPLANATION = 8.8;
const DAY_WIDTH = 62;
const INSET = 6;
const WIDTHS: Partial<Record<keyof Totals, number>> = {
  feeds: 27,
  leftMinutes: 25,
  rightMinutes: 25,
  bottleOz: 28,
  wet: 31,
  dirty: 31,
  sleepMinutes: 32,
};
const FIGURES = MEASURES.filter(({ key }) => key in WIDTHS);
const FIGURE_COLUMNS = FIGURES.map(
  ({ key, kind }): Column => ({ width: WIDTHS[key] ?? 0, align: 'right', ink: INK[kind].strong }),
);
const NOTHING = '–';

/**
 * Makes the lactation pages. Each day of the period has a row of 24 hours and its figures. Days before the birth are
 * left out unless something was logged. Days that have not begun are left out too. The rows leave `footRoom` points
 * free at the foot.
 */
export function lactationPages(
  report: VisitReport,
  reader: Reader,
  sheet: Sheet,
  owner: Owner,
  footRoom: number,
): StackedBlock[][] {
  const { inner: width } = sheet;
  const { hours } = reader.words.report.visit;
  const days = report.summary.days.filter(
    (day) => hasBegun(report.summary, day.day) && (day.dayOfLife >= 1 || isLogged(day)),
  );
  const top = [nextPageHead(sheet, hours.title, owner), rasterKey(hours.signs, width)];
  const pumping = report.pumping ? describePumping(report.pumping, reader.units, reader) : [];
  const notes = [...pumping, ...hours.notes(PAPER_GAP_MARK)];
  const explanation = stack(notes.map((note) => paragraph(note, { ...EXPLANATION, width })));
  const used = top.reduce((sum, { height }) => sum + height, 0);
  const rest = MEAN_HEIGHT + ABOVE_EXPLANATION + explanation.height + footRoom;
  const room = roomBelow(used + rest, reader, sheet);
  const rowHeight = (room - HEAD) / Math.min(DAYS_A_PAGE, Math.max(FEWEST_DAYS, days.length));
  const table = dayTable(report, days, reader, { width, rowHeight: Math.min(TALLEST_ROW, rowHeight) });
  const pages = splitTable(table, room);
  const mean = meanRow(report, reader, width);
  return pages.map((page, index) => [
    ...top,
    page,
    ...(index === pages.length - 1 ? [mean] : []),
    below(ABOVE_EXPLANATION, explanation),
  ]);
}

function dayTable(
  { raster }: VisitReport,
  days: readonly PeriodDay[],
  reader: Reader,
  { width, rowHeight }: { width: number; rowHeight: number },
): Table {
  const { units, locale, words } = reader;
  const rasterOf = new Map(raster.map((row) => [row.day, row]));
  const heads = FIGURES.map((measure) => {
    const { name, unit } = columnHead(measure, units, reader);
    return [name, measure.kind === 'diaper' ? words.report.visit.hours.both : unit];
  });
  return {
    width,
    columns: [
      { width: DAY_WIDTH, inset: INSET },
      { share: 1, inset: INSET, behind: rasterFrame },
      ...FIGURE_COLUMNS,
    ],
    head: {
      height: HEAD,
      cells: ['', rasterHours(locale), ...heads],
      looks: [
        { size: 8, color: INK.text, bold: true, baseline: 9 },
        { size: 8, color: INK.muted, baseline: 18 },
      ],
    },
    rows: days.map((day): Row => {
      const row = rasterOf.get(day.day);
      const label = formatShortDay(day.day, locale);
      return {
        height: rowHeight,
        cells: [
          day.logging === 'running' ? `${label} †` : label,
          row ? (box) => rasterRowMarks(row, box) : '',
          ...FIGURES.map((measure) => cellOf(measure, day, reader)),
        ],
        looks: [{ size: 8, color: INK.text, baseline: rowHeight / 2 + 2.8 }],
        rule: { color: INK.line, width: 0.5 },
      };
    }),
    end: { color: INK.lineStrong, width: 0.6 },
  };
}

/**
 * Formats the figure of a day. If the kind has a gap on the day, a mark follows. A bottle without an amount adds a
 * plus. A count of diapers has the minimum for that day of life in brackets.
 */
function cellOf(measure: Measure, day: PeriodDay, reader: Reader): string {
  if (!isKindLogged(measure, day)) return NOTHING;
  const isMarked = MARKED.has(measure.key) && day.kinds[measure.kind] === 'gaps';
  const shown = formatCell(measure, shownValue(measure, withBoth(day), reader.units), reader);
  const figure = isMarked ? `${shown}${PAPER_GAP_MARK}` : shown;
  if (measure.key === 'bottleOz' && day.unmeasuredBottles > 0) return `${figure}+`;
  const least =
    measure.key === 'wet' || measure.key === 'dirty' ? leastDiapers(day.dayOfLife, measure.key) : null;
  return least === null ? figure : `${figure} (${least})`;
}

/**
 * Makes the row with the means, which are those of page 1. The mean of bottle amounts covers only days on which every
 * bottle has an amount.
 */
function meanRow({ summary }: VisitReport, reader: Reader, width: number): Block {
  const { units, words } = reader;
  const means = FIGURES.map((measure) => {
    const { means } = summary.daily[measure.kind];
    const isKnown = daysOfMean(measure, summary.daily) > 0;
    return isKnown ? formatCell(measure, shownValue(measure, withBoth(means), units), reader) : NOTHING;
  });
  return tableBlock({
    width,
    columns: [{ share: 1 }, ...FIGURE_COLUMNS],
    rows: [
      {
        height: MEAN_HEIGHT,
        cells: [words.report.visit.hours.average, ...means],
        looks: [{ size: 8, color: INK.text, bold: true, baseline: 12 }],
      },
    ],
  });
}

/** Adds the mixed diapers to the wet and to the dirty ones, because the minimum counts include them in both. */
function withBoth(totals: Totals): Totals {
  return { ...totals, wet: countingBoth(totals, 'wet'), dirty: countingBoth(totals, 'dirty') };
}

/** The figures that a gap can make too low. They get a mark on a day with a gap. */
const MARKED = new Set<keyof Totals>(['feeds', 'wet', 'dirty', 'sleepMinutes']);
