import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx';
import { words } from '#words/now.ts';
import styles from './Drawer.module.css';
import { useModal } from './use-modal.ts';

interface DrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A navigation panel that slides in from the left. It is open while it is rendered. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const id = useId();
  const modal = useModal(onClose, true);
  return (
    <dialog {...modal} className={styles.drawer} aria-labelledby={id}>
      <div className={styles.panel}>
        <div className={styles.header}>
          <h2 id={id} tabIndex={-1} data-dialog-title="">
            {title}
          </h2>
          <IconButton label={words.ui.close} icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
        {children}
      </div>
      <LiveRegion />
    </dialog>
  );
}
