import type { KindName } from '#domain/kinds/registry.ts';
import { type CareRecord, dayOfRecord, instantOfRecord, isDayOnly, isSpan } from '#domain/log/care-record.ts';
import { wordsBeside } from '#domain/record.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { isOtherOffset } from '#domain/time/is-other-offset.ts';
import { clockPart, type Day, isWallTime } from '#domain/time/when.ts';
import { formatClock, formatDay } from '#domain/time/when-words.ts';
import type { Mark } from '#exports/pdf/page-marks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import type { Sheet } from '#exports/pdf/report-frame.ts';
import {
  type Block,
  breakPages,
  type Point,
  type StackedBlock,
  sideBySide,
  stack,
} from '#exports/pdf/stack.ts';
import { wrapText } from '#exports/pdf/wrap-text.ts';
import { describeRecord } from '#words/say/kinds.ts';
import { nextPageHead, type Owner, roomBelow } from './report-sheet.ts';

const LINE = 11;
const SIZE = 8;
const BESIDE = 22;
const TIME_WIDTH = 94;

/** The colors of the kinds. A kind without its own color uses the plain one. */
const INKS: Partial<Record<KindName, { strong: string }>> = INK;

/**
 * Lists every entry of the period, day by day, in two columns. The texts of an entry are made only when its page is
 * painted.
 */
export function appendixPages(
  report: VisitReport,
  reader: Reader,
  sheet: Sheet,
  owner: Owner,
): StackedBlock[][] {
  const width = (sheet.inner - BESIDE) / 2;
  const head = nextPageHead(sheet, reader.words.report.visit.appendix.title, owner);
  const room = roomBelow(head.height, reader, sheet);
  const columns = breakPages(linesOf(report, reader, width), () => room).map(stack);
  return Array.from({ length: Math.ceil(columns.length / 2) }, (_, page) => [
    head,
    sideBySide(columns.slice(2 * page, 2 * page + 2), width + BESIDE),
  ]);
}

function linesOf({ events, summary }: VisitReport, reader: Reader, width: number): StackedBlock[] {
  let day: Day | null = null;
  return events.flatMap((entry): StackedBlock[] => {
    const began = dayOfRecord(entry);
    const title = began === day ? [] : [dayLine(began, reader, width)];
    day = began;
    const words = wordsBeside(entry.record);
    const place = placeOf(entry, summary.zone, reader);
    const notes = words.trim() ? wrapText(words, SIZE, width - TIME_WIDTH) : [];
    const beside = [place, ...notes].filter((text) => text !== '');
    return [...title, entryLine(entry, reader, width), ...beside.map((text) => noteLine(text, width))];
  });
}

/**
 * Makes the title of a day. It has space above it and is never the last line of a column. If the day continues in the
 * next column, the title is repeated there.
 */
function dayLine(day: Day, { locale, words }: Reader, width: number): StackedBlock {
  const { continued } = words.report.visit.appendix;
  const title = formatDay(day, locale);
  const block = (text: string) =>
    lineOf(({ x, y }) => [
      { mark: 'line', from: [x, y + 3], to: [x + width, y + 3], color: INK.line, width: 0.6 },
      { ...TEXT, text, x, y, size: 8.6, bold: true },
    ]);
  return { ...block(title), gap: LINE, keepWithNext: true, repeat: block(continued(title)) };
}

const TEXT = { mark: 'text', size: SIZE, color: INK.text } as const;

function entryLine(entry: CareRecord, reader: Reader, width: number): Block {
  const { strong } = INKS[entry.kind] ?? INK.plain;
  return lineOf(({ x, y }) => [
    { mark: 'circle', x: x + 3, y: y - 2.6, radius: 1.8, fill: strong },
    { ...TEXT, text: timesOf(entry, reader), x: x + 9, y, maxWidth: TIME_WIDTH - 13 },
    {
      ...TEXT,
      text: describeRecord(entry, reader.units, reader),
      x: x + TIME_WIDTH,
      y,
      maxWidth: width - TIME_WIDTH,
    },
  ]);
}

function noteLine(text: string, width: number): Block {
  const maxWidth = width - TIME_WIDTH;
  return lineOf(({ x, y }) => [{ ...TEXT, text, x: x + TIME_WIDTH, y, maxWidth, color: INK.muted }]);
}

/** Makes a line of the list. The `y` that `paint` receives is the baseline. */
function lineOf(paint: (at: Point) => Mark[]): Block {
  return { height: LINE, marks: ({ x, y }) => paint({ x, y: y + 0.8 * LINE }) };
}

function timesOf(entry: CareRecord, { words, locale }: Reader): string {
  const clocks = (text: string) => formatClock(isWallTime(text) ? clockPart(text) : text, locale);
  if (!isSpan(entry)) return 'time' in entry.record ? clocks(entry.record.time) : '';
  const { startTime, endTime, startedAt, endedAt, running } = entry.record;
  if (startedAt === endedAt || running === 'open') return clocks(startTime);
  return words.report.visit.appendix.range(clocks(startTime), clocks(endTime));
}

/**
 * Names the zone of an entry if its clock differs from the family's, as on a journey. Otherwise returns an empty text.
 */
function placeOf(entry: CareRecord, familyZone: string, { words }: Reader): string {
  const { zone } = entry.record;
  if (isDayOnly(entry) || !isOtherOffset(instantOfRecord(entry), zone, familyZone)) return '';
  return words.report.visit.appendix.place(zone.replaceAll('_', ' '));
}
