import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  lead?: ReactNode;
  /** `sunken` has the lower surface color. */
  look?: 'plain' | 'sunken';
  children: ReactNode;
}

/** A full-width section of a public page with a heading. Its content is as wide as the page. */
export function Section({ title, lead, look = 'plain', children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} data-look={look} aria-labelledby={id}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id={id}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
