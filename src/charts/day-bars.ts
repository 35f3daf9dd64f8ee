import type { DayChart } from './day-charts.ts';

/** The room a chart has, in whatever unit its painter counts in; y grows downward. */
export interface Frame {
  width: number;
  height: number;
  /** Height of the text under and beside the bars. */
  textSize: number;
}

/** Where everything of a bar chart stands: laid out once, painted by SVG on screen and by vectors on paper. */
export interface DayBars {
  bars: Bar[];
  /** Lines across, each with its value beside it; the first is the floor. */
  ticks: { y: number; label: string }[];
  /** The days, by the middle of their text. */
  days: { x: number; label: string }[];
  /** What is expected at least, as a line across its day. */
  least: { x1: number; x2: number; y: number }[];
  /** The middle of the mark over a day whose log has a gap. */
  gaps: { x: number; y: number }[];
  /** Left and right end of the lines across. */
  left: number;
  right: number;
  /** Baseline of the days' text. */
  dayLine: number;
}

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  look: 'filled' | 'open';
}

/** A bar never fills more of its day than this; the rest is air. */
const BAR_SHARE = 0.62;

/** Lays out the bars of some days within `frame`. All coordinates lie inside of it. */
export function layoutDayBars({ columns }: Pick<DayChart, 'columns'>, frame: Frame): DayBars {
  const heights = columns.map(({ values }) => (values === null ? 0 : values[0] + values[1]));
  const scale = wholeSteps(Math.max(0, ...heights, ...columns.map(({ least }) => least ?? 0)));
  const left = frame.textSize * 1.8;
  const gapSize = frame.textSize * 0.8;
  const top = frame.textSize / 2 + (columns.some(({ gap }) => gap) ? gapSize : 0);
  const floor = frame.height - frame.textSize * 1.6;
  const unit = (floor - top) / scale.top;
  const slot = (frame.width - left) / columns.length;
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
  return {
    bars,
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
    left,
    right: frame.width,
    dayLine: frame.height - frame.textSize * 0.35,
  };
}

/** The scale's lines: from 0 to a round number at or above `highest`, in two to four steps of 1, 2, 3, 4, 5, 6 or tens of them. */
export function wholeSteps(highest: number): { top: number; values: number[] } {
  const step = stepAtLeast(Math.max(highest, 2) / 4);
  const count = Math.max(2, Math.ceil(highest / step));
  return { top: step * count, values: Array.from({ length: count + 1 }, (_, index) => index * step) };
}

function stepAtLeast(wanted: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(wanted)));
  const step = [1, 2, 3, 4, 5, 6, 10].find((candidate) => candidate * power >= wanted) ?? 10;
  return step * power;
}
