import type { Sex } from '#domain/baby/baby.ts';
import { type GrowthVisit, inUnits, measuredValue } from '#domain/kinds/growth/growth-history.ts';
import { curvePoints, PERCENTILE_CURVES } from '#domain/kinds/growth/growth-percentile.ts';
import { DAYS_OF_24_MONTHS, DAYS_PER_MONTH } from '#domain/time/months-of-age.ts';
import { formatDate } from '#domain/time/when-words.ts';
import { cmFrom, type Units } from '#domain/units/units.ts';
import { type GrowthMeasure, tableRange } from '#domain/who-standards/lms-tables.ts';
import { describeStanding } from '#words/say/growth.ts';
import { formatNumber } from '#words/say/numbers.ts';
import type { Speech } from '#words/speech.ts';
import { scaleBetween } from './scale-between.ts';

/** The size of a growth chart, in CSS pixels (screen) or points (PDF). y grows downward. */
export interface GrowthFrame {
  width: number;
  height: number;
  textSize: number;
}

/** The data of a growth chart: the baby, the measure, and all measurements. */
export interface GrowthChart {
  measure: GrowthMeasure;
  sex: Sex;
  visits: readonly GrowthVisit[];
  units: Units;
  /** The baby's age in days, from birth or corrected, as the curves use it. The age axis extends at least to it. */
  ageDays: number;
}

