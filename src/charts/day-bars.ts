import type { DayColumn } from './day-charts.ts';

/** The size of a chart, in CSS pixels (screen) or points (PDF). y grows downward. */
export interface Frame {
  width: number;
  height: number;
  /** The height of the text below the bars and beside them. */
  textSize: number;
  /** The room at the end of the minimum line for its words. */
  endRoom?: number;
}

/** The layout of a bar chart. The screen paints it as SVG, and a PDF as vectors. */
export interface DayBars {
  bars: Bar[];
  /** Horizontal lines with their values. The first line is the floor, at 0. */
  ticks: { y: number; label: string }[];
  /** The labels of the days. `x` is the middle of the text. */
  days: { x: number; label: string }[];
  /** The minimums. Each is a line across its day. */
  least: { x1: number; x2: number; y: number }[];
  /** The box around the bar of today, which is not over. Null without one. */
  soFar: Box | null;
  /** The centers of the gap marks, which are above the bars of their days. */
  gaps: { x: number; y: number }[];
  /** The height of the average line. Null without one. */
  averageY: number | null;
  /** The width of a day. The first day begins at `left`. */
  slot: number;
  /** The top of the highest line. */
  top: number;
  /** The left and right ends of the horizontal lines. */
  left: number;
  right: number;
  /** The baseline of the days' labels. */
  dayLine: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Bar extends Box {
  look: 'filled' | 'open';
}

/** The distance between the bar of today and its outline. */
const OUTSIDE = 2.5;

/** The width of a bar divided by the width of its day. */
const BAR_SHARE = 0.62;

/** Lays out the bars of some days. All coordinates are inside `frame`. */
export function layoutDayBars(
  { columns, average = null }: { columns: readonly DayColumn[]; average?: number | null },
  frame: Frame,
): DayBars {
  const heights = columns.map(({ values }) => (values === null ? 0 : values[0] + values[1]));
  const scale = wholeSteps(Math.max(0, ...heights, ...columns.map(({ least }) => least ?? 0)));
  const left = frame.textSize * 1.8;
  const gapSize = frame.textSize * 0.8;
  const top = frame.textSize / 2 + (columns.some(({ gap }) => gap) ? gapSize : 0);
  const floor = frame.height - frame.textSize * 1.6;
  const unit = (floor - top) / scale.top;
  const right = frame.width - (frame.endRoom ?? 0);
  const slot = (right - left) / columns.length;
  const middle = (index: number) => left + slot * (index + 0.5);
  const bars = columns.flatMap(({ values }, index) => {
    if (values === null) return [];
    const [filled, open] = values.map((value) => value * unit) as [number, number];
    const width = slot * BAR_SHARE;
    const x = middle(index) - width / 2;
    const pair: Bar[] = [
      { x, y: floor - filled, width, height: filled, look: 'filled' },
      { x, y: floor - filled - open, width, height: open, look: 'open' },
    ];
    return pair.filter(({ height }) => height > 0);
  });
  const today = columns.findIndex(({ soFar }) => soFar);
  const todayHeight = (heights[today] ?? 0) * unit;
  return {
    bars,
    soFar:
      todayHeight > 0
        ? {
            x: middle(today) - (slot * BAR_SHARE) / 2 - OUTSIDE,
            y: floor - todayHeight - OUTSIDE,
            width: slot * BAR_SHARE + 2 * OUTSIDE,
            height: todayHeight + OUTSIDE,
          }
        : null,
    ticks: scale.values.map((value) => ({ y: floor - value * unit, label: String(value) })),
    days: columns.flatMap(({ label }, index) => (label ? { x: middle(index), label } : [])),
    least: columns.flatMap(({ least }, index) =>
      least === null
        ? []
        : { x1: middle(index) - slot / 2, x2: middle(index) + slot / 2, y: floor - least * unit },
    ),
    gaps: columns.flatMap(({ gap }, index) =>
      gap ? { x: middle(index), y: floor - (heights[index] ?? 0) * unit - gapSize / 2 } : [],
    ),
    averageY: average === null ? null : floor - average * unit,
    slot,
    top,
    left,
    right,
    dayLine: frame.height - frame.textSize * 0.35,
  };
}

/**
 * Chooses the lines of the scale, from 0 to a round number above `highest`, so that no bar touches the top. There are
 * two to five steps. A step is 1, 2, 3, 4, 5, 6 or 10, times a power of ten.
 */
export function wholeSteps(highest: number): { top: number; values: number[] } {
  const step = stepAtLeast(Math.max(highest, 2) / 4);
  const count = Math.max(2, Math.floor(highest / step) + 1);
  return { top: step * count, values: Array.from({ length: count + 1 }, (_, index) => index * step) };
}

function stepAtLeast(wanted: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(wanted)));
  const step = [1, 2, 3, 4, 5, 6, 10].find((candidate) => candidate * power >= wanted) ?? 10;
  return step * power;
}
