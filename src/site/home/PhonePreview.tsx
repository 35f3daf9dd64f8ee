import {
  CalendarDays,
  ChartColumn,
  CircleUserRound,
  Droplets,
  House,
  Menu,
  Milk,
  MoonStar,
  NotebookPen,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '#ui/tone.ts';
import styles from './PhonePreview.module.css';

const COUNTS = [
  { tone: 'feed', icon: <Milk />, name: 'Feeds', count: 2, detail: '18 min, 4 oz' },
  { tone: 'diaper', icon: <Droplets />, name: 'Diapers', count: 1, detail: '1 wet' },
  { tone: 'sleep', icon: <MoonStar />, name: 'Sleeps', count: 1, detail: '1 h 55 min' },
] satisfies { tone: Tone; icon: ReactNode; name: string; count: number; detail: string }[];

const PLACES = [House, NotebookPen, CalendarDays, ChartColumn, CircleUserRound];

/** The dashboard as it looks at twelve past three, drawn: a picture, not the app. */
export function PhonePreview() {
  return (
    <div
      className={styles.phone}
      role="img"
      aria-label="The dashboard on a phone at 3:12 at night: two feeds, one diaper and one sleep since midnight, a button to log the next, and which side comes next."
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
          Welcome, Sam!
        </div>
        <div className={styles.body}>
          <div>
            <p className={styles.small}>Saturday · Olive, 6 weeks</p>
            <p className={styles.heading}>Welcome, Sam!</p>
            <p className={styles.summary}>Here’s a summary of your day.</p>
          </div>
          <div className={styles.three}>
            {COUNTS.map(({ tone, icon, name, count, detail }) => (
              <div key={name} className={styles.count} data-tone={tone}>
                <span>
                  {icon} {name}
                </span>
                <b>{count}</b>
                <small>{detail}</small>
              </div>
            ))}
          </div>
          <div className={styles.three}>
            <div className={styles.action} data-main="">
              <NotebookPen />
              Add New Log
            </div>
            <div className={styles.action}>
              <CalendarDays />
              View Calendar
            </div>
            <div className={styles.action}>
              <CircleUserRound />
              Manage Profile
            </div>
          </div>
          <p className={styles.latest}>
            Fed 20 min ago: left breast, 18 min. Next side right. Last wet 27 min ago. Awake for 29 min.
          </p>
        </div>
        <div className={styles.places}>
          {PLACES.map((Place, index) => (
            <span key={Place.displayName} data-here={index === 0 || undefined}>
              <Place />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
