import { useFamily } from '#app/family/use-family.ts';
import { PeriodNav } from '#app/PeriodNav.tsx';
import { daysIn, type Period } from '#domain/time/period.ts';
import { addDays, type Day } from '#domain/time/when.ts';
import { formatDayRange } from '#domain/time/when-words.ts';
import { speech, words } from '#words/now.ts';
import { rhythmLink } from './rhythm-link.ts';

/** Pages back and forward by the length of the period. `shown` are its days since the birth. */
export function RhythmNav({ period, shown }: { period: Period; shown: Period }) {
  const { today } = useFamily();
  const length = daysIn(period);
  const { title, previous, next, present } = words.calendar.periods;
  return (
    <PeriodNav
      labels={{ title: title(length), previous: previous(length), next: next(length), present }}
      shown={formatDayRange(shown.from, shown.to, speech.locale)}
      previous={rhythmLink(shifted(period, -length, today), today)}
      next={period.to === today ? null : rhythmLink(shifted(period, length, today), today)}
      present={rhythmLink(shifted(period, Infinity, today), today)}
    />
  );
}

/** Moves a period by `count` days, but not past today. */
function shifted(period: Period, count: number, today: Day): Period {
  const later = count === Infinity ? today : addDays(period.to, count);
  const to = later < today ? later : today;
  return { from: addDays(to, 1 - daysIn(period)), to };
}
