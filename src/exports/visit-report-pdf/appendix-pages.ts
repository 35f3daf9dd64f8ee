import type { KindName } from '#domain/kinds/registry.ts';
import {
  type CareRecord,
  dayOfRecord,
  describeRecord,
  instantOfRecord,
  isDayOnly,
  isSpan,
} from '#domain/log/care-record.ts';
import { wordsBeside } from '#domain/record.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { placeWords } from '#domain/time/is-other-offset.ts';
import { clockPart, type Day, isWallTime } from '#domain/time/when.ts';
import { formatClock, formatDay } from '#domain/time/when-words.ts';
import type { Mark, Page } from '#exports/pdf/page-marks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import { wrapText } from '#exports/pdf/wrap-text.ts';
import { headMarks, MARGIN, type Sheet } from './sheet.ts';

const TOP = 80;
const LINE = 11;
const SIZE = 7.8;
const BESIDE = 22;
const TIME_WIDTH = 94;

/** The inks that are named after kinds. */
const INKS: Partial<Record<KindName, { strong: string }>> = INK;

type Line = { day: Day; goesOn?: true } | { entry: CareRecord } | { note: string } | 'air';

/** Every event of the period, day by day, in two columns. Each page is laid out when it is asked for. */
export function appendixPages(report: VisitReport, reader: Reader, sheet: Sheet): (() => Page)[] {
  const width = (sheet.inner - BESIDE) / 2;
  const columns = columnsOf(linesOf(report, width), Math.floor((sheet.bottom - TOP) / LINE));
  const pages = Array.from({ length: Math.ceil(columns.length / 2) }, (_, index) =>
    columns.slice(2 * index, 2 * index + 2),
  );
  return pages.map((page) => () => ({
    width: sheet.width,
    height: sheet.height,
    marks: [
      ...headMarks(sheet, 'Appendix: everything that was logged', report, reader, false),
      ...page.flatMap((lines, column) =>
        lines.flatMap((line, row) =>
          lineMarks(
            line,
            { x: MARGIN + column * (width + BESIDE), y: TOP + (row + 0.8) * LINE, width },
            reader,
          ),
        ),
      ),
    ],
  }));
}

function linesOf({ events, summary }: VisitReport, width: number): Line[] {
  let day: Day | null = null;
  return events.flatMap((entry): Line[] => {
    const began = dayOfRecord(entry);
    const head: Line[] = began === day ? [] : [{ day: began }];
    day = began;
    const words = wordsBeside(entry.record);
    const at = instantOfRecord(entry);
    const place = isDayOnly(entry) ? '' : placeWords(at, entry.record.zone, summary.zone).trim();
    const notes = words.trim() ? wrapText(words, SIZE, width - TIME_WIDTH).filter((text) => text !== '') : [];
    return [...head, { entry }, ...[...(place ? [place] : []), ...notes].map((note) => ({ note }))];
  });
}

/** A day's name has air above it, never stands alone at the foot of a column, and is said again where the day goes on. */
function columnsOf(lines: readonly Line[], perColumn: number): Line[][] {
  const columns: Line[][] = [];
  let goesOn: Line[] = [];
  for (const line of lines) {
    const last = columns.at(-1);
    const isDay = line !== 'air' && 'day' in line;
    if (!last || last.length >= perColumn - (isDay ? 2 : 0)) columns.push(isDay ? [line] : [...goesOn, line]);
    else last.push(...(isDay ? (['air', line] as const) : [line]));
    if (isDay) goesOn = [{ ...line, goesOn: true }];
  }
  return columns;
}

function lineMarks(
  line: Line,
  { x, y, width }: { x: number; y: number; width: number },
  { units, locale }: Reader,
): Mark[] {
  if (line === 'air') return [];
  const text = { mark: 'text', y, size: SIZE, color: INK.text } as const;
  const beside = { x: x + TIME_WIDTH, maxWidth: width - TIME_WIDTH };
  if ('day' in line) {
    const name = formatDay(line.day, locale);
    return [
      { mark: 'line', from: [x, y + 3], to: [x + width, y + 3], color: INK.line, width: 0.6 },
      { ...text, text: line.goesOn ? `${name}, continued` : name, x, size: 8.6, bold: true },
    ];
  }
  if ('note' in line) return [{ ...text, ...beside, text: line.note, color: INK.muted }];
  return [
    { mark: 'circle', x: x + 3, y: y - 2.6, radius: 1.8, fill: (INKS[line.entry.kind] ?? INK.plain).strong },
    { ...text, text: timesOf(line.entry, locale), x: x + 9, maxWidth: TIME_WIDTH - 13 },
    { ...text, ...beside, text: describeRecord(line.entry, units) },
  ];
}

function timesOf(entry: CareRecord, locale: string): string {
  const clocks = (text: string) => formatClock(isWallTime(text) ? clockPart(text) : text, locale);
  if (!isSpan(entry)) return 'time' in entry.record ? clocks(entry.record.time) : '';
  const { startTime, endTime, startedAt, endedAt, running } = entry.record;
  if (startedAt === endedAt || running === 'open') return clocks(startTime);
  return `${clocks(startTime)} – ${clocks(endTime)}`;
}
