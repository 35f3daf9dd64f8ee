import type { RhythmDay, RhythmMark } from '#domain/summaries/rhythm.ts';
import { CLOCK_MINUTES } from '#domain/time/clock-pieces.ts';
import styles from './SvgDayStrip.module.css';

/** The height of the view box. It has three lanes: feeds as strokes, sleep as bars, diapers as dots. */
const HEIGHT = 22;
const FEEDS = [0, 6] as const;
const SLEEP = [8, 15] as const;
const DIAPERS = 20;

/**
 * Draws a day from midnight to midnight, stretched to the available width. Assistive technology does not see it,
 * because the text next to it has the same figures.
 */
export function SvgDayStrip({ day }: { day: RhythmDay }) {
  const of = (...kinds: RhythmMark['what'][]) => day.marks.filter(({ what }) => kinds.includes(what));
  const bars = (marks: readonly RhythmMark[]) =>
    marks.map(({ from, to }) => `M${from} ${SLEEP[0]}H${to}V${SLEEP[1]}H${from}z`).join('');
  const dots = (marks: readonly RhythmMark[]) => marks.map(({ from }) => `M${from} ${DIAPERS}h0`).join('');
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${CLOCK_MINUTES} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.lane} d={`M0 ${SLEEP[0]}H${CLOCK_MINUTES}V${SLEEP[1]}H0z`} />
      <path className={styles.night} d={bars(of('night'))} />
      <path className={styles.nap} d={bars(of('nap'))} />
      <path
        className={styles.feed}
        d={of('left', 'right', 'bottle')
          .filter(({ begins }) => begins)
          .map(({ from }) => `M${from} ${FEEDS[0]}V${FEEDS[1]}`)
          .join('')}
      />
      <path className={styles.wet} d={dots(of('wet'))} />
      <path className={styles.dirty} d={dots(of('dirty', 'mixed'))} />
    </svg>
  );
}
