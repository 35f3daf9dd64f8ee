import type { RhythmMark } from '#domain/summaries/rhythm.ts';
import type { RhythmRow } from '#domain/summaries/rhythm-from-evening.ts';
import { CLOCK_MINUTES } from '#domain/time/clock-pieces.ts';
import { type Day, weekdayOf } from '#domain/time/when.ts';
import { formatHour, formatMonthDay, formatWeekday } from '#domain/time/when-words.ts';

/** The size of a rhythm, in CSS pixels. y grows downward. */
export interface RhythmFrame {
  width: number;
  textSize: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The layout of the rhythm on the screen. The printed report lays out its days itself, in exports/. */
export interface RhythmRows {
  height: number;
  left: number;
  right: number;
  /** The top of the first row. */
  top: number;
  rows: { day: Day; y: number; height: number }[];
  marks: (Box & { what: RhythmMark['what'] })[];
  /** Hours that clocks skipped on a day. */
  skipped: Box[];
  /** The labels of days, as many as fit. `y` is the middle of the text. */
  labels: { y: number; label: string }[];
  /**
   * The labels of hours above the rows. `x` is the middle of the text. At the right edge, it is the end.
   */
  hours: { x: number; label: string; anchor: 'middle' | 'end' }[];
  /** Lines between weeks, or between months if rows are low. */
  parts: { y: number }[];
}

/**
 * The row heights. Fewer days have higher rows. An entry applies up to its number of rows. In
 * the evening, two weeks can have a further row.
 */
const ROW_HEIGHTS = [
  { upTo: 15, row: 26, gap: 3 },
  { upTo: 32, row: 19, gap: 2 },
  { upTo: 63, row: 12, gap: 1.5 },
  { upTo: 125, row: 7, gap: 1 },
  { upTo: Infinity, row: 4, gap: 0.5 },
] as const;

/** Rows lower than this are divided by month. Higher rows are divided by week. */
const LOW = 12;

/** The marks that fill only a part of the row: where the part begins, and its share. Sleep and feeds fill the row. */
const LANES: { readonly [What in RhythmMark['what']]?: readonly [number, number] } = {
  pump: [0, 0.3],
  activity: [0.7, 0.3],
  wet: [0.34, 0.32],
  dirty: [0.34, 0.32],
  mixed: [0.34, 0.32],
};

/** The narrowest visible mark. */
const NARROWEST = 1.5;
/** The width of a diaper, which has no duration. */
const DIAPER = 4;
const ROOM_FOR_THREE_HOURS = 560;

/**
 * Lays out the days, one row each, with the clock along x from `startHour` on. All coordinates are within the frame's
 * width and the returned height.
 */
export function layoutRhythm(
  days: readonly RhythmRow[],
  { width, textSize }: RhythmFrame,
  { weekStartsOn, locale, startHour }: { weekStartsOn: number; locale: string; startHour: number },
): RhythmRows {
  const { row, gap } = ROW_HEIGHTS.find(({ upTo }) => days.length <= upTo) ?? ROW_HEIGHTS[4];
  const left = textSize * 3.9;
  const right = width - 1;
  const top = textSize * 1.7;
  const x = (minute: number) => left + (minute / CLOCK_MINUTES) * (right - left);
  const y = (index: number) => top + index * row;
  const height = row - gap;
  const every = right - left > ROOM_FOR_THREE_HOURS ? 3 : 6;
  return {
    height: top + days.length * row + textSize * 0.3,
    left,
    right,
    top,
    rows: days.map(({ day }, index) => ({ day, y: y(index), height })),
    marks: days.flatMap(({ marks }, index) =>
      marks.map(({ what, from, to, half }) => {
        const whole = half === null ? height : height / 2;
        const [start, share] = LANES[what] ?? [0, 1];
        const least = what === 'wet' || what === 'dirty' || what === 'mixed' ? DIAPER : NARROWEST;
        return {
          what,
          x: Math.min(x(from), right - least),
          y: y(index) + (half === 'lower' ? whole : 0) + start * whole,
          width: Math.max(least, x(to) - x(from)),
          height: share * whole,
        };
      }),
    ),
    skipped: days.flatMap(({ skipped }, index) =>
      skipped ? { x: x(skipped.from), y: y(index), width: x(skipped.to) - x(skipped.from), height } : [],
    ),
    labels: labelsOf(days, row, { textSize, weekStartsOn, locale }).map(({ index, label }) => ({
      y: y(index) + height / 2,
      label,
    })),
    // A narrow chart has no label for the end of the rows, because it would overlap the label before it.
    hours: Array.from({ length: 24 / every + (every === 3 ? 1 : 0) }, (_, index) => ({
      x: x(index * every * 60),
      label: formatHour((startHour + index * every) % 24, locale),
      anchor: index * every === 24 ? 'end' : 'middle',
    })),
    parts: days.flatMap(({ day }, index) => {
      const begins = row < LOW ? day.endsWith('-01') : weekdayOf(day) === weekStartsOn;
      return index > 0 && begins ? { y: y(index) - gap / 2 } : [];
    }),
  };
}

/**
 * Labels the days. If a row has room for text, every day has a label. The label of a month's first day then names the
 * month. Otherwise only the first day of each week has a label, or of each month if rows are lower than {@link LOW}.
 */
function labelsOf(
  days: readonly RhythmRow[],
  row: number,
  { textSize, weekStartsOn, locale }: { textSize: number; weekStartsOn: number; locale: string },
): { index: number; label: string }[] {
  const all = days.map(({ day }, index) => ({ index, day }));
  if (row > textSize) {
    return all.map(({ index, day }) => ({
      index,
      label:
        index === 0 || day.endsWith('-01')
          ? formatMonthDay(day, locale)
          : `${formatWeekday(day, 'short', locale)} ${Number(day.slice(8))}`,
    }));
  }
  return all
    .filter(({ day }) => (row < LOW ? day.endsWith('-01') : weekdayOf(day) === weekStartsOn))
    .map(({ index, day }) => ({ index, label: formatMonthDay(day, locale) }));
}
