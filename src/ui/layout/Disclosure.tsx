import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onToggle?: () => void;
  children: ReactNode;
}

/** Details that can be opened, such as an answer under its question or a table under its chart. */
export function Disclosure({ summary, defaultOpen = false, onToggle, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={defaultOpen} onToggle={onToggle}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
