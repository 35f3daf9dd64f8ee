import { type ReactNode, useCallback } from 'react';
import styles from './ToastDock.module.css';
import { dockToasts } from './toast.ts';

/**
 * A place in the page where toasts appear while it is there, over `children`: near the thumb, and never over the buttons
 * that were just tapped. It keeps the room of a toast free, so that nothing moves when one comes.
 */
export function ToastDock({ children }: { children: ReactNode }) {
  const dock = useCallback((element: HTMLDivElement | null) => dockToasts(element), []);
  return (
    <div className={styles.dock}>
      <div>{children}</div>
      <div ref={dock} />
    </div>
  );
}
