import type { ReactNode } from 'react';
import { AppPicture } from '#site/AppPicture.tsx';
import crib from '#site/pictures/crib.webp';
import { words } from '#words/now.ts';
import styles from './Showcase.module.css';

/** The app in pictures, on a dark band: one tap, timers, crib mode, imports, rhythm and report. */
export function Showcase() {
  const { title, lead, parts, apps, cribPicture } = words.home.showcase;
  return (
    <section className={styles.band} aria-labelledby="showcase" data-after-dark="">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="showcase">{title}</h2>
          <p>{lead}</p>
        </div>
        <ul className={styles.parts} role="list">
          <Part {...parts.taps}>
            <AppPicture of="taps" />
          </Part>
          <Part {...parts.timers}>
            <AppPicture of="timer" />
          </Part>
          <Part {...parts.crib} wide>
            <img
              className={styles.crib}
              src={crib}
              width={1024}
              height={768}
              alt={cribPicture}
              loading="lazy"
            />
          </Part>
          <Part {...parts.imports}>
            <ul className={styles.apps} role="list">
              {apps.map((app) => (
                <li key={app}>{app}</li>
              ))}
            </ul>
          </Part>
          <Part {...parts.rhythm}>
            <AppPicture of="rhythm" />
          </Part>
          <Part {...parts.report}>
            <AppPicture of="report" />
          </Part>
        </ul>
      </div>
    </section>
  );
}

interface PartProps {
  name: string;
  text: string;
  wide?: boolean;
  children: ReactNode;
}

function Part({ name, text, wide = false, children }: PartProps) {
  return (
    <li className={styles.part} data-wide={wide || undefined}>
      <div className={styles.about}>
        <h3>{name}</h3>
        <p>{text}</p>
      </div>
      {children}
    </li>
  );
}
