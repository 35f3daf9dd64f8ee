import { type ReactNode, useCallback } from 'react';
import styles from './ToastDock.module.css';
import { dockToasts } from './toast.ts';

/** The share of the dock that must be visible. It is less than 1, because an edge may lie between two pixels. */
const WHOLE = 0.98;

/**
 * A place in the page where toasts appear over `children`, as long as the place is visible. It is near the thumb, and
 * its toasts do not cover the buttons that were just tapped. It reserves its space, so that a toast causes no layout
 * shift. When it is scrolled out of view, toasts appear at the bottom of the screen.
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
