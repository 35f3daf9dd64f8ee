import { ViewNav } from '#app/ViewNav.tsx';
import { daysIn, type Period } from '#domain/time/period.ts';
import { addDays, type Day } from '#domain/time/when.ts';
import { words } from '#words/now.ts';
import { rhythmLink } from './rhythm-link.ts';

/** The lengths that the parent can choose with one tap, in days. */
const LENGTHS = [14, 28, 84, 365] as const;

/** Chooses the number of days to show, up to the last one that is shown. */
export function RhythmLengths({ period, today }: { period: Period; today: Day }) {
  const { title, lengths } = words.calendar.range;
  return (
    <ViewNav
      label={title}
      views={LENGTHS.map((days) => ({
        label: lengths[days],
        to: rhythmLink({ from: addDays(period.to, 1 - days), to: period.to }, today),
        current: daysIn(period) === days,
      }))}
    />
  );
}
