import type { ReactNode } from 'react';
import styles from './Stat.module.css';
import type { Tone } from './tone.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface StatProps {
  label: string;
  /** True if only screen readers get the label, because the unit already says it. */
  hideLabel?: boolean;
  value: ReactNode;
  unit?: string;
  icon?: ReactNode;
  tone?: Tone;
  /** A `StatDelta`. */
  children?: ReactNode;
}

/** One figure with its name, and with its change if it has one. */
export function Stat({ label, hideLabel = false, value, unit, icon, tone = 'plain', children }: StatProps) {
  return (
    <dl className={styles.stat} data-tone={tone}>
      {hideLabel ? (
        <dt>
          <VisuallyHidden>{label}</VisuallyHidden>
        </dt>
      ) : (
        <dt className={styles.label}>
          {icon ? (
            <>
              {icon}
              <span>{label}</span>
            </>
          ) : (
            label
          )}
        </dt>
      )}
      <dd className={styles.value}>
        <span>{value}</span>
        {unit && <span className={styles.unit}>{` ${unit}`}</span>}
      </dd>
      {children}
    </dl>
  );
}
