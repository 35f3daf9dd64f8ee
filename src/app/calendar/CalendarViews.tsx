import { ViewNav } from '#app/ViewNav.tsx';
import { paths } from '#paths.ts';
import { words } from '#words/now.ts';

/** Switches between the month and the rhythm. */
export function CalendarViews({ current }: { current: 'month' | 'rhythm' }) {
  return (
    <ViewNav
      label={words.calendar.views.title}
      look="tabs"
      views={[
        { label: words.calendar.views.month, to: paths.calendar(), current: current === 'month' },
        { label: words.calendar.views.rhythm, to: paths.rhythm(), current: current === 'rhythm' },
      ]}
    />
  );
}
