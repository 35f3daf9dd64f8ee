import { useId } from 'react';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  label: string;
  /** Leave it out while nobody can know. */
  value?: number | undefined;
  max?: number;
  /** What the bar says in words: "3 of 12 files". A percentage unless told. */
  words?: string;
}

/** How far something is, `value` out of `max`, seen and said. */
export function ProgressBar({ label, value, max = 100, words }: ProgressBarProps) {
  const id = useId();
  const said = words ?? (value === undefined ? undefined : `${Math.round((value / max) * 100)}%`);
  return (
    <div className={styles.progress}>
      <span id={id}>{label}</span>
      {said && <span className={styles.words}>{said}</span>}
      <progress className={styles.bar} aria-labelledby={id} aria-valuetext={said} max={max} value={value} />
    </div>
  );
}
