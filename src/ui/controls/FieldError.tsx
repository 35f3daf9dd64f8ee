import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import styles from './Field.module.css';

/** An error message below a control. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className={styles.error} id={id}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
