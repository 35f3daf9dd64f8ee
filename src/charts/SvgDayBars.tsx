import { useId } from 'react';
import { type Frame, layoutDayBars } from './day-bars.ts';
import styles from './SvgDayBars.module.css';
import type { WeekChart } from './week-charts.ts';

/** Units of the drawing: it is scaled to the width it gets, and its text with it. */
const FRAME: Frame = { width: 280, height: 144, textSize: 13 };

/** A week in bars, one day beside the other, in the tone of its kind. */
export function SvgDayBars({ chart }: { chart: WeekChart }) {
  const id = useId();
  const { bars, ticks, days, left, right, dayLine } = layoutDayBars(chart, FRAME);
  return (
    <figure className={styles.figure} data-tone={chart.kind}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        fontSize={FRAME.textSize}
      >
        <title id={`${id}-title`}>{chart.title}</title>
        <desc id={`${id}-description`}>{chart.description}</desc>
        {ticks.map(({ y, label }, index) => (
          <g key={label}>
            <line className={index === 0 ? styles.floor : styles.line} x1={left} x2={right} y1={y} y2={y} />
            <text className={styles.text} x={left - 6} y={y} dy="0.35em" textAnchor="end">
              {label}
            </text>
          </g>
        ))}
        {bars.map(({ look, ...box }) => (
          <rect key={`${box.x} ${box.y}`} className={styles[look]} {...box} rx={1.5} />
        ))}
        {days.map(({ x, label }) => (
          <text key={x} className={styles.text} x={x} y={dayLine} textAnchor="middle">
            {label}
          </text>
        ))}
      </svg>
      <figcaption className={styles.legend}>
        <span className={styles.title}>{chart.title}</span>
        {chart.series.map((name, index) => (
          <span key={name} className={styles.series}>
            <span className={styles.swatch} data-look={index === 0 ? 'filled' : 'open'} aria-hidden="true" />
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
