import { type ReactNode, useCallback } from 'react';
import styles from './ToastDock.module.css';
import { dockToasts } from './toast.ts';

/** Less than one: an edge may lie between two pixels. */
const WHOLE = 0.98;

/**
 * A place in the page where toasts appear while it is in sight, over `children`: near the thumb, and never over the buttons
 * that were just tapped. It keeps its room, and nothing moves when one comes. Whoever has scrolled past it finds them at the
 * foot of the screen.
 */
export function ToastDock({ children }: { children: ReactNode }) {
  const dock = useCallback((element: HTMLDivElement) => {
    dockToasts(element);
    const sight = new IntersectionObserver(
      ([entry]) => element.toggleAttribute('data-in-sight', (entry?.intersectionRatio ?? 0) > WHOLE),
      { threshold: WHOLE },
    );
    sight.observe(element);
    return () => {
      sight.disconnect();
      dockToasts(null);
    };
  }, []);
  return (
    <div className={styles.dock}>
      <div className={styles.words}>{children}</div>
      <div ref={dock} className={styles.place} />
    </div>
  );
}
