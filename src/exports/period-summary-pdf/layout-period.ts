import { chartsOf } from '#charts/day-charts.ts';
import { formatAge } from '#domain/baby/baby.ts';
import { sourceWords } from '#domain/care-guide/care-source.ts';
import { expectedDiapers } from '#domain/care-guide/diapers.ts';
import { describeGrowth } from '#domain/kinds/growth/growth.ts';
import { lastDayOf, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import {
  describeComparison,
  describeLogging,
  describePeriod,
  describeUnmeasured,
  spanWords,
} from '#domain/summaries/period-words.ts';
import { ONE_PAGE_DAYS } from '#domain/time/period.ts';
import { clockPart, dayPart } from '#domain/time/when.ts';
import { formatClock, formatDate, formatShortDay } from '#domain/time/when-words.ts';
import { chartMarks, PAPER_GAP_MARK } from '#exports/pdf/chart-marks.ts';
import type { Mark, Page } from '#exports/pdf/page-marks.ts';
import { INK, paperFor, type Reader } from '#exports/pdf/paper.ts';
import { wrapText } from '#exports/pdf/wrap-text.ts';
import { figureMarks } from './figure-marks.ts';
import { rowHeightWithin, tableMarks } from './table-marks.ts';

const MARGIN = 46;
const GAP = 16;
const LETTER_HEIGHT = 792;
/** How many entries of growth there is room for, two by two: beside the table of the days, and where that has its own page. */
const GROWTHS_BESIDE_TABLE = 4;
const GROWTHS_ABOVE = 16;
const GROWTH_LINE = 14;

const CHARTS_TOP = 238;
/** Of a table that has a page of its own. */
const TABLE_TOP = 132;
/** Kept free over the line of the foot. */
const ABOVE_FOOT = 8;
const FOOT_SIZE = 7.2;
const FOOT_LINE = 9.2;

/** Who and when, three figures, three charts, the days, growth, and how to read it: one page, or two for many days. */
export function layoutPeriod(summary: PeriodSummary, reader: Reader): Page[] {
  const { width, height } = paperFor(reader.locale);
  const inner = width - 2 * MARGIN;
  const page = (marks: Mark[]): Page => ({ width, height, marks });
  const foot = footMarks(summary, reader, width, height);
  const frame = [...headMarks(summary, reader, width), ...foot.marks];
  // What A4 is taller than Letter goes to the charts and the rows; what the foot has more to say than usual they give.
  const room = height - LETTER_HEIGHT;
  const end = foot.top - ABOVE_FOOT;
  const table = (y: number, rowHeight: number) =>
    tableMarks(summary, reader, { x: MARGIN, y, width: inner, rowHeight });
  const growth = (top: number) => growthMarks(summary, reader, top, inner / 2);
  const growthHeight = growthHeightOf(summary);
  if (summary.days.length > ONE_PAGE_DAYS) {
    const chartHeight = Math.min(300 + room, end - growthHeight - 36 - CHARTS_TOP);
    const rowHeight = Math.min(15.2 + room / 40, rowHeightWithin(summary, end - TABLE_TOP));
    return [
      page([
        ...frame,
        ...pictureMarks(summary, reader, inner, chartHeight),
        ...growth(CHARTS_TOP + chartHeight + 36),
      ]),
      page([...frame, ...table(TABLE_TOP, rowHeight).marks]),
    ];
  }
  const short = summary.days.length > 7;
  const rowHeight = (short ? 12 : 16.6) + room / 40;
  const tableHeight = table(0, rowHeight).bottom;
  const chartHeight = Math.min(
    (short ? 112 : 148) + room / 2,
    end - growthHeight - 24 - tableHeight - 20 - CHARTS_TOP,
  );
  const { marks, bottom } = table(CHARTS_TOP + chartHeight + 20, rowHeight);
  return [
    page([...frame, ...pictureMarks(summary, reader, inner, chartHeight), ...marks, ...growth(bottom + 24)]),
  ];
}

/** The figure and the chart of each kind, side by side. */
function pictureMarks(summary: PeriodSummary, reader: Reader, inner: number, chartHeight: number): Mark[] {
  const width = (inner - 2 * GAP) / 3;
  return chartsOf(summary, reader.locale).flatMap((chart, index) => {
    const x = MARGIN + index * (width + GAP);
    return [
      ...figureMarks(summary, chart.kind, reader.units, { x, y: 132, width }),
      ...chartMarks(chart, { x, y: CHARTS_TOP, width, height: chartHeight }),
    ];
  });
}

function headMarks(summary: PeriodSummary, { locale }: Reader, width: number): Mark[] {
  const { baby, zone } = summary;
  const right = width - MARGIN;
  const sex = baby.sex === 'female' ? 'Girl' : 'Boy';
  const age = formatAge(baby.birthDate, lastDayOf(summary));
  const isBorn = baby.birthDate <= lastDayOf(summary);
  const small = { mark: 'text', size: 9.5, color: INK.muted } as const;
  return [
    { mark: 'circle', x: MARGIN + 7, y: 41, radius: 7, fill: INK.accent },
    { mark: 'circle', x: MARGIN + 7, y: 36.6, radius: 6, fill: INK.paper },
    { mark: 'circle', x: MARGIN + 7, y: 37.4, radius: 3.6, fill: INK.lamp },
    { mark: 'text', text: 'Wee Hours', x: MARGIN + 20, y: 45, size: 10.5, color: INK.accent, bold: true },
    {
      ...small,
      text: summary.days.length === 7 ? 'Weekly summary' : `Summary of ${spanWords(summary)}`,
      x: right,
      y: 45,
      align: 'right',
    },
    { mark: 'line', from: [MARGIN, 56], to: [right, 56], color: INK.line, width: 0.8 },
    { mark: 'text', text: baby.name, x: MARGIN, y: 90, size: 25, color: INK.text, bold: true, maxWidth: 290 },
    {
      ...small,
      text: `${sex}, born ${formatDate(baby.birthDate, locale)}, ${isBorn ? `${age} old` : age}`,
      x: MARGIN,
      y: 109,
    },
    {
      mark: 'text',
      text: describePeriod(summary, locale),
      x: right,
      y: 89,
      size: 13,
      color: INK.text,
      bold: true,
      align: 'right',
      maxWidth: 215,
    },
    { ...small, text: `Time zone: ${zone.replaceAll('_', ' ')}`, x: right, y: 109, align: 'right' },
  ];
}

function roomForGrowths({ days }: PeriodSummary): number {
  return days.length > ONE_PAGE_DAYS ? GROWTHS_ABOVE : GROWTHS_BESIDE_TABLE;
}

/** From the title of growth to the baseline of its last line. */
function growthHeightOf(summary: PeriodSummary): number {
  const lines = Math.max(1, Math.ceil(Math.min(summary.growths.length, roomForGrowths(summary)) / 2));
  return 17 + (lines - 1) * GROWTH_LINE;
}

function growthMarks(
  summary: PeriodSummary,
  { units, locale }: Reader,
  top: number,
  columnWidth: number,
): Mark[] {
  const text = { mark: 'text', size: 9.5, color: INK.text } as const;
  const title: Mark = {
    ...text,
    text: 'Growth',
    x: MARGIN,
    y: top,
    size: 11,
    color: INK.growth.strong,
    bold: true,
  };
  const { growths } = summary;
  if (growths.length === 0) {
    return [title, { ...text, text: 'No weight, length or head size was logged.', x: MARGIN, y: top + 17 }];
  }
  const room = roomForGrowths(summary);
  // Where they are too many, one place says so.
  const earlier = growths.length > room ? growths.length - room + 1 : 0;
  const places = [
    ...(earlier ? [`${earlier} earlier entries are in the log.`] : []),
    ...growths.slice(earlier),
  ];
  return [
    title,
    ...places.flatMap((growth, index): Mark[] => {
      const x = MARGIN + (index % 2) * columnWidth;
      const y = top + 17 + Math.floor(index / 2) * GROWTH_LINE;
      if (typeof growth === 'string') return [{ ...text, text: growth, x, y, color: INK.muted }];
      return [
        { ...text, text: formatShortDay(growth.date, locale), x, y, color: INK.muted },
        { ...text, text: describeGrowth(growth, units), x: x + 66, y, maxWidth: columnWidth - 74 },
      ];
    }),
  ];
}

/** How to read the page, below a line at `top`. */
function footMarks(
  summary: PeriodSummary,
  { locale }: Reader,
  width: number,
  height: number,
): { marks: Mark[]; top: number } {
  const { asOf } = summary;
  const made = `${formatDate(dayPart(asOf.wall), locale)}, ${formatClock(clockPart(asOf.wall), locale)}`;
  const inner = width - 2 * MARGIN;
  const lines = [
    describeLeast(summary),
    describeComparison(summary, locale),
    describeLogging(summary, PAPER_GAP_MARK),
    describeUnmeasured(summary),
    'A diaper that was both counts once, under Both. A sleep across midnight is split between its days. A dash: nothing was logged.',
    `Figures as logged by the family, not medical advice and not a diagnosis. Made on the family's own device on ${made}.`,
  ].flatMap((line) => (line === null ? [] : wrapText(line, FOOT_SIZE, inner)));
  const top = height - 54 - lines.length * FOOT_LINE;
  const marks: Mark[] = [
    { mark: 'line', from: [MARGIN, top], to: [width - MARGIN, top], color: INK.line, width: 0.8 },
    ...lines.map(
      (text, index): Mark => ({
        mark: 'text',
        text,
        x: MARGIN,
        y: top + 14 + index * FOOT_LINE,
        size: FOOT_SIZE,
        color: INK.muted,
        maxWidth: inner,
      }),
    ),
  ];
  return { marks, top };
}

/** Whose the line in the chart of diapers is. */
function describeLeast({ days }: PeriodSummary): string | null {
  const ranges = days.flatMap(({ dayOfLife }) => expectedDiapers(dayOfLife)?.wet?.[0] ?? []);
  const sources = new Set(ranges.map(sourceWords));
  if (sources.size === 0) return null;
  return `Wet diapers, counting both, at least: the line in the chart, by day of life, for babies born at term. ${[...sources].join('. ')}.`;
}
