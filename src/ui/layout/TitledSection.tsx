import { type ReactNode, useId } from 'react';
import { Card } from './Card.tsx';
import styles from './TitledSection.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

interface TitledSectionProps {
  /** The section's anchor: /app/profile#babies. */
  anchor: string;
  title: string;
  /** A sentence under the title. */
  about?: ReactNode;
  children: ReactNode;
}

/** One section of the profile. Its title is beside it, or above it on narrow screens. */
export function TitledSection({ anchor, title, about, children }: TitledSectionProps) {
  const id = useId();
  const focus = useKeptFocus<HTMLElement>();
  return (
    <section {...focus} id={anchor} className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      <Card as="div">{children}</Card>
    </section>
  );
}
