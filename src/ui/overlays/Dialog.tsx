import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx';
import { words } from '#words/now.ts';
import styles from './Dialog.module.css';
import { useModal } from './use-modal.ts';

interface DialogProps {
  title: string;
  description?: ReactNode;
  /** Called on Escape, on the close button and on a tap outside. Stop rendering the dialog to close it. */
  onClose: () => void;
  /** Whether a tap outside closes it. False if an accidental tap would lose typed values. */
  lightDismiss?: boolean;
  /** The buttons at the bottom. The main button is last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A modal question or form. On a phone it is a sheet at the bottom. It is open while it is rendered. */
export function Dialog({ title, description, onClose, lightDismiss = true, actions, children }: DialogProps) {
  const id = useId();
  const modal = useModal(onClose, lightDismiss);
  return (
    <dialog
      {...modal}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <div className={styles.sheet}>
        <div className={styles.header}>
          <h2 id={`${id}-title`} tabIndex={-1} data-dialog-title="">
            {title}
          </h2>
          <IconButton label={words.ui.close} icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
        <div className={styles.body}>
          {description && (
            <p className={styles.description} id={`${id}-description`}>
              {description}
            </p>
          )}
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <LiveRegion />
    </dialog>
  );
}
