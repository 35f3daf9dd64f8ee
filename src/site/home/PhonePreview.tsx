import { Droplets, Menu, Milk, MoonStar, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '#ui/tone.ts';
import styles from './PhonePreview.module.css';

const COUNTS = [
  { tone: 'feed', icon: <Milk />, name: 'Feeds', count: 2 },
  { tone: 'diaper', icon: <Droplets />, name: 'Diapers', count: 1 },
  { tone: 'sleep', icon: <MoonStar />, name: 'Sleeps', count: 1 },
] satisfies { tone: Tone; icon: ReactNode; name: string; count: number }[];

const LOG = [
  { tone: 'feed', icon: <Milk />, what: 'Left, 18 min', when: '2:52' },
  { tone: 'diaper', icon: <Droplets />, what: 'Wet', when: '2:45' },
  { tone: 'sleep', icon: <MoonStar />, what: 'Night, 1 h 55 min', when: '0:48' },
  { tone: 'feed', icon: <Milk />, what: 'Bottle, 4 oz', when: '0:25' },
] satisfies { tone: Tone; icon: ReactNode; what: string; when: string }[];

/** The app as it looks at twelve past three, drawn: a picture, not the app. */
export function PhonePreview() {
  return (
    <div
      className={styles.phone}
      role="img"
      aria-label="The app on a phone at 3:12 at night: two feeds, one diaper and one sleep since midnight, and one large button to log the next."
      data-after-dark=""
    >
      <div className={styles.screen} aria-hidden="true">
        <div className={styles.status}>
          <span>3:12</span>
          <span className={styles.camera} />
          <span>no signal</span>
        </div>
        <div className={styles.top}>
          <Menu />
          <span>Welcome, Sam!</span>
        </div>
        <p className={styles.greeting}>Here’s a summary of your day.</p>
        <div className={styles.counts}>
          {COUNTS.map(({ tone, icon, name, count }) => (
            <div key={name} className={styles.count} data-tone={tone}>
              {icon}
              <b>{count}</b>
              <span>{name}</span>
            </div>
          ))}
        </div>
        <div className={styles.log}>
          {LOG.map(({ tone, icon, what, when }) => (
            <div key={when} className={styles.entry} data-tone={tone}>
              <i>{icon}</i>
              <span>{what}</span>
              <time>{when}</time>
            </div>
          ))}
        </div>
        <div className={styles.add}>
          <Plus />
          Add New Log
        </div>
      </div>
    </div>
  );
}
