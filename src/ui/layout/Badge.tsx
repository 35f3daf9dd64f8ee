import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import type { Tone } from './tone.ts';

/** A short label for the element beside it. */
export function Badge({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
