import type { ReactNode } from 'react';
import type { FeatureKey } from '#site/product-features.tsx';
import styles from './FeatureDrawing.module.css';

/** A small drawing of a feature, in the colors of its card. */
export function FeatureDrawing({ of }: { of: FeatureKey }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 120" aria-hidden="true">
      {DRAWINGS[of]}
    </svg>
  );
}

const DRAWINGS: Record<FeatureKey, ReactNode> = {
  feeding: (
    <>
      <path className={styles.rail} d="M24 40H296M24 82H296" />
      {[30, 118, 214].map((x, index) => (
        <rect key={x} className={styles.full} x={x} y="30" width={[46, 38, 52][index]} height="20" rx="10" />
      ))}
      {[80, 160, 270].map((x, index) => (
        <rect key={x} className={styles.half} x={x} y="72" width={[26, 40, 22][index]} height="20" rx="10" />
      ))}
    </>
  ),
  diapers: [36, 86, 136, 186, 236, 286].map((x, index) => (
    <g key={x} transform={`translate(${x} 60)`}>
      <path
        className={index % 3 === 1 ? styles.half : styles.full}
        d="M0-26c11 14 18 23 18 33a18 18 0 0 1-36 0C-18-3-11-12 0-26z"
      />
      {index % 3 > 0 && <path className={styles.mark} d="M-7 9h14" />}
    </g>
  )),
  sleep: [0, 1, 2, 3].map((night) => (
    <g key={night} transform={`translate(24 ${18 + night * 24})`}>
      <rect className={styles.pale} width="272" height="14" rx="7" />
      {[
        [0, 46 + night * 6],
        [92 - night * 2, 26],
        [134, 20 + night * 5],
        [196 + night * 6, 76 - night * 6],
      ].map(([x, width]) => (
        <rect key={x} className={styles.full} x={x} width={width} height="14" rx="7" />
      ))}
    </g>
  )),
  growth: (
    <>
      <path className={styles.band} d="M24 100C90 60 190 38 296 30V8C190 14 90 34 24 86z" />
      <path className={styles.line} d="M24 94C90 48 190 26 296 19" />
      {[
        [24, 95],
        [78, 68],
        [140, 46],
        [214, 31],
      ].map(([x, y]) => (
        <circle key={x} className={styles.dot} cx={x} cy={y} r="6" />
      ))}
    </>
  ),
  week: (
    <>
      {[56, 70, 48, 78, 64, 86, 72].map((height, day) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: seven days never change places
          key={day}
          className={day === 6 ? styles.full : styles.half}
          x={30 + day * 38}
          y={102 - height}
          width="24"
          height={height}
          rx="6"
        />
      ))}
      <path className={styles.rail} d="M24 108H296" />
    </>
  ),
  pdf: (
    <>
      <path className={styles.paper} d="M104 8h88l28 28v84H104z" />
      <path className={styles.paperFold} d="M192 8v28h28" />
      <path className={styles.rail} d="M120 34h50M120 50h84M120 108h84" />
      <path className={styles.line} d="M120 92c18-22 30-4 46-18s20-8 38-16" />
    </>
  ),
};
