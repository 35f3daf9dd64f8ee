import { createContext, type ReactNode, useContext, useId } from 'react';
import { Card } from './Card.tsx';
import styles from './TitledSection.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface TitledSectionProps {
  /** The section's anchor: /app/profile/data#import. */
  anchor: string;
  title: string;
  /** A sentence under the title. */
  about?: ReactNode;
  children: ReactNode;
}

/** The heading of the screen. A section with this title shows it to screen readers only. */
export const ScreenNameContext = createContext('');

/** One section of the profile. Its title is above it. */
export function TitledSection({ anchor, title, about, children }: TitledSectionProps) {
  const id = useId();
  const focus = useKeptFocus<HTMLElement>();
  const isNamed = useContext(ScreenNameContext) === title;
  return (
    <section {...focus} id={anchor} className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1} className={isNamed ? undefined : styles.title}>
          {isNamed ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </h2>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      <Card as="div">{children}</Card>
    </section>
  );
}
