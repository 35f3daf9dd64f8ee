import type { RasterDay } from '#domain/report/visit-raster.ts';
import { formatHour } from '#domain/time/when-words.ts';
import type { Mark } from '#exports/pdf/page-marks.ts';
import { INK } from '#exports/pdf/paper.ts';

/**
 * The 24 hours of a day as a row: sleep behind everything, the left breast above the right one, a bottle across both, the
 * diapers along the foot. Each is told by its shape and its place, so that a copy in gray reads the same.
 */

interface RowBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Shorter ones would not be seen. */
const LEAST_WIDTH = 1.6;

/** One day from midnight to midnight in `box`, in points: sleep as bands, gaps as lines, feeds and diapers as marks. */
export function rasterRowMarks(row: RasterDay, box: RowBox): Mark[] {
  const x = (hour: number) => box.x + (hour / 24) * box.width;
  const height = Math.min(box.height, 26);
  const top = box.y + (box.height - height) / 2;
  const at = (share: number) => top + share * height;
  const span = ({ from, to }: { from: number; to: number }) => {
    const width = Math.max(LEAST_WIDTH, x(to) - x(from));
    return { x: Math.min(x(from), box.x + box.width - width), width };
  };
  return [
    ...row.sleeps.map(
      (sleep): Mark => ({
        mark: 'box',
        ...span(sleep),
        y: at(0.05),
        height: height * 0.9,
        radius: 1.5,
        fill: INK.sleep.soft,
        stroke: '#aab3d6',
      }),
    ),
    ...row.gaps.map(
      ({ from, to }): Mark => ({
        mark: 'line',
        from: [x(from) + 1, at(0.78)],
        to: [x(to) - 1, at(0.78)],
        color: INK.lineStrong,
        width: 0.7,
      }),
    ),
    ...row.feeds.map((feed): Mark => feedMark(feed.type, span(feed), at, height)),
    ...row.diapers.flatMap(({ at: hour, type }) => diaperMarks(type, x(hour), at(0.78), height)),
  ];
}

function feedMark(
  type: RasterDay['feeds'][number]['type'],
  span: { x: number; width: number },
  at: (share: number) => number,
  height: number,
): Mark {
  if (type === 'bottle') {
    return {
      mark: 'box',
      ...span,
      width: Math.max(span.width, 3),
      y: at(0.12),
      height: height * 0.46,
      fill: INK.feed.soft,
      stroke: INK.feed.strong,
    };
  }
  return {
    mark: 'box',
    ...span,
    y: at(type === 'left' ? 0.12 : 0.36),
    height: height * 0.22,
    fill: INK.feed.strong,
  };
}

function diaperMarks(
  type: RasterDay['diapers'][number]['type'],
  x: number,
  y: number,
  height: number,
): Mark[] {
  const radius = Math.min(2.6, height * 0.145);
  const dot = (share: number, fill: string): Mark => ({ mark: 'circle', x, y, radius: radius * share, fill });
  if (type === 'dirty') return [dot(1, INK.diaper.strong)];
  const ring = [dot(1, INK.diaper.strong), dot(0.68, INK.paper)];
  return type === 'wet' ? ring : [...ring, dot(0.4, INK.diaper.strong)];
}

/** What each sign is, on one line. */
export function rasterKeyMarks(x: number, y: number): Mark[] {
  const row = (parts: Partial<RasterDay>): RasterDay => ({
    day: '',
    feeds: [],
    sleeps: [],
    diapers: [],
    gaps: [],
    ...parts,
  });
  const bar = { from: 3, to: 21 };
  const signs: [name: string, width: number, row: RasterDay][] = [
    ['Left breast', 78, row({ feeds: [{ ...bar, type: 'left' }] })],
    ['Right breast', 83, row({ feeds: [{ ...bar, type: 'right' }] })],
    ['Bottle', 60, row({ feeds: [{ ...bar, type: 'bottle' }] })],
    ['Asleep', 63, row({ sleeps: [bar] })],
    ['Wet', 48, row({ diapers: [{ at: 12, type: 'wet' }] })],
    ['Dirty', 52, row({ diapers: [{ at: 12, type: 'dirty' }] })],
    ['Both', 51, row({ diapers: [{ at: 12, type: 'mixed' }] })],
    ['Nothing logged', 80, row({ gaps: [bar] })],
  ];
  let left = x;
  return signs.flatMap(([name, width, sample]): Mark[] => {
    const marks: Mark[] = [
      ...rasterRowMarks(sample, { x: left, y: y - 11, width: 22, height: 16 }),
      { mark: 'text', text: name, x: left + 26, y, size: 7.6, color: INK.text },
    ];
    left += width;
    return marks;
  });
}

/** The hours over the rows and the lines down through them. */
export function rasterFrameMarks(box: RowBox, locale: string): Mark[] {
  return Array.from({ length: 25 }, (_, hour): Mark[] => {
    const x = box.x + (hour / 24) * box.width;
    const main = hour % 6 === 0;
    const line: Mark = {
      mark: 'line',
      from: [x, box.y],
      to: [x, box.y + box.height],
      color: main ? INK.lineStrong : INK.line,
      width: main ? 0.6 : 0.35,
    };
    if (hour % 3 !== 0) return [line];
    return [
      line,
      {
        mark: 'text',
        text: formatHour(hour, locale),
        x,
        y: box.y - 4,
        size: 6.8,
        color: INK.muted,
        align: 'center',
      },
    ];
  }).flat();
}
