import { type ReactNode, useCallback } from 'react';
import styles from './ToastDock.module.css';
import { dockToasts } from './toast.ts';

/**
 * A place in the page where toasts appear while it is in sight, over `children`: near the thumb, and never over the buttons
 * that were just tapped. It keeps its room, and nothing moves when one comes. Whoever has scrolled past it finds them at the
 * foot of the screen.
 */
export function ToastDock({ children }: { children: ReactNode }) {
  const dock = useCallback((element: HTMLDivElement) => {
    dockToasts(element);
    const sight =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver(
            ([entry]) => element.toggleAttribute('data-in-sight', (entry?.intersectionRatio ?? 0) > 0.98),
            { threshold: 0.98 },
          );
    sight?.observe(element);
    return () => {
      sight?.disconnect();
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
