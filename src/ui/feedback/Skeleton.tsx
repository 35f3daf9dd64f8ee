import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** What is on its way, for a screen reader. */
  label?: string;
  shape?: 'lines' | 'cards';
  count?: number;
}

/** The shape of what is coming. It shows itself only after a moment, so that what is quick does not flicker. */
export function Skeleton({ label = 'Loading…', shape = 'lines', count = 3 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-shape={shape} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never change places
        <span key={index} className={styles.bar} />
      ))}
    </div>
  );
}
