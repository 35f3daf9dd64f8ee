import { useId } from 'react';
import type { RhythmRow } from '#domain/summaries/rhythm-from-evening.ts';
import type { Day } from '#domain/time/when.ts';
import { layoutRhythm, type RhythmRows } from './rhythm-rows.ts';
import { SvgChart } from './SvgChart.tsx';
import styles from './SvgRhythm.module.css';
import { TEXT_SIZE } from './text-size.ts';
import { useWidth } from './use-width.ts';

interface SvgRhythmProps {
  days: readonly RhythmRow[];
  title: string;
  description: string;
  weekStartsOn: number;
  /** The day whose row is marked. */
  today: Day;
  /** BCP 47, for the names of days and hours. */
  locale: string;
  /** The hour at which the rows begin. */
  startHour: number;
  /** Called with the day of a row that the parent presses. Rows too low for a finger cannot be pressed. */
  onDay: (day: Day) => void;
}

/** The lowest row that a finger hits, in CSS pixels. */
const PRESSABLE = 16;

/**
 * Draws one row for each day. Sleep is a bar, and a feed is a stroke across the bars. A diaper is a small square
 * in a lane below them. Pumping is a line at the top of the bars, and an activity is one at the bottom. The rows of a
 * year are too low for diapers.
 */
export function SvgRhythm({
  days,
  title,
  description,
  weekStartsOn,
  today,
  locale,
  startHour,
  onDay,
}: SvgRhythmProps) {
  const id = useId();
  const [ref, width] = useWidth();
  const laid = layoutRhythm(days, { width, textSize: TEXT_SIZE }, { weekStartsOn, locale, startHour });
  const { left, right, top, height } = laid;
  const pathOf = (...kinds: RhythmRows['marks'][number]['what'][]) =>
    boxesPath(laid.marks.filter(({ what }) => kinds.includes(what)));
  return (
    <SvgChart frame={ref} width={width} height={height} title={title} description={description}>
      <defs>
        <pattern id={`${id}-skipped`} width="5" height="5" patternUnits="userSpaceOnUse">
          <path className={styles.hatch} d="M-1 1L1 -1M0 5L5 0M4 6L6 4" />
        </pattern>
      </defs>
      <path
        className={styles.row}
        d={boxesPath(laid.rows.map(({ y, body }) => ({ x: left, y, width: right - left, height: body })))}
      />
      {laid.rows
        .filter(({ day }) => day === today)
        .map(({ day, y, height }) => (
          <rect key={day} className={styles.today} x={left} y={y} width={right - left} height={height} />
        ))}
      {laid.skipped.map((box) => (
        <rect key={box.y} {...box} fill={`url(#${id}-skipped)`} />
      ))}
      <path className={styles.part} d={laid.parts.map(({ y }) => `M${left} ${y}H${right}`).join('')} />
      <path className={styles.night} d={pathOf('night')} />
      <path className={styles.nap} d={pathOf('nap')} />
      <path
        className={styles.hour}
        d={laid.hours.map(({ x }) => `M${x} ${top - 3}V${height - 2}`).join('')}
      />
      <path className={styles.feed} d={pathOf('left', 'right', 'bottle')} />
      <path className={styles.diaper} d={pathOf('wet', 'dirty', 'mixed')} />
      <path className={styles.other} d={pathOf('pump', 'activity')} />
      {laid.hours.map(({ x, label }) => (
        <text key={x} x={x} y={TEXT_SIZE} textAnchor="middle">
          {label}
        </text>
      ))}
      {laid.labels.map(({ y, label }) => (
        <text key={y} x={0} y={y} dy="0.35em">
          {label}
        </text>
      ))}
      {laid.rows
        .filter(({ height }) => height >= PRESSABLE)
        .map(({ day, y, height }) => (
          // The keyboard uses the links of the table.
          // biome-ignore lint/a11y/noStaticElementInteractions: the picture is one image for screen readers.
          <rect
            key={day}
            className={styles.press}
            y={y}
            width={width}
            height={height}
            onClick={() => onDay(day)}
          />
        ))}
    </SvgChart>
  );
}

/** Joins all boxes of one style into one path. A year has thousands of boxes, so separate elements would be slow. */
function boxesPath(boxes: readonly { x: number; y: number; width: number; height: number }[]): string {
  return boxes
    .map(
      ({ x, y, width, height }) => `M${fine(x)} ${fine(y)}h${fine(width)}v${fine(height)}h${fine(-width)}z`,
    )
    .join('');
}

function fine(value: number): number {
  return Math.round(value * 100) / 100;
}
