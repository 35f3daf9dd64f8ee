import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import House from 'lucide-react/icons/house';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { paths } from '#paths.ts';

interface Place {
  to: string;
  name: string;
  icon: typeof House;
}

/** The five places of the app, for menus and page titles. */
export const PLACES: readonly Place[] = [
  { to: paths.dashboard, name: 'Dashboard', icon: House },
  { to: paths.log(), name: 'Daily Log', icon: NotebookPen },
  { to: paths.calendar(), name: 'Calendar', icon: CalendarDays },
  { to: paths.summaries(), name: 'Summaries', icon: ChartColumn },
  { to: paths.profile, name: 'Profile', icon: CircleUserRound },
];

/** The name of the place at an address: one of the five or crib mode. */
export function placeAt(pathname: string): string | undefined {
  const here = pathname.replace(/\/+$/, '');
  return here === paths.crib ? 'Crib mode' : PLACES.find(({ to }) => to === here)?.name;
}
