import { leastDiapers } from '#domain/care-guide/diapers.ts';
import type { RasterDay } from '#domain/report/visit-raster.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { countingBoth, isKindLogged, isLogged, type Totals } from '#domain/summaries/day-summary.ts';
import { daysOfMean, hasBegun, type PeriodDay } from '#domain/summaries/period-summary.ts';
import {
  columnHead,
  formatCell,
  MEASURES,
  type Measure,
  shownValue,
} from '#domain/summaries/period-words.ts';
import { formatShortDay } from '#domain/time/when-words.ts';
import { PAPER_GAP_MARK } from '#exports/pdf/chart-marks.ts';
import type { Mark, Page } from '#exports/pdf/page-marks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import { rasterFrameMarks, rasterKeyMarks, rasterRowMarks } from './raster-marks.ts';
import { headMarks, MARGIN, type Sheet } from './sheet.ts';

/** A month stands on one page. */
const DAYS_A_PAGE = 31;
const TOP = 124;
const DAY_WIDTH = 62;
const TALLEST_ROW = 29;
/** Under the rows: the mean, and how to read the page. */
const UNDER = 53;
const COLUMNS: (keyof Totals)[] = [
  'feeds',
  'leftMinutes',
  'rightMinutes',
  'bottleOz',
  'wet',
  'dirty',
  'sleepMinutes',
];
const COLUMN_WIDTHS = [27, 25, 25, 28, 31, 31, 32];
const NOTHING = '–';

/**
 * The lactation pages: a row of 24 hours for each day of the baby's life with its figures beside it. Each is laid out when
 * it is asked for.
 */
export function lactationPages(report: VisitReport, reader: Reader, sheet: Sheet): (() => Page)[] {
  const days = report.summary.days.filter(
    (day) => hasBegun(report.summary, day.day) && (day.dayOfLife >= 1 || isLogged(day)),
  );
  const count = Math.max(1, Math.ceil(days.length / DAYS_A_PAGE));
  return Array.from({ length: count }, (_, index) => () => {
    const shown = days.slice(index * DAYS_A_PAGE, (index + 1) * DAYS_A_PAGE);
    return lactationPage(report, shown, reader, sheet, index === count - 1);
  });
}

function lactationPage(
  report: VisitReport,
  days: readonly PeriodDay[],
  reader: Reader,
  sheet: Sheet,
  last: boolean,
): Page {
  const tableWidth = COLUMN_WIDTHS.reduce((sum, width) => sum + width, 0);
  const rowHeight = Math.min(TALLEST_ROW, (sheet.bottom - UNDER - TOP) / Math.max(days.length, 14));
  const raster = {
    x: MARGIN + DAY_WIDTH,
    y: TOP,
    width: sheet.inner - DAY_WIDTH - tableWidth - 6,
    height: rowHeight * days.length,
  };
  const rows = new Map(report.raster.map((row) => [row.day, row]));
  const bottom = TOP + raster.height;
  return {
    width: sheet.width,
    height: sheet.height,
    marks: [
      ...headMarks(sheet, 'The 24 hours of each day', report, reader, false),
      ...rasterKeyMarks(MARGIN, 87),
      ...columnHeadMarks(reader, sheet),
      ...rasterFrameMarks(raster, reader.locale),
      ...days.flatMap((day, index) =>
        dayMarks(day, rows.get(day.day), reader, sheet, {
          ...raster,
          y: TOP + index * rowHeight,
          height: rowHeight,
        }),
      ),
      { mark: 'line', from: [MARGIN, bottom], to: [sheet.right, bottom], color: INK.lineStrong, width: 0.6 },
      ...(last ? meanMarks(report, reader, sheet, bottom + 12) : []),
      ...explainMarks(sheet, bottom + (last ? 30 : 16)),
    ],
  };
}

function columnsOf(sheet: Sheet): { measure: Measure; right: number }[] {
  let right = sheet.right - COLUMN_WIDTHS.reduce((sum, width) => sum + width, 0);
  return COLUMNS.flatMap((key, index) => {
    right += COLUMN_WIDTHS[index] ?? 0;
    const measure = MEASURES.find((one) => one.key === key);
    return measure ? { measure, right } : [];
  });
}

