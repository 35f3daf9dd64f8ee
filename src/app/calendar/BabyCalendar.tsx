import { useSearchParams } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { kindNames } from '#domain/kinds/registry.ts';
import { rhythmPeriod, sinceBirth } from '#domain/summaries/rhythm.ts';
import { monthFrom } from '#domain/time/calendar-month.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { words } from '#words/now.ts';
import styles from './CalendarScreen.module.css';
import { CalendarViews } from './CalendarViews.tsx';
import { isInCalendar } from './day-signs.ts';
import { Month } from './Month.tsx';
import { MonthNav } from './MonthNav.tsx';
import { Rhythm } from './Rhythm.tsx';
import { RhythmLengths } from './RhythmLengths.tsx';
import { RhythmNav } from './RhythmNav.tsx';

/**
 * Shows the calendar of one baby. The address selects the month or the rhythm. The navigation stays mounted while days
 * load, to keep the focus.
 */
export function BabyCalendar({ baby }: { baby: Baby }) {
  const { today } = useFamily();
  const [query] = useSearchParams();
  const view = query.get('view') === 'rhythm' ? 'rhythm' : 'month';
  const month = monthFrom(query.get('month'), today);
  const show = kindNames().find((kind) => kind === query.get('show') && isInCalendar(kind)) ?? 'feed';
  const period = rhythmPeriod({ from: query.get('from'), to: query.get('to') }, today);
  return (
    <div className={styles.screen}>
      <PageHeader eyebrow={baby.name} title={words.calendar.title} />
      <div className={styles.bar}>
        <CalendarViews current={view} />
        {view === 'month' && <MonthNav month={month} show={show} />}
      </div>
      {view === 'rhythm' && (
        <div className={styles.controls}>
          <RhythmNav period={period} shown={sinceBirth(period, baby)} />
          <RhythmLengths period={period} today={today} />
        </div>
      )}
      {view === 'month' ? (
        <Month baby={baby} asked={month} show={show} />
      ) : (
        <Rhythm baby={baby} asked={period} />
      )}
    </div>
  );
}
