import { ViewNav } from '#app/ViewNav.tsx';
import { paths } from '#paths.ts';

/** Switches between the month and the rhythm. */
export function CalendarViews({ current }: { current: 'month' | 'rhythm' }) {
  return (
    <ViewNav
      label="How to look at the days"
      views={[
        { label: 'Month', to: paths.calendar(), current: current === 'month' },
        { label: 'Rhythm', to: paths.rhythm(), current: current === 'rhythm' },
      ]}
    />
  );
}
