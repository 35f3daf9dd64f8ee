import { type FeverChart, layoutFeverCurve } from '#charts/fever-curve.ts';
import { latestCurve } from '#domain/kinds/temperature/fever-readings.ts';
import { type CareRecord, instantOfRecord } from '#domain/log/care-record.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { clockAt, dayAt } from '#domain/time/when.ts';
import { formatClock, formatShortDay } from '#domain/time/when-words.ts';
import type { Mark } from '#exports/pdf/page-marks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import type { Sheet } from '#exports/pdf/report-frame.ts';
import { type Block, below, type Point, type StackedBlock } from '#exports/pdf/stack.ts';
import { splitTable } from '#exports/pdf/table.ts';
import { describeRecord } from '#words/say/kinds.ts';
import { nextPageHead, type Owner, roomBelow } from './report-sheet.ts';

const CHART_HEIGHT = 200;
const BELOW_CHART = 10;
const TIME_WIDTH = 130;
const TEXT_SIZE = 8;

type TemperatureEntry = Extract<CareRecord, { kind: 'temperature' }>;

/** Makes the pages with the latest fever curve, its doses, and a table of both. None without two close readings. */
export function feverPages(
  { events, summary }: VisitReport,
  reader: Reader,
  sheet: Sheet,
  owner: Owner,
): StackedBlock[][] {
  const timed = (entry: CareRecord) => ({
    entry,
    at: instantOfRecord(entry),
    label: describe(entry, reader),
  });
  const temperatures = events.filter((entry): entry is TemperatureEntry => entry.kind === 'temperature');
  const doses = events.filter((entry) => entry.kind === 'dose' && entry.record.given);
  const curve = latestCurve(
    temperatures.map((entry) => ({ ...timed(entry), celsius: entry.record.celsius })),
    doses.map(timed),
  );
  if (!curve) return [];
  const { readings, marks } = curve;
  const { zone } = summary;
  const { inner: width } = sheet;
  const { fever } = reader.words.visitpages;
  const head = nextPageHead(sheet, fever.title, owner);
  const chart = chartBlock({ readings, marks, zone, unit: reader.units.temperature }, width, reader);
  const pages = splitTable(
    {
      width,
      columns: [{ width: TIME_WIDTH, inset: 6 }, { share: 1 }],
      head: {
        height: 16,
        cells: [fever.time, marks.length > 0 ? fever.readingsAndDoses : fever.readings],
        looks: [{ size: 8, color: INK.muted, bold: true, baseline: 10 }],
      },
      rows: [...readings, ...marks]
        .sort((a, b) => a.at - b.at)
        .map(({ at, label }) => ({
          height: 14,
          cells: [whenOf(at, zone, reader), label],
          looks: [{ size: 8.4, color: INK.text, baseline: 10 }],
          rule: { color: INK.line, width: 0.5 },
        })),
    },
    roomBelow(head.height + chart.height + BELOW_CHART, reader, sheet),
  );
  return pages.map((page, index) => (index === 0 ? [head, chart, below(BELOW_CHART, page)] : [head, page]));
}

function describe(entry: CareRecord, reader: Reader): string {
  return describeRecord(entry, reader.units, reader);
}

function whenOf(at: number, zone: string, { words, locale }: Reader): string {
  const [day, clock] = [formatShortDay(dayAt(at, zone), locale), formatClock(clockAt(at, zone), locale)];
  return words.visitpages.fever.when(day, clock);
}

/** Makes the curve. The geometry is the same as on the screen. A dose is a line with a square at its foot. */
function chartBlock(chart: FeverChart, width: number, reader: Reader): Block {
  const laid = layoutFeverCurve(chart, { width, height: CHART_HEIGHT, textSize: TEXT_SIZE }, reader);
  return { height: CHART_HEIGHT, marks: (at) => chartMarks(laid, at) };
}

function chartMarks(laid: ReturnType<typeof layoutFeverCurve>, { x: left, y: top }: Point): Mark[] {
  const at = (x: number, y: number): [number, number] => [left + x, top + y];
  const text = { mark: 'text', size: TEXT_SIZE, color: INK.muted } as const;
  return [
    ...laid.yTicks.flatMap(({ y, label }): Mark[] => [
      { mark: 'line', from: at(laid.left, y), to: at(laid.right, y), color: INK.line, width: 0.4 },
      { ...text, text: label, x: left + laid.left - 4, y: top + y + TEXT_SIZE * 0.35, align: 'right' },
    ]),
    ...laid.xTicks.map(
      ({ x, label }): Mark => ({
        ...text,
        text: label,
        x: left + x,
        y: top + laid.bottom + TEXT_SIZE * 1.5,
        align: 'center',
      }),
    ),
    ...laid.marks.flatMap(({ x }): Mark[] => [
      {
        mark: 'line',
        from: at(x, laid.top),
        to: at(x, laid.bottom),
        color: INK.lineStrong,
        width: 0.6,
      },
      { mark: 'box', x: left + x - 2.5, y: top + laid.bottom - 5, width: 5, height: 5, fill: INK.muted },
    ]),
    { mark: 'path', points: laid.points.map(({ x, y }) => at(x, y)), color: INK.text, width: 0.9 },
    ...laid.points.map(
      ({ x, y }): Mark => ({ mark: 'circle', x: left + x, y: top + y, radius: 2.2, fill: INK.text }),
    ),
  ];
}
