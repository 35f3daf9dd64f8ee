import { layoutDayBars } from './day-bars.ts';
import type { DayChart } from './day-charts.ts';
import { SvgChart } from './SvgChart.tsx';
import styles from './SvgDayBars.module.css';
import { TEXT_SIZE } from './text-size.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 168;
/** The distance from the middle of a gap mark to its corners. */
const GAP_RADIUS = 4;
const GAP_SIGN = '◇';

/** Draws a bar for each day in the color of the kind, with a legend. */
export function SvgDayBars({ chart }: { chart: DayChart }) {
  const [ref, width] = useWidth();
  const { bars, ticks, days, least, gaps, left, right, dayLine } = layoutDayBars(chart, {
    width,
    height: HEIGHT,
    textSize: TEXT_SIZE,
  });
  return (
    <figure className={styles.figure} data-tone={chart.kind}>
      <SvgChart frame={ref} width={width} height={HEIGHT} title={chart.title} description={chart.description}>
        {ticks.map(({ y, label }, index) => (
          <g key={label}>
            <line className={index === 0 ? styles.floor : styles.line} x1={left} x2={right} y1={y} y2={y} />
            <text x={left - 6} y={y} dy="0.35em" textAnchor="end">
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
          <text key={x} x={x} y={dayLine} textAnchor="middle">
            {label}
          </text>
        ))}
      </SvgChart>
      <figcaption className={styles.legend}>
        <span className={styles.title}>{chart.title}</span>
        {chart.series.map((name, index) => (
          <span key={name} className={styles.series}>
            <span className={styles.swatch} data-look={index === 0 ? 'filled' : 'open'} aria-hidden="true" />
            <span>{name}</span>
          </span>
        ))}
        {chart.least && (
          <span className={styles.series}>
            <span className={styles.swatch} data-look="least" aria-hidden="true" />
            <span>{chart.least}</span>
          </span>
        )}
        {gaps.length > 0 && (
          <span className={styles.series}>
            <span aria-hidden="true">{GAP_SIGN}</span>
            <span>{chart.gap}</span>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
