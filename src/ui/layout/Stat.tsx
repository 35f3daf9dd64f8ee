import Equal from 'lucide-react/icons/equal';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import styles from './Stat.module.css';
import type { Tone } from './tone.ts';

export interface StatDelta {
  /** Positive, negative or zero. It decides the sign. */
  amount: number;
  /** The change as a sentence: "2 fewer than yesterday". */
  text: string;
}

interface StatProps {
  label: string;
  value: ReactNode;
  unit?: string;
  icon?: ReactNode;
  tone?: Tone;
  delta?: StatDelta | undefined;
}

/** Hides the sign from screen readers, because "minus 6 fewer" would mean a gain. */
function Delta({ amount, text }: StatDelta) {
  const Sign = amount === 0 ? Equal : amount > 0 ? Plus : Minus;
  return (
    <dd className={styles.delta}>
      <Sign className={styles.sign} aria-hidden="true" />
      <span>{text}</span>
    </dd>
  );
}

/**
 * One figure with its name and change. A sign and words show the change. It has no color, because a change is neither
 * good nor bad.
 */
export function Stat({ label, value, unit, icon, tone = 'plain', delta }: StatProps) {
  return (
    <dl className={styles.stat} data-tone={tone}>
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
      <dd className={styles.value}>
        <span>{value}</span>
        {unit && <span className={styles.unit}>{` ${unit}`}</span>}
      </dd>
      {delta && <Delta {...delta} />}
    </dl>
  );
}
