import { useId } from 'react';
import { layoutDayBars } from './day-bars.ts';
import type { DayChart } from './day-charts.ts';
import styles from './SvgDayBars.module.css';
import { useWidth } from './use-width.ts';

const HEIGHT = 168;
const TEXT_SIZE = 13;
/** From the middle of a gap's mark to its points. */
const GAP_RADIUS = 4;

/** Some days in bars, one beside the other, in the tone of their kind. */
export function SvgDayBars({ chart }: { chart: DayChart }) {
  const id = useId();
  const [ref, width] = useWidth();
  const { bars, ticks, days, least, gaps, left, right, dayLine } = layoutDayBars(chart, {
    width,
    height: HEIGHT,
    textSize: TEXT_SIZE,
  });
  return (
    <figure className={styles.figure} data-tone={chart.kind}>
      <div ref={ref}>
        <svg
          className={styles.chart}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-description`}
          fontSize={TEXT_SIZE}
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
          {least.length > 0 && (
            <path className={styles.least} d={least.map(({ x1, x2, y }) => `M${x1} ${y}H${x2}`).join('')} />
          )}
          {gaps.map(({ x, y }) => (
            <path
              key={x}
              className={styles.gap}
              d={`M${x} ${y - GAP_RADIUS}l${GAP_RADIUS} ${GAP_RADIUS}l${-GAP_RADIUS} ${GAP_RADIUS}l${-GAP_RADIUS} ${-GAP_RADIUS}z`}
            />
          ))}
          {days.map(({ x, label }) => (
            <text key={x} className={styles.text} x={x} y={dayLine} textAnchor="middle">
              {label}
            </text>
          ))}
        </svg>
      </div>
      <figcaption className={styles.legend}>
        <span className={styles.title}>{chart.title}</span>
        {chart.series.map((name, index) => (
          <span key={name} className={styles.series}>
            <span className={styles.swatch} data-look={index === 0 ? 'filled' : 'open'} aria-hidden="true" />
            {name}
          </span>
        ))}
        {chart.least && least.length > 0 && (
          <span className={styles.series}>
            <span className={styles.swatch} data-look="least" aria-hidden="true" />
            {chart.least}
          </span>
        )}
        {gaps.length > 0 && (
          <span className={styles.series}>
            <span aria-hidden="true">◇</span>
            Gap in the log
          </span>
        )}
      </figcaption>
    </figure>
  );
}
