import { useFamily } from '#app/family/use-family.ts';
import { PeriodNav } from '#app/PeriodNav.tsx';
import { daysIn, type Period } from '#domain/time/period.ts';
import { addDays, type Day } from '#domain/time/when.ts';
import { rhythmLink } from './rhythm-link.ts';

/** The way to as many days before and after. */
export function RhythmNav({ period }: { period: Period }) {
  const { today } = useFamily();
  const length = daysIn(period);
  return (
    <PeriodNav
      unit={length === 1 ? 'day' : `${length} days`}
      presentLabel="Up to today"
      previous={rhythmLink(shifted(period, -length, today), today)}
      next={period.to === today ? null : rhythmLink(shifted(period, length, today), today)}
      present={rhythmLink(shifted(period, Infinity, today), today)}
    />
  );
}

/** The same number of days, `count` days later, up to today at most. */
function shifted(period: Period, count: number, today: Day): Period {
  const later = count === Infinity ? today : addDays(period.to, count);
  const to = later < today ? later : today;
  return { from: addDays(to, 1 - daysIn(period)), to };
}
