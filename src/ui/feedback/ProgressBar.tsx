import { useId } from 'react';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  label: string;
  /** Omit it while the progress is unknown. */
  value?: number | undefined;
  max?: number;
}

/** Shows and announces the progress, which is `value` out of `max`. */
export function ProgressBar({ label, value, max = 100 }: ProgressBarProps) {
  const id = useId();
  const said = value === undefined ? undefined : `${Math.round((value / max) * 100)}%`;
  return (
    <div className={styles.progress}>
      <span id={id}>{label}</span>
      {said && <span className={styles.share}>{said}</span>}
      <progress className={styles.bar} aria-labelledby={id} aria-valuetext={said} max={max} value={value} />
    </div>
  );
}
