import type { Speech } from '#words/speech.ts';
import { type FeverChart, layoutFeverCurve } from './fever-curve.ts';
import { SvgChart } from './SvgChart.tsx';
import styles from './SvgFeverCurve.module.css';
import { TEXT_SIZE } from './text-size.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 208;
const MARK = 6;

interface SvgFeverCurveProps {
  chart: FeverChart;
  words: { title: string; description: string; reading: string; dose: string };
  speech: Speech;
}

/** Draws temperatures as points on a line, and doses as marks on the time axis. Shape and word tell them apart. */
export function SvgFeverCurve({ chart, words, speech }: SvgFeverCurveProps) {
  const [ref, width] = useWidth();
  const frame = { width, height: HEIGHT, textSize: TEXT_SIZE };
  const { points, marks, xTicks, yTicks, left, right, top, bottom } = layoutFeverCurve(chart, frame, speech);
  return (
    <figure className={styles.figure}>
      <SvgChart frame={ref} width={width} height={HEIGHT} title={words.title} description={words.description}>
        {yTicks.map(({ y, label }) => (
          <g key={label}>
            <line className={styles.line} x1={left} x2={right} y1={y} y2={y} />
            <text x={left - 6} y={y} dy="0.35em" textAnchor="end">
              {label}
            </text>
          </g>
        ))}
        {xTicks.map(({ x, label }) => (
          <text key={x} x={x} y={bottom + TEXT_SIZE * 1.5} textAnchor="middle">
            {label}
          </text>
        ))}
        {marks.map(({ x, at }) => (
          <g key={at} className={styles.mark}>
            <line x1={x} x2={x} y1={top} y2={bottom} />
            <path d={trianglePath(x, bottom)} />
          </g>
        ))}
        <polyline className={styles.way} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y, at }) => (
          <circle key={at} className={styles.point} cx={x} cy={y} r={4.5} />
        ))}
      </SvgChart>
      <figcaption className={styles.legend}>
        <span className={styles.series}>
          <svg width={12} height={12} aria-hidden="true">
            <circle className={styles.point} cx={6} cy={6} r={4.5} />
          </svg>
          <span>{words.reading}</span>
        </span>
        {marks.length > 0 && (
          <span className={styles.series}>
            <svg width={12} height={12} aria-hidden="true" className={styles.mark}>
              <path d={trianglePath(6, 10)} />
            </svg>
            <span>{words.dose}</span>
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** Returns a triangle that stands on (x, y). */
function trianglePath(x: number, y: number): string {
  return `M${x - MARK} ${y}h${2 * MARK}l${-MARK} ${-1.5 * MARK}z`;
}
