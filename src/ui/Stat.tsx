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

function wordsOf({ amount, text = String(Math.abs(amount)), than, less = 'less' }: StatDelta): string {
  if (amount === 0) return `Same as ${than}`;
  return amount > 0 ? `+${text} more than ${than}` : `−${text} ${less} than ${than}`;
}

/** One figure with its name and how it has changed: told by sign and word, and never judged by a color. */
export function Stat({ label, value, unit, icon, tone = 'plain', delta }: StatProps) {
  return (
    <dl className={styles.stat} data-tone={tone}>
      <dt className={styles.label}>
        {icon}
        {label}
      </dt>
      <dd className={styles.value}>
        {value}
        {unit && <span className={styles.unit}> {unit}</span>}
      </dd>
      {delta && <dd className={styles.delta}>{wordsOf(delta)}</dd>}
    </dl>
  );
}
