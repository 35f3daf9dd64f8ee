import type { DayDetails } from '#domain/report/day-details.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { formatShortDay } from '#domain/time/when-words.ts';
import { round, volumeIn } from '#domain/units/units.ts';
import { paragraph } from '#exports/pdf/blocks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import type { Sheet } from '#exports/pdf/report-frame.ts';
import { below, type StackedBlock, stack } from '#exports/pdf/stack.ts';
import { type Column, type Row, splitTable, type Table } from '#exports/pdf/table.ts';
import { formatNumber } from '#words/say/numbers.ts';
import { nextPageHead, type Owner, roomBelow } from './report-sheet.ts';

/** The days whose colors of stool are listed. */
const DAYS_OF_COLORS = 7;
const ROW = 14;
const MILKS = ['breast', 'formula', 'mixed', 'other', 'unnamed'] as const;
const COLUMNS: readonly Column[] = [
  { width: 78, inset: 6 },
  ...MILKS.map((): Column => ({ width: 56, align: 'right', inset: 8, ink: INK.feed.strong })),
  { share: 1, inset: 8, ink: INK.diaper.strong },
  { width: 44, align: 'right', ink: INK.diaper.strong },
];
const EXPLANATION = { size: 8, color: INK.muted, leading: 10 };
const NOTHING = '–';

/**
 * Lists the milk and the dry diapers of each day, and the colors of stool on the last seven days. Makes no page if none
 * of these was logged.
 */
export function detailsPages(
  report: VisitReport,
  reader: Reader,
  sheet: Sheet,
  owner: Owner,
): StackedBlock[][] {
  const { details } = report;
  if (details.length === 0) return [];
  const { title, notes } = reader.words.visitpages.details;
  const head = nextPageHead(sheet, title, owner);
  const explanation = stack(notes.map((note) => paragraph(note, { ...EXPLANATION, width: sheet.inner })));
  const room = roomBelow(head.height + 9 + explanation.height, reader, sheet);
  return splitTable(tableOf(details, reader, sheet.inner), room).map((page) => [
    head,
    page,
    below(9, explanation),
  ]);
}

function tableOf(details: readonly DayDetails[], reader: Reader, width: number): Table {
  const { heads, colors, dry } = reader.words.visitpages.details;
  const unit = reader.words.figures.columnUnits[reader.units.volume];
  const firstWithColors = details.length - DAYS_OF_COLORS;
  return {
    width,
    columns: COLUMNS,
    head: {
      height: 24,
      cells: ['', ...MILKS.map((milk) => [heads[milk], unit]), colors, dry],
      looks: [
        { size: 8, color: INK.text, bold: true, baseline: 9 },
        { size: 8, color: INK.muted, baseline: 18 },
      ],
    },
    rows: details.map(
      (day, index): Row => ({
        height: ROW,
        cells: [
          formatShortDay(day.day, reader.locale),
          ...MILKS.map((milk) => volumeCell(day.milk[milk], reader)),
          index < firstWithColors ? '' : colorsCell(day, reader),
          day.dry > 0 ? formatNumber(day.dry, reader) : '',
        ],
        looks: [{ size: 8, color: INK.text, baseline: 10 }],
        rule: { color: INK.line, width: 0.5 },
      }),
    ),
    end: { color: INK.lineStrong, width: 0.6 },
  };
}

function volumeCell(oz: number, reader: Reader): string {
  return oz > 0 ? formatNumber(round(volumeIn(oz, reader.units.volume), 1), reader) : NOTHING;
}

/** "Yellow 3 · Green 1". */
function colorsCell({ colors }: DayDetails, reader: Reader): string {
  const named = reader.words.fields.diaper.choices.colors as Readonly<Record<string, string>>;
  const { colorCount, separator } = reader.words.visitpages.details;
  const texts = colors.map(({ color, diapers }) => colorCount(named[color] ?? color, diapers));
  return texts.length > 0 ? texts.join(separator) : NOTHING;
}
