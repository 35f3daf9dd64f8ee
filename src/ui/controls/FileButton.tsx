import FileUp from 'lucide-react/icons/file-up';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './FileButton.module.css';

interface FileButtonProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'style'> {
  variant?: 'primary' | 'quiet';
  children: ReactNode;
}

/**
 * A file input that looks like a button, because pages cannot change the text of a file input. The caller labels it.
 */
export function FileButton({ variant = 'primary', children, ...input }: FileButtonProps) {
  return (
    <span className={styles.button} data-variant={variant}>
      <FileUp aria-hidden="true" />
      <span>{children}</span>
      <input {...input} type="file" className={styles.input} />
    </span>
  );
}
