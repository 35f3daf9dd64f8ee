import type { RhythmMark } from '#domain/summaries/rhythm.ts';
import type { RhythmRow } from '#domain/summaries/rhythm-from-evening.ts';
import { monthOf } from '#domain/time/calendar-month.ts';
import { CLOCK_MINUTES } from '#domain/time/clock-pieces.ts';
import { type Day, startOfWeek } from '#domain/time/when.ts';
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
  /** `body` is the height of the part with sleep and feeds. Below it is the lane of the diapers. */
  rows: { day: Day; y: number; height: number; body: number }[];
  marks: (Box & { what: RhythmMark['what'] })[];
  /** Hours that clocks skipped on a day. */
  skipped: Box[];
  /** The labels of days, as many as fit. `y` is the middle of the text. */
  labels: { y: number; label: string }[];
  /** The labels of hours above the rows. `x` is the middle of the text. */
  hours: { x: number; label: string }[];
  /** Lines between weeks, or between months if rows are low. */
  parts: { y: number }[];
}

/**
 * The row heights. Fewer days have higher rows. An entry applies up to its number of rows. In
 * the evening, two weeks can have a further row.
 */
const ROW_HEIGHTS = [
  { upTo: 15, row: 30, gap: 4 },
  { upTo: 32, row: 22, gap: 3 },
  { upTo: 125, row: 18, gap: 2 },
  { upTo: Infinity, row: 4, gap: 0.5 },
] as const;

/** Rows lower than this are divided by month, and have no diapers. Higher rows are divided by week. */
const LOW = 12;

/** The height of the lane of the diapers at the bottom of a row, and the space above it. */
const DIAPER_LANE = 4;
const DIAPER_GAP = 1;

/** The marks that fill only a part of the body: where the part begins, and its share. Sleep and feeds fill it. */
const LANES: { readonly [What in RhythmMark['what']]?: readonly [number, number] } = {
  pump: [0, 0.3],
  activity: [0.7, 0.3],
};

const DIAPERS: readonly RhythmMark['what'][] = ['wet', 'dirty', 'mixed'];

/** The narrowest visible mark. */
const NARROWEST = 1.5;
/** The width of a diaper, which has no duration. */
const DIAPER = 4;
const ROOM_FOR_THREE_HOURS = 560;

/** Returns whether the rows of so many days are high enough for diapers. */
export function hasDiaperLane(count: number): boolean {
  return rowOf(count).row >= LOW;
}

function rowOf(count: number) {
  return ROW_HEIGHTS.find(({ upTo }) => count <= upTo) ?? ROW_HEIGHTS[3];
}

/**
 * Lays out the days, one row each, with the clock along x from `startHour` on. All coordinates are within the frame's
 * width and the returned height.
 */
export function layoutRhythm(
  days: readonly RhythmRow[],
  { width, textSize }: RhythmFrame,
  { weekStartsOn, locale, startHour }: { weekStartsOn: number; locale: string; startHour: number },
): RhythmRows {
  const { row, gap } = rowOf(days.length);
  const left = textSize * 3.9;
  // The label of the last hour extends past the rows.
  const right = width - textSize * 0.7;
  const top = textSize * 1.7;
  const x = (minute: number) => left + (minute / CLOCK_MINUTES) * (right - left);
  const y = (index: number) => top + index * row;
  const height = row - gap;
  const hasDiapers = hasDiaperLane(days.length);
  const body = hasDiapers ? height - DIAPER_LANE - DIAPER_GAP : height;
  const partOf = (day: Day) => (row < LOW ? monthOf(day) : startOfWeek(day, weekStartsOn));
  const every = right - left > ROOM_FOR_THREE_HOURS ? 3 : 6;
  return {
    height: top + days.length * row + textSize * 0.3,
    left,
    right,
    top,
    rows: days.map(({ day }, index) => ({ day, y: y(index), height, body })),
    marks: days.flatMap(({ marks }, index) =>
      marks.flatMap(({ what, from, to, half }) => {
        if (DIAPERS.includes(what)) {
          if (!hasDiapers) return [];
          const at = Math.min(x(from), right - DIAPER);
          return { what, x: at, y: y(index) + height - DIAPER_LANE, width: DIAPER, height: DIAPER_LANE };
        }
        const whole = half === null ? body : body / 2;
        const [start, share] = LANES[what] ?? [0, 1];
        return {
          what,
          x: Math.min(x(from), right - NARROWEST),
          y: y(index) + (half === 'lower' ? whole : 0) + start * whole,
          width: Math.max(NARROWEST, x(to) - x(from)),
          height: share * whole,
        };
      }),
    ),
    skipped: days.flatMap(({ skipped }, index) =>
      skipped
        ? { x: x(skipped.from), y: y(index), width: x(skipped.to) - x(skipped.from), height: body }
        : [],
    ),
    labels: labelsOf(days, row, locale).map(({ index, label }) => ({
      y: y(index) + height / 2,
      label,
    })),
    hours: Array.from({ length: 24 / every + 1 }, (_, index) => ({
      x: x(index * every * 60),
      label: formatHour((startHour + index * every) % 24, locale),
    })),
    parts: days.flatMap(({ day }, index) => {
      const before = days[index - 1]?.day;
      if (before === undefined || partOf(before) === partOf(day)) return [];
      return { y: y(index) - gap / 2 };
    }),
  };
}

/**
 * Labels every day, or the first day of each month if rows are lower than {@link LOW}. The first label of a month names
 * the month.
 */
function labelsOf(
  days: readonly RhythmRow[],
  row: number,
  locale: string,
): { index: number; label: string }[] {
  return days.flatMap(({ day }, index) => {
    if (row < LOW) return day.endsWith('-01') ? { index, label: formatMonthDay(day, locale) } : [];
    const before = days[index - 1]?.day;
    return before === undefined || monthOf(before) !== monthOf(day)
      ? { index, label: formatMonthDay(day, locale) }
      : { index, label: `${formatWeekday(day, 'short', locale)} ${Number(day.slice(8))}` };
  });
}
