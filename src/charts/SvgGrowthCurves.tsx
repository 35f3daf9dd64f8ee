import type { Speech } from '#words/speech.ts';
import { type GrowthChart, growthChartWords, layoutGrowthCurves } from './growth-curves.ts';
import { SvgChart } from './SvgChart.tsx';
import styles from './SvgGrowthCurves.module.css';
import { LARGE_TEXT } from './text-size.ts';
import { useWidth } from './use-width.ts';

const HIGHEST = 420;

interface SvgGrowthCurvesProps {
  chart: GrowthChart;
  speech: Speech<'care' | 'figures'>;
  /** The greatest height of the chart, in CSS pixels. */
  highest?: number | undefined;
}

/** Draws a growth chart: the five percentile curves of the WHO standard, and the baby's measurements. */
export function SvgGrowthCurves({ chart, speech, highest = HIGHEST }: SvgGrowthCurvesProps) {
  const [ref, width] = useWidth();
  const height = Math.round(Math.min(Math.max(width * 0.72, 260), highest));
  const laid = layoutGrowthCurves(chart, { width, height, textSize: LARGE_TEXT }, speech);
  const { title, description } = growthChartWords(chart, speech);
  const { curves, points, xTicks, yTicks, left, right, top, bottom } = laid;
  return (
    <div data-tone="growth">
      <SvgChart
        frame={ref}
        width={width}
        height={height}
        title={title}
        description={description}
        textSize={LARGE_TEXT}
      >
        {yTicks.map(({ y, label }) => (
          <g key={label}>
            <line className={styles.line} x1={left} x2={right} y1={y} y2={y} />
            <text x={left - 6} y={y} dy="0.35em" textAnchor="end">
              {label}
            </text>
          </g>
        ))}
        {xTicks.map(({ x, label }) => (
          <g key={label}>
            <line className={styles.line} x1={x} x2={x} y1={top} y2={bottom} />
            <text x={x} y={bottom + LARGE_TEXT * 1.3} textAnchor="middle">
              {label}
            </text>
          </g>
        ))}
        <text x={left - 6} y={top - LARGE_TEXT * 0.8} textAnchor="end">
          {laid.yTitle}
        </text>
        <text x={(left + right) / 2} y={height - 4} textAnchor="middle">
          {laid.xTitle}
        </text>
        {curves.map(({ name, points, nameY }) => (
          <g key={name}>
            <polyline className={name === 'P50' ? styles.median : styles.curve} points={points.join(' ')} />
            <text x={right + 5} y={nameY} dy="0.35em">
              {speech.words.figures.percentile.curve(Number(name.slice(1)))}
            </text>
          </g>
        ))}
        <polyline className={styles.way} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y, date }) => (
          <circle key={date} className={styles.point} cx={x} cy={y} r={4.5} />
        ))}
      </SvgChart>
    </div>
  );
}
