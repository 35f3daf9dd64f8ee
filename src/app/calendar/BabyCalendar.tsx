import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { kindNames } from '#domain/kinds/registry.ts';
import { rhythmPeriod, sinceBirth } from '#domain/summaries/rhythm.ts';
import { monthFrom } from '#domain/time/calendar-month.ts';
import { chooseRhythmStart, type RhythmStart, readRhythmStart } from '#storage/browser/rhythm-start.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { useMedia } from '#ui/layout/use-media.ts';
import { words } from '#words/now.ts';
import styles from './CalendarScreen.module.css';
import { CalendarViews } from './CalendarViews.tsx';
import { isInCalendar } from './day-signs.ts';
import { Month } from './Month.tsx';
import { MonthNav } from './MonthNav.tsx';
import { Rhythm } from './Rhythm.tsx';
import { RhythmLengths } from './RhythmLengths.tsx';
import { RhythmNav } from './RhythmNav.tsx';
import { RhythmStartChoice } from './RhythmStartChoice.tsx';

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
  const isWide = useMedia('(width >= 40rem)');
  const [start, setStart] = useState(readRhythmStart);

  function choose(chosen: RhythmStart) {
    chooseRhythmStart(chosen);
    setStart(chosen);
  }

  return (
    <div className={styles.screen}>
      <PageHeader yields eyebrow={baby.name} title={words.calendar.title} />
      <div className={styles.bar}>
        <CalendarViews current={view} />
        {view === 'month' ? (
          <MonthNav month={month} show={show} />
        ) : (
          <RhythmNav period={period} shown={sinceBirth(period, baby)} />
        )}
      </div>
      {view === 'rhythm' && (
        <div className={styles.controls}>
          <RhythmLengths period={period} today={today} />
          {isWide && <RhythmStartChoice start={start} onChoose={choose} />}
        </div>
      )}
      {view === 'month' ? (
        <Month baby={baby} asked={month} show={show} />
      ) : (
        <Rhythm
          baby={baby}
          asked={period}
          start={start}
          // On a phone the picture comes before this choice, because it is rare.
          startChoice={!isWide && <RhythmStartChoice start={start} onChoose={choose} />}
        />
      )}
    </div>
  );
}