/** The layout of the chart. The screen paints it as SVG, a PDF as vectors. */
export interface GrowthCurves {
  /**
   * The five curves, the lowest first. A curve's name is at its right end, or as near to it as the other names allow.
   */
  curves: { name: string; points: [x: number, y: number][]; nameY: number }[];
  /** The measurements, oldest first. */
  points: { x: number; y: number; date: string }[];
  xTicks: { x: number; label: string }[];
  yTicks: { y: number; label: string }[];
  xTitle: string;
  yTitle: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The age ranges that a chart can have, with the units of their axes. */
const AGE_WINDOWS = [
  { to: 91, tick: 7, every: 2, title: 'weeks' },
  { to: 183, tick: DAYS_PER_MONTH, every: 1, title: 'months' },
  { to: 365, tick: DAYS_PER_MONTH, every: 2, title: 'months' },
  { to: DAYS_OF_24_MONTHS, tick: DAYS_PER_MONTH, every: 4, title: 'months' },
] as const;

/** Returns the visits that have a point on the chart. */
function visitsOnChart({ measure, visits }: Pick<GrowthChart, 'measure' | 'visits'>): GrowthVisit[] {
  return visits.filter((visit) => visit.standings[measure] !== null);
}

/** Lays out the curves P3 to P97 and the measurements. All coordinates are inside `frame`. */
export function layoutGrowthCurves(
  chart: GrowthChart,
  frame: GrowthFrame,
  speech: Speech<'figures'>,
): GrowthCurves {
  const { measure, sex, units } = chart;
  const shown = visitsOnChart(chart);
  const across = axisOf(chart, shown, speech);
  const amount = (value: number) => inUnits(measure, value, units).amount;
  const lines = PERCENTILE_CURVES.map(({ name, z }) => ({
    name,
    points: curvePoints(measure, sex, z, { ...across.range, step: across.step }),
  }));
  const points = shown.map((visit) => ({
    at: placeOf(measure, visit),
    value: measuredValue(measure, visit) ?? 0,
    date: visit.date,
  }));
  const values = [...lines.flatMap((line) => line.points), ...points].map(({ value }) => amount(value));
  const scale = scaleBetween(Math.min(...values), Math.max(...values));
  const left = frame.textSize * 2.6;
  const right = frame.width - frame.textSize * 2.5;
  const top = frame.textSize * 1.8;
  const bottom = frame.height - frame.textSize * 3.1;
  const x = (at: number) =>
    left + ((at - across.range.from) / (across.range.to - across.range.from)) * (right - left);
  const y = (shownAmount: number) =>
    bottom - ((shownAmount - scale.low) / (scale.high - scale.low)) * (bottom - top);
  const curves = lines.map((line) => ({
    name: line.name,
    points: line.points.map(({ at, value }): [number, number] => [x(at), y(amount(value))]),
  }));
  const names = namesApart(
    curves.map((curve) => curve.points.at(-1)?.[1] ?? bottom),
    frame.textSize,
  );
  return {
    curves: curves.map((curve, index) => ({ ...curve, nameY: names[index] ?? bottom })),
    points: points.map(({ at, value, date }) => ({ x: x(at), y: y(amount(value)), date })),
    xTicks: across.ticks.map(({ at, label }) => ({ x: x(at), label })),
    yTicks: scale.ticks.map((value) => ({ y: y(value), label: formatNumber(value, speech) })),
    xTitle: across.title,
    yTitle: speech.words.figures.axes.unit[inUnits(measure, 0, units).unit],
    left,
    right,
    top,
    bottom,
  };
}

/**
 * Returns the y of each curve's name, the lowest curve first. The median's name is at its curve. The other names move
 * away from it until neighbors are at least one `line` apart.
 */
function namesApart(ends: readonly number[], line: number): number[] {
  const names = [...ends];
  const middle = Math.floor(ends.length / 2);
  for (let index = middle + 1; index < names.length; index += 1)
    names[index] = Math.min(names[index] ?? 0, (names[index - 1] ?? 0) - line);
  for (let index = middle - 1; index >= 0; index -= 1)
    names[index] = Math.max(names[index] ?? 0, (names[index + 1] ?? 0) + line);
  return names;
}

/** Returns the chart's title and its text alternative. */
export function growthChartWords(
  chart: GrowthChart,
  speech: Speech<'care' | 'figures'>,
): { title: string; description: string } {
  const { measure, sex, units } = chart;
  const { curvesOf, curvesTold } = speech.words.figures;
  const title = curvesOf[sex][measure];
  const shown = visitsOnChart(chart);
  const told = shown.map((visit) =>
    curvesTold.visit(
      formatDate(visit.date, speech.locale),
      describeStanding(measure, visit, units, speech) ?? '',
    ),
  );
  const all = told.length > 0 ? told : [curvesTold.empty];
  return { title, description: [curvesTold.lines, ...all].join(' ') };
}

function placeOf(measure: GrowthMeasure, visit: GrowthVisit): number {
  return measure === 'weight-for-length' ? (visit.lengthCm ?? 0) : visit.age.ageDays;
}

interface Axis {
  range: { from: number; to: number };
  /** The distance between two neighboring points of a curve, in days or centimeters. */
  step: number;
  ticks: { at: number; label: string }[];
  title: string;
}

function axisOf(chart: GrowthChart, shown: readonly GrowthVisit[], speech: Speech<'figures'>): Axis {
  return chart.measure === 'weight-for-length'
    ? lengthAxis(chart, shown, speech)
    : ageAxis(chart, shown, speech);
}

function ageAxis({ ageDays }: GrowthChart, shown: readonly GrowthVisit[], speech: Speech<'figures'>): Axis {
  const oldest = Math.max(0, ageDays, ...shown.map(({ age }) => age.ageDays));
  const [, , , years] = AGE_WINDOWS;
  const { to, tick, every, title } = AGE_WINDOWS.find((window) => oldest <= window.to) ?? years;
  const count = Math.floor(to / tick + 0.05);
  return {
    range: { from: 0, to },
    step: Math.max(1, Math.round(to / 91)),
    ticks: Array.from({ length: Math.floor(count / every) + 1 }, (_, index) => ({
      at: Math.min(to, index * every * tick),
      label: formatNumber(index * every, speech),
    })),
    title: speech.words.figures.axes[title],
  };
}

/**
 * Makes a length axis from 5 cm below the smallest measured length to 5 cm above the largest. It always includes 50 to
 * 65 cm, so a chart without measurements has a range too.
 */
function lengthAxis({ units }: GrowthChart, shown: readonly GrowthVisit[], speech: Speech<'figures'>): Axis {
  const { first, last } = tableRange('weight-for-length');
  const lengths = shown.flatMap(({ lengthCm }) => lengthCm ?? []);
  const from = Math.max(first, Math.floor(Math.min(55, ...lengths) - 5));
  const to = Math.min(last, Math.ceil(Math.max(60, ...lengths) + 5));
  const { ticks } = scaleBetween(
    inUnits('length-for-age', from, units).amount,
    inUnits('length-for-age', to, units).amount,
  );
  return {
    range: { from, to },
    step: 0.5,
    ticks: ticks
      .map((tick) => ({ at: cmFrom(tick, units.length), label: formatNumber(tick, speech) }))
      .filter(({ at }) => at >= from && at <= to),
    title: speech.words.figures.axes[units.length],
  };
}
