import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { words } from '#words/now.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** What is loading, for screen readers. */
  label?: string;
  shape?: 'lines' | 'cards';
  count?: number;
}

/** A placeholder in the shape of the content. It appears after a delay, so that fast content does not flicker. */
export function Skeleton({ label = words.ui.loading, shape = 'lines', count = 3 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-shape={shape} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are equal and never change places
        <span key={index} className={styles.bar} />
      ))}
    </div>
  );
}
