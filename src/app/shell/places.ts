import {
  CalendarDays,
  ChartColumn,
  CircleUserRound,
  House,
  type LucideIcon,
  NotebookPen,
} from 'lucide-react';
import { paths } from '#paths.ts';

interface Place {
  to: string;
  name: string;
  icon: LucideIcon;
}

/** The five places of the app, as every menu lists them and the page's title names them. */
export const PLACES: readonly Place[] = [
  { to: paths.dashboard, name: 'Dashboard', icon: House },
  { to: paths.log(), name: 'Daily Log', icon: NotebookPen },
  { to: paths.calendar(), name: 'Calendar', icon: CalendarDays },
  { to: paths.summaries(), name: 'Summaries', icon: ChartColumn },
  { to: paths.profile, name: 'Profile', icon: CircleUserRound },
];

/** The name of the place at an address: one of the five, or the crib's. */
export function placeAt(pathname: string): string | undefined {
  const here = pathname.replace(/\/+$/, '');
  return here === paths.crib ? 'Crib mode' : PLACES.find(({ to }) => to === here)?.name;
}
