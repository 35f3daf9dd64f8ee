import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> & {
  /** What it does, for those who do not see the icon, and on hover for those who wonder. */
  label: string;
  icon: ReactNode;
};

/** A button that shows an icon alone, and says in words what it does. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label} title={label}>
      {icon}
    </button>
  );
}
