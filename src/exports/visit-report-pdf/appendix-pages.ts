import { type CareRecord, dayOfRecord, describeRecord } from '#domain/care-record.ts';
import type { VisitReport } from '#domain/visit-report.ts';
import { type Clock, clockPart, type Day } from '#domain/when.ts';
import { formatDay } from '#domain/when-words.ts';
import type { Mark, Page } from '#exports/pdf/page-marks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import { wrapText } from '#exports/pdf/wrap-text.ts';
import { headMarks, MARGIN, type Sheet } from './sheet.ts';

const TOP = 84;
const LINE = 11.4;
const SIZE = 8;
const TIME_WIDTH = 92;
const WHAT_WIDTH = 178;

type Line = { day: Day } | { entry: CareRecord; note: string } | { note: string };

/** Every event of the period, day by day. Each page is laid out when it is asked for. */
export function appendixPages(report: VisitReport, reader: Reader, sheet: Sheet): (() => Page)[] {
  const clocks = clockWords(reader.locale);
  const lines = linesOf(report, sheet);
  const perPage = Math.floor((sheet.bottom - TOP) / LINE);
  const pages: Line[][] = [];
  for (const line of lines) {
    const last = pages.at(-1);
    // A day's name never stands alone at the foot of a page.
    const full = !last || last.length >= perPage || ('day' in line && last.length >= perPage - 1);
    if (full) pages.push([line]);
    else last.push(line);
  }
  return pages.map((page) => () => ({
    width: sheet.width,
    height: sheet.height,
    marks: [
      ...headMarks(sheet, 'Appendix: everything that was logged', report, reader, false),
      ...page.flatMap((line, index) => lineMarks(line, TOP + (index + 0.7) * LINE, reader, sheet, clocks)),
    ],
  }));
}

function linesOf({ events }: VisitReport, sheet: Sheet): Line[] {
  const width = sheet.inner - TIME_WIDTH - WHAT_WIDTH;
  let day: Day | null = null;
  return events.flatMap((entry): Line[] => {
    const began = dayOfRecord(entry);
    const head: Line[] = began === day ? [] : [{ day: began }];
    day = began;
    const [note = '', ...more] = wrapText(entry.record.note, SIZE, width).filter((text) => text !== '');
    return [...head, { entry, note }, ...more.map((text) => ({ note: text }))];
  });
}

function lineMarks(
  line: Line,
  y: number,
  { units, locale }: Reader,
  sheet: Sheet,
  clocks: (clock: Clock) => string,
): Mark[] {
  const text = { mark: 'text', y, size: SIZE, color: INK.text } as const;
  if ('day' in line) {
    return [
      { mark: 'line', from: [MARGIN, y + 3], to: [sheet.right, y + 3], color: INK.line, width: 0.6 },
      { ...text, text: formatDay(line.day, locale), x: MARGIN, size: 8.6, bold: true },
    ];
  }
  const note: Mark = {
    ...text,
    text: line.note,
    x: MARGIN + TIME_WIDTH + WHAT_WIDTH,
    color: INK.muted,
    maxWidth: sheet.inner - TIME_WIDTH - WHAT_WIDTH,
  };
  if (!('entry' in line)) return [note];
  return [
    { mark: 'circle', x: MARGIN + 3, y: y - 2.6, radius: 1.8, fill: INK[line.entry.kind].strong },
    { ...text, text: timesOf(line.entry, clocks), x: MARGIN + 10, maxWidth: TIME_WIDTH - 14 },
    {
      ...text,
      text: describeRecord(line.entry, units),
      x: MARGIN + TIME_WIDTH,
      maxWidth: WHAT_WIDTH - 8,
    },
    ...(line.note ? [note] : []),
  ];
}

function timesOf(entry: CareRecord, clocks: (clock: Clock) => string): string {
  switch (entry.kind) {
    case 'feed': {
      const { startTime, endTime, startedAt, endedAt } = entry.record;
      return startedAt === endedAt ? clocks(startTime) : `${clocks(startTime)} – ${clocks(endTime)}`;
    }
    case 'sleep':
      return `${clocks(clockPart(entry.record.startTime))} – ${clocks(clockPart(entry.record.endTime))}`;
    case 'diaper':
      return clocks(entry.record.time);
    case 'growth':
      return '';
  }
}

/** Clocks by one formatter: a year has ten thousand of them, and a formatter takes as long to make as a hundred to write. */
function clockWords(locale: string): (clock: Clock) => string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return (clock) => format.format(Date.parse(`2000-01-01T${clock}:00Z`)).replaceAll('\u202f', ' ');
}