function columnHeadMarks({ units }: Reader, sheet: Sheet): Mark[] {
  return columnsOf(sheet).flatMap(({ measure, right }): Mark[] => {
    const { name, unit } = columnHead(measure, units);
    const text = { mark: 'text', x: right, size: 7, align: 'right' } as const;
    const diaper = measure.kind === 'diaper';
    return [
      { ...text, text: name, y: TOP - 13, color: INK[measure.kind].strong, bold: true },
      { ...text, text: diaper ? '+ both' : unit, y: TOP - 4, size: 6.4, color: INK.muted },
    ];
  });
}

function dayMarks(
  day: PeriodDay,
  row: RasterDay | undefined,
  { units, locale }: Reader,
  sheet: Sheet,
  box: { x: number; y: number; width: number; height: number },
): Mark[] {
  const y = box.y + box.height / 2 + 2.8;
  const text = { mark: 'text', y, size: 8, color: INK.text } as const;
  const label = formatShortDay(day.day, locale);
  return [
    { mark: 'line', from: [MARGIN, box.y], to: [sheet.right, box.y], color: INK.line, width: 0.5 },
    ...(row ? rasterRowMarks(row, box) : []),
    {
      ...text,
      text: day.logging === 'running' ? `${label} †` : label,
      x: MARGIN,
      maxWidth: DAY_WIDTH - 6,
    },
    ...columnsOf(sheet).map(
      ({ measure, right }): Mark => ({
        ...text,
        text: cellOf(measure, day, units),
        x: right,
        align: 'right',
      }),
    ),
  ];
}

/** The figure, a mark where the log of its kind has a gap, and beside diapers the least for that day of life. */
function cellOf(measure: Measure, day: PeriodDay, units: Reader['units']): string {
  if (!isKindLogged(measure, day)) return NOTHING;
  const isMarked = MARKED.has(measure.key) && day.kinds[measure.kind] === 'gaps';
  const shown = formatCell(measure, shownValue(measure, withBoth(day), units));
  const figure = isMarked ? `${shown}${PAPER_GAP_MARK}` : shown;
  if (measure.key === 'bottleOz' && day.unmeasuredBottles > 0) return `${figure}+`;
  const least =
    measure.key === 'wet' || measure.key === 'dirty' ? leastDiapers(day.dayOfLife, measure.key) : null;
  return least === null ? figure : `${figure} (${least})`;
}

/** What bottles held is the mean of page 1, over the days on which every one has an amount. */
function meanMarks({ summary }: VisitReport, { units }: Reader, sheet: Sheet, y: number): Mark[] {
  const text = { mark: 'text', y, size: 8, color: INK.text, bold: true } as const;
  return [
    { ...text, text: 'Mean of the complete days', x: MARGIN },
    ...columnsOf(sheet).map(({ measure, right }): Mark => {
      const { means } = summary.daily[measure.kind];
      const isKnown = daysOfMean(measure, summary.daily) > 0;
      const mean = isKnown ? formatCell(measure, shownValue(measure, withBoth(means), units)) : NOTHING;
      return { ...text, text: mean, x: right, align: 'right' };
    }),
  ];
}

/** Wet and dirty as least counts count them: each with those that are both. */
function withBoth(totals: Totals): Totals {
  return { ...totals, wet: countingBoth(totals, 'wet'), dirty: countingBoth(totals, 'dirty') };
}

/** The figures of each kind that a gap in its log makes too low. */
const MARKED = new Set<keyof Totals>(['feeds', 'wet', 'dirty', 'sleepMinutes']);

function explainMarks(sheet: Sheet, top: number): Mark[] {
  const lines = [
    'By the clock on the wall. Feeds are sittings, on the day they began: both breasts, and a bottle within 30 min after them. Sleep is split at midnight. A dash: nothing was logged.',
    'Wet and dirty each count those that were both. In brackets: the least for that day of life (sources on page 1).',
    `${PAPER_GAP_MARK} Hours without such an entry: the figure may be too low, and no mean counts it. A thin line: nothing was logged for hours.`,
    'A plus: a bottle without an amount came to it. Means of bottles are over the days on which every one has an amount. † The day was not over.',
  ];
  return lines.map((text, index) => ({
    mark: 'text',
    text,
    x: MARGIN,
    y: top + index * 9,
    size: 7,
    color: INK.muted,
    maxWidth: sheet.inner,
  }));
}
