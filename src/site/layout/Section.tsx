import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  lead?: ReactNode;
  /** `sunken` lies a step lower than the page. */
  look?: 'plain' | 'sunken';
  children: ReactNode;
}

/** A part of a public page under its own heading, as wide as the window, its content as wide as the page. */
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
