import { type CSSProperties, type ReactNode, useState } from 'react';
import { layoutDayBars } from './day-bars.ts';
import type { DayChart } from './day-charts.ts';
import { SvgChart } from './SvgChart.tsx';
import styles from './SvgDayBars.module.css';
import { LARGE_TEXT } from './text-size.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 152;
/** The text size at the end of the minimum line, and the room for its words. */
const END_TEXT = 14;
const END_ROOM = 62;
/** The distance from the middle of a gap mark to its corners. */
const GAP_RADIUS = 4;

interface SvgDayBarsProps {
  chart: DayChart;
  /** The accessible name of the slider that picks a day. */
  label: string;
  /** Describes a day of the chart, by its index. */
  tell: (index: number) => string;
  /** The content below the chart. It gets the index of the picked day. Until a pick, that is the last day. */
  below: (picked: number) => ReactNode;
}

/**
 * Draws a bar for each day in the color of the kind, with a legend of the bars and the average as a line. The bar of
 * today has an outline, because today is not over. A tap, a drag or an arrow key picks a day. The picker is a slider
 * over the bars whose thumb is as wide as a day.
 */
export function SvgDayBars({ chart, label, tell, below }: SvgDayBarsProps) {
  const [ref, width] = useWidth();
  const begun = chart.columns.filter(({ values }) => values !== null).length;
  const [picked, setPicked] = useState<number | null>(null);
  const shown = picked === null ? null : Math.min(picked, begun - 1);
  const laid = layoutDayBars(chart, {
    width,
    height: HEIGHT,
    textSize: LARGE_TEXT,
    endRoom: chart.leastEnd.length > 0 ? END_ROOM : 0,
  });
  const { bars, ticks, days, least, soFar, gaps, left, right, top, slot, averageY, dayLine } = laid;
  const end = least.at(-1);
  const floor = ticks[0]?.y ?? HEIGHT;
  const value = shown ?? begun - 1;
  // The slider follows the width of its box at once. A width in pixels would stick out until the next measurement.
  const shareOf = (pixels: number) => `${(100 * pixels) / width}%`;
  return (
    <figure className={styles.figure} data-tone={chart.kind}>
      <figcaption className={styles.legend}>
        <span className={styles.title}>{chart.title}</span>
        {chart.series.map((name, index) => (
          <span key={name} className={styles.series}>
            <span className={styles.swatch} data-look={index === 0 ? 'filled' : 'open'} aria-hidden="true" />
            <span>{name}</span>
          </span>
        ))}
        {chart.average !== null && (
          <span className={styles.series} data-look="average">
            <span className={styles.swatch} data-look="average" aria-hidden="true" />
            <span>{chart.averageName}</span>
          </span>
        )}
      </figcaption>
      <div className={styles.chart}>
        <SvgChart
          frame={ref}
          width={width}
          height={HEIGHT}
          title={chart.title}
          description={chart.description}
          textSize={LARGE_TEXT}
        >
          {shown !== null && (
            <rect
              className={styles.picked}
              x={left + slot * shown}
              y={0}
              width={slot}
              height={HEIGHT}
              rx={4}
            />
          )}
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
          {averageY !== null && <path className={styles.average} d={`M${left} ${averageY}H${right}`} />}
          {soFar && <rect className={styles.soFar} {...soFar} rx={3} />}
          {end && (
            <text className={styles.end} x={end.x2 + 5} y={end.y} fontSize={END_TEXT}>
              {chart.leastEnd.map((line, index) => (
                <tspan key={line} x={end.x2 + 5} dy={index === 0 ? '-0.25em' : '1.1em'}>
                  {line}
                </tspan>
              ))}
            </text>
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
        {begun > 0 && (
          <input
            type="range"
            className={styles.slider}
            style={
              {
                '--slot': `${100 / begun}%`,
                left: shareOf(left),
                width: shareOf(slot * begun),
                top: top - 8,
                height: floor - top + 8,
              } as CSSProperties
            }
            aria-label={label}
            aria-valuetext={tell(value)}
            min={0}
            max={begun - 1}
            value={value}
            onFocus={() => setPicked(value)}
            onClick={() => setPicked(value)}
            onChange={(event) => setPicked(Number(event.target.value))}
          />
        )}
      </div>
      <div>{below(value)}</div>
    </figure>
  );
}
