import { type ReactNode, useId } from 'react';
import styles from './SvgChart.module.css';
import { TEXT_SIZE } from './text-size.ts';
import type { useWidth } from './use-width.ts';

interface SvgChartProps {
  /** The ref from `useWidth`, which measures the width. The content is laid out for this width. */
  frame: ReturnType<typeof useWidth>[0];
  width: number;
  height: number;
  title: string;
  description: string;
  textSize?: number;
  children: ReactNode;
}

/** Draws a chart with a title and a description. A table next to it has the same numbers. */
export function SvgChart({
  frame,
  width,
  height,
  title,
  description,
  textSize = TEXT_SIZE,
  children,
}: SvgChartProps) {
  const id = useId();
  return (
    <div ref={frame}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        fontSize={textSize}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children}
      </svg>
    </div>
  );
}
