import type { RasterDay } from '#domain/report/visit-raster.ts';
import { formatHour } from '#domain/time/when-words.ts';
import type { Mark } from '#exports/pdf/page-marks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import type { Block, Box } from '#exports/pdf/stack.ts';
import type { Painter } from '#exports/pdf/table.ts';
import { roughWidth } from '#exports/pdf/wrap-text.ts';

/**
 * Paints the 24 hours of a day as a row. Sleep is in the background. The left breast is above the right one, and a
 * bottle covers the height of both. Diapers are at the bottom. Each mark has its own shape and place, so that a gray
 * copy is just as clear.
 */

/** The least width of a mark, in points. Narrower marks would be invisible. */
const LEAST_WIDTH = 1.6;
const SLEEP = { radius: 1.5, fill: INK.sleep.soft, stroke: '#aab3d6' };
const BOTTLE = { fill: INK.feed.soft, stroke: INK.feed.strong };

/**
 * Paints one day from midnight to midnight in `box` (points). Sleep is a band, a gap is a line. Feeds and diapers are
 * marks.
 */
export function rasterRowMarks(row: RasterDay, box: Box): Mark[] {
  const x = (hour: number) => box.x + (hour / 24) * box.width;
  const height = Math.min(box.height, 26);
  const top = box.y + (box.height - height) / 2;
  const at = (share: number) => top + share * height;
  const span = ({ from, to }: { from: number; to: number }, least = LEAST_WIDTH) => {
    const width = Math.max(LEAST_WIDTH, x(to) - x(from));
    const left = Math.min(x(from), box.x + box.width - width);
    return { mark: 'box', x: left, width: Math.max(width, least) } as const;
  };
  return [
    ...row.sleeps.map((sleep): Mark => ({ ...span(sleep), y: at(0.05), height: height * 0.9, ...SLEEP })),
    ...row.gaps.map(
      ({ from, to }): Mark => ({
        mark: 'line',
        from: [x(from) + 1, at(0.78)],
        to: [x(to) - 1, at(0.78)],
        color: INK.lineStrong,
        width: 0.7,
      }),
    ),
    ...row.feeds.map(({ type, ...feed }): Mark => {
      if (type === 'bottle') return { ...span(feed, 3), y: at(0.12), height: height * 0.46, ...BOTTLE };
      const y = at(type === 'left' ? 0.12 : 0.36);
      return { ...span(feed), y, height: height * 0.22, fill: INK.feed.strong };
    }),
    ...row.diapers.flatMap(({ at: hour, type }) => diaperMarks(type, x(hour), at(0.78), height)),
  ];
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

const BAR = { from: 3, to: 21 };
const SIGNS: { name: keyof RasterSigns; sample: Partial<RasterDay> }[] = [
  { name: 'left', sample: { feeds: [{ ...BAR, type: 'left' }] } },
  { name: 'right', sample: { feeds: [{ ...BAR, type: 'right' }] } },
  { name: 'bottle', sample: { feeds: [{ ...BAR, type: 'bottle' }] } },
  { name: 'sleep', sample: { sleeps: [BAR] } },
  { name: 'wet', sample: { diapers: [{ at: 12, type: 'wet' }] } },
  { name: 'dirty', sample: { diapers: [{ at: 12, type: 'dirty' }] } },
  { name: 'both', sample: { diapers: [{ at: 12, type: 'mixed' }] } },
  { name: 'gap', sample: { gaps: [BAR] } },
];
const SIGN_WIDTH = 22;
const KEY = { size: 8, color: INK.text };

type RasterSigns = Reader['words']['report']['visit']['hours']['signs'];

/** Makes the key of all signs on one line of `width` points. A sign with a longer name gets more of the width. */
export function rasterKey(names: RasterSigns, width: number): Block {
  const widths = SIGNS.map(({ name }) => SIGN_WIDTH + 10 + roughWidth(names[name], KEY.size));
  const scale = width / widths.reduce((sum, one) => sum + one, 0);
  return {
    height: 22,
    marks: ({ x, y }) => {
      let left = x;
      return SIGNS.flatMap(({ name, sample }, index): Mark[] => {
        const row = { day: '', feeds: [], sleeps: [], diapers: [], gaps: [], ...sample };
        const place = scale * (widths[index] ?? 0);
        const maxWidth = place - SIGN_WIDTH - 6;
        const marks: Mark[] = [
          ...rasterRowMarks(row, { x: left, y: y - 4, width: SIGN_WIDTH, height: 16 }),
          { mark: 'text', ...KEY, text: names[name], x: left + SIGN_WIDTH + 4, y: y + 7, maxWidth },
        ];
        left += place;
        return marks;
      });
    },
  };
}

/** Paints a vertical line through the rows at each hour. */
export function rasterFrame(box: Box): Mark[] {
  return Array.from({ length: 25 }, (_, hour): Mark => {
    const x = box.x + (hour / 24) * box.width;
    const look = hour % 6 === 0 ? { color: INK.lineStrong, width: 0.6 } : { color: INK.line, width: 0.35 };
    return { mark: 'line', from: [x, box.y], to: [x, box.y + box.height], ...look };
  });
}

/** Labels every third hour at the lower edge of the head. */
export function rasterHours(locale: string): Painter {
  const text = { mark: 'text', size: 8, color: INK.muted, align: 'center' } as const;
  return ({ x, y, width, height }) =>
    [0, 3, 6, 9, 12, 15, 18, 21, 24].map((hour) => ({
      ...text,
      text: formatHour(hour, locale),
      x: x + (hour / 24) * width,
      y: y + height - 4,
    }));
}
