import Equal from 'lucide-react/icons/equal';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import styles from './Stat.module.css';
import type { Tone } from './tone.ts';

export interface StatDelta {
  /** Signed. Zero says "same as". */
  amount: number;
  /** The amount without its sign, in words, where a bare number will not do: "1 h 20 min". */
  text?: string;
  /** What it is compared with: "yesterday", "last week". */
  than: string;
  /** "fewer" where the things are counted. */
  less?: 'less' | 'fewer';
}

interface StatProps {
  label: string;
  value: ReactNode;
  unit?: string;
  icon?: ReactNode;
  tone?: Tone;
  delta?: StatDelta | undefined;
}

/** The sign is drawn and the word is said: "minus 6 fewer" would be a gain. */
function Delta({ amount, text = String(Math.abs(amount)), than, less = 'less' }: StatDelta) {
  const Sign = amount === 0 ? Equal : amount > 0 ? Plus : Minus;
  const change = amount === 0 ? 'Same as' : `${text} ${amount > 0 ? 'more' : less} than`;
  return (
    <dd className={styles.delta}>
      <Sign className={styles.sign} aria-hidden="true" />
      <span>{`${change} ${than}`}</span>
    </dd>
  );
}

/** One figure with its name and how it has changed: told by sign and word, and never judged by a color. */
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
