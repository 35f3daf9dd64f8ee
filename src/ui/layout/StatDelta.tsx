import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Equal from 'lucide-react/icons/equal';
import styles from './StatDelta.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface Delta {
  /** Positive, negative or zero. It decides the arrow. */
  amount: number;
  /** The change in a few words, beside the arrow: "2 vs yesterday". */
  text: string;
  /** The change as a sentence for screen readers, which do not see the arrow: "2 fewer than yesterday". */
  spoken: string;
}

/**
 * The change of a `Stat`, with an arrow and in words. It has no color, because a change is neither good nor bad.
 */
export function StatDelta({ amount, text, spoken }: Delta) {
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
