import FileUp from 'lucide-react/icons/file-up';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './FileButton.module.css';

interface FileButtonProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'style'> {
  variant?: 'primary' | 'quiet';
  children: ReactNode;
}

/** A button for a file of the device, in words of ours: what it is called is for whoever puts it somewhere to say. */
export function FileButton({ variant = 'primary', children, ...input }: FileButtonProps) {
  return (
    <span className={styles.button} data-variant={variant}>
      <FileUp aria-hidden="true" />
      <span>{children}</span>
      <input {...input} type="file" className={styles.input} />
    </span>
  );
}
