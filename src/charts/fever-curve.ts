import { DAY, dayAt, daysFromTo, HOUR, settledMomentOf } from '#domain/time/when.ts';
import { formatClock, formatShortDay } from '#domain/time/when-words.ts';
import { temperatureIn } from '#domain/units/temperature-units.ts';
import type { Units } from '#domain/units/units.ts';
import { formatNumber } from '#words/say/numbers.ts';
import type { Speech } from '#words/speech.ts';
import { scaleBetween } from './scale-between.ts';

/** The size of a fever curve, in CSS pixels (screen) or points (PDF). y grows downward. */
interface FeverFrame {
  width: number;
  height: number;
  textSize: number;
}

/** The data of a fever curve, in order of time. Times are epoch milliseconds. */
export interface FeverChart {
  readings: readonly { at: number; celsius: number }[];
  /** What happened beside the readings, such as a dose. */
  marks: readonly { at: number; label: string }[];
  zone: string;
  unit: Units['temperature'];
}

/** The layout of the curve. The screen paints it as SVG, a PDF as vectors. */
export interface FeverCurve {
  points: { x: number; y: number; at: number }[];
  /** Vertical lines from `top` to `bottom`. */
  marks: { x: number; at: number }[];
  xTicks: { x: number; label: string }[];
  yTicks: { y: number; label: string }[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The most labels of the time axis, so that they do not overlap on a phone. */
const MOST_LABELS = 4;

/** Lays out the readings and marks. All coordinates are inside `frame`. */
export function layoutFeverCurve(
  { readings, marks, zone, unit }: FeverChart,
  frame: FeverFrame,
  speech: Speech,
): FeverCurve {
  const times = [...readings, ...marks].map(({ at }) => at);
  // Half an hour at each end, so that no point is on an axis.
  const [from, to] = [Math.min(...times) - HOUR / 2, Math.max(...times) + HOUR / 2];
  const degrees = readings.map(({ celsius }) => temperatureIn(celsius, unit));
  const scale = scaleBetween(Math.min(...degrees), Math.max(...degrees));
  const left = frame.textSize * 3;
  const right = frame.width - frame.textSize;
  const top = frame.textSize;
  const bottom = frame.height - frame.textSize * 2;
  const x = (at: number) => left + ((at - from) / (to - from)) * (right - left);
  const y = (shown: number) => bottom - ((shown - scale.low) / (scale.high - scale.low)) * (bottom - top);
  return {
    points: readings.map(({ at, celsius }) => ({ x: x(at), y: y(temperatureIn(celsius, unit)), at })),
    marks: marks.map(({ at }) => ({ x: x(at), at })),
    xTicks: timeTicks(from, to, zone, speech).map(({ at, label }) => ({ x: x(at), label })),
    yTicks: scale.ticks.map((value) => ({ y: y(value), label: formatNumber(value, speech, 1) })),
    left,
    right,
    top,
    bottom,
  };
}

/** Returns round clock times from `from` to `to`. A midnight has the day as its label. */
function timeTicks(from: number, to: number, zone: string, { locale }: Speech) {
  const length = to - from;
  const hours = [1, 3, 6, 12].find((one) => length / (one * HOUR) <= MOST_LABELS) ?? 24;
  const everyDays = Math.ceil(length / DAY / MOST_LABELS);
  const clocks = Array.from(
    { length: 24 / hours },
    (_, index) => `${String(index * hours).padStart(2, '0')}:00`,
  );
  return daysFromTo(dayAt(from, zone), dayAt(to, zone))
    .filter((_, index) => index % everyDays === 0)
    .flatMap((day) => clocks.map((clock) => ({ day, clock })))
    .map(({ day, clock }) => ({
      at: settledMomentOf(`${day}T${clock}`, zone).at,
      label: clock === '00:00' ? formatShortDay(day, locale) : formatClock(clock, locale),
    }))
    .filter(({ at }) => at >= from && at <= to);
}
