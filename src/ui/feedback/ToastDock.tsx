import { type ReactNode, useCallback } from 'react';
import styles from './ToastDock.module.css';
import { dockToasts } from './toast.ts';

/** Less than 1, because an edge may lie between two pixels. */
const WHOLE = 0.98;

/**
 * A place in the page for toasts, over `children`, while it is visible. It is near the thumb and never covers the
 * buttons just tapped. It reserves its space, so that a toast causes no layout shift. Once it is scrolled away, toasts
 * appear at the bottom of the screen.
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
