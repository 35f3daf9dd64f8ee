import { useLiveQuery } from 'dexie-react-hooks';
import { useSearchParams } from 'react-router-dom';
import { PeriodNav } from '#app/PeriodNav.tsx';
import { useFamily } from '#app/use-family.ts';
import { SvgRhythm } from '#charts/SvgRhythm.tsx';
import type { Baby } from '#domain/baby.ts';
import { daysIn, type Period } from '#domain/period.ts';
import { daysToDraw, type RhythmDay, rhythmOf, rhythmPeriod } from '#domain/rhythm.ts';
import { describeRhythm } from '#domain/rhythm-words.ts';
import { addDays, type Day } from '#domain/when.ts';
import { formatDayRange } from '#domain/when-words.ts';
import { paths } from '#paths.ts';
import { useRecords } from '#session/use-records.ts';
import { readDays } from '#storage/records.ts';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import screen from './CalendarScreen.module.css';
import { CalendarViews } from './CalendarViews.tsx';
import styles from './Rhythm.module.css';
import { RhythmRange } from './RhythmRange.tsx';
import { RhythmTable } from './RhythmTable.tsx';

/** Sleep and feeds as they fell, a row a day, live: which days is in the address. */
export function Rhythm({ baby }: { baby: Baby }) {
  const db = useRecords();
  const { today, zone, weekStartsOn } = useFamily();
  const [query] = useSearchParams();
  const { from, to } = rhythmPeriod({ from: query.get('from'), to: query.get('to') }, today);
  // What was read comes with its days, so that the marks of some never stand in the rows of others.
  const read = useLiveQuery(async () => {
    const period: Period = { from, to };
    const read = daysToDraw(period);
    return { period, log: await readDays(db, baby.babyId, read.from, read.to) };
  }, [db, baby.babyId, from, to]);
  if (!read) return <Skeleton label="Reading the days…" shape="cards" />;
  const { period } = read;
  const shown = sinceBirth(period, baby);
  const days = rhythmOf(read.log, shown, zone);
  const length = daysIn(period);
  return (
    <div className={screen.screen}>
      <PageHeader
        eyebrow={baby.name}
        title="Calendar"
        description={<span aria-live="polite">{formatDayRange(shown.from, shown.to)}</span>}
        actions={
          <PeriodNav
            unit={`${length} days`}
            presentLabel="Up to today"
            previous={linkTo(shifted(period, -length, today), today)}
            next={period.to === today ? null : linkTo(shifted(period, length, today), today)}
            present={linkTo(shifted(period, Infinity, today), today)}
          />
        }
      />
      <CalendarViews current="rhythm" />
      <RhythmRange period={period} today={today} linkTo={(asked) => linkTo(asked, today)} />
      <Card title="A row a day, midnight to midnight">
        <SvgRhythm
          days={days}
          title={`The rhythm of ${baby.name}’s days, ${formatDayRange(shown.from, shown.to)}`}
          description={describeRhythm(days)}
          weekStartsOn={weekStartsOn}
        />
        <Legend days={days} />
        <Disclosure summary="The days as times">
          <RhythmTable days={days} zone={zone} />
        </Disclosure>
      </Card>
    </div>
  );
}

/** A year of a baby of six weeks has six weeks of rows: before the birth there is nothing to see. */
function sinceBirth({ from, to }: Period, { birthDate }: Baby): Period {
  return { from: birthDate > from && birthDate <= to ? birthDate : from, to };
}

/** What is drawn by default needs no words in the address. */
function linkTo({ from, to }: Period, today: Day): string {
  const usual = rhythmPeriod({ from: null, to: null }, today);
  if (from === usual.from && to === usual.to) return paths.rhythm();
  return to === today ? paths.rhythm({ from }) : paths.rhythm({ from, to });
}

/** The same number of days, `count` days later, up to today at most. */
function shifted(period: Period, count: number, today: Day): Period {
  const later = count === Infinity ? today : addDays(period.to, count);
  const to = later < today ? later : today;
  return { from: addDays(to, 1 - daysIn(period)), to };
}

function Legend({ days }: { days: readonly RhythmDay[] }) {
  return (
    <ul role="list" className={styles.legend} aria-label="What the marks mean">
      <li>
        <span className={styles.mark} data-mark="night" />
        Night sleep
      </li>
      <li>
        <span className={styles.mark} data-mark="nap" />
        Nap
      </li>
      <li>
        <span className={styles.mark} data-mark="feed" />
        Feed
      </li>
      {days.some(({ skipped }) => skipped) && (
        <li>
          <span className={styles.mark} data-mark="skipped" />
          The clocks went forward: no such hour
        </li>
      )}
      {days.some(({ twice }) => twice) && <li>In half a row: an hour that the clocks showed twice</li>}
    </ul>
  );
}
