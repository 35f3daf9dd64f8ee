import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/controls/Button.tsx';
import { words } from '#words/now.ts';
import styles from './ClosingCall.module.css';
import { StartFreeButton } from './StartFreeButton.tsx';
import { TryDemoButton } from './TryDemoButton.tsx';

interface ClosingCallProps {
  title: string;
  children: ReactNode;
  /** The address of the Get Started link. */
  getStarted: string;
}

/** The closing section of a marketing page: a night sky, one sentence, three links. */
export function ClosingCall({ title, children, getStarted }: ClosingCallProps) {
  return (
    <section className={styles.band} aria-labelledby="closing" data-after-dark="">
      <NightSky />
      <div className={styles.words}>
        <h2 id="closing">{title}</h2>
        <p>{children}</p>
        <div className={styles.ways}>
          <StartFreeButton size="main" />
          <TryDemoButton size="main" variant="quiet" />
          <Button as={Link} to={getStarted} variant="ghost" size="main">
            {words.site.getStarted}
          </Button>
        </div>
      </div>
    </section>
  );
}

const STARS = [
  [70, 60, 2],
  [180, 130, 1.4],
  [310, 44, 1.8],
  [455, 96, 1.2],
  [492, 24, 1.4],
  [560, 40, 2.2],
  [644, 18, 1.2],
  [706, 46, 1.6],
  [760, 70, 1.4],
  [905, 38, 1.8],
  [1015, 150, 1.3],
  [1130, 66, 2.2],
  [60, 210, 1.2],
  [250, 230, 1.6],
  [930, 230, 1.2],
] as const;

function NightSky() {
  return (
    <svg
      className={styles.sky}
      viewBox="0 0 1200 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {STARS.map(([x, y, r]) => (
        <circle key={x} className={styles.star} cx={x} cy={y} r={r} />
      ))}
      <path className={styles.far} d="M0 300Q170 225 360 282T720 262T1010 284T1200 250V360H0Z" />
      <path className={styles.near} d="M0 330Q240 285 470 322T900 312T1200 326V360H0Z" />
      <path className={styles.house} d="M1002 318v-26l17-15 17 15v26z" />
      <path className={styles.light} d="M1014 297h10v10h-10z" />
    </svg>
  );
}
