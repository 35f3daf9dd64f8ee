import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Equal from 'lucide-react/icons/equal';
import type { ReactNode } from 'react';
import styles from './Stat.module.css';
import type { Tone } from './tone.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface StatDelta {
  /** Positive, negative or zero. It decides the arrow. */
  amount: number;
  /** The change in a few words, beside the arrow: "2 vs yesterday". */
  text: string;
  /** The change as a sentence for screen readers, which do not see the arrow: "2 fewer than yesterday". */
  spoken: string;
}

interface StatProps {
  label: string;
  /** True if only screen readers get the label, because the unit already says it. */
  hideLabel?: boolean;
  value: ReactNode;
  unit?: string;
  icon?: ReactNode;
  tone?: Tone;
  delta?: StatDelta | undefined;
}

function Delta({ amount, text, spoken }: StatDelta) {
  const Arrow = amount === 0 ? Equal : amount > 0 ? ArrowUp : ArrowDown;
  return (
    <dd className={styles.delta}>
      <Arrow className={styles.arrow} aria-hidden="true" />
      {text === spoken ? (
        <span>{text}</span>
      ) : (
        <>
          <span aria-hidden="true">{text}</span>
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </>
      )}
    </dd>
  );
}

/**
 * One figure with its name and change. An arrow and words show the change. It has no color, because a change is neither
 * good nor bad.
 */
export function Stat({ label, hideLabel = false, value, unit, icon, tone = 'plain', delta }: StatProps) {
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
      {delta && <Delta {...delta} />}
    </dl>
  );
}
