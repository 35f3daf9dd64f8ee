import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> & {
  /** The accessible name, also shown on hover. */
  label: string;
  icon: ReactNode;
};

/** A button with only an icon. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label} title={label}>
      {icon}
    </button>
  );
}
