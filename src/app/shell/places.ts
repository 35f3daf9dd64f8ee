import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import House from 'lucide-react/icons/house';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { paths } from '#paths.ts';
import { words } from '#words/now.ts';
import type { Words } from '#words/words.ts';

interface Place {
  to: string;
  name: keyof Words['first']['places'];
  icon: typeof House;
}

/** The five places of the app, for menus and page titles. */
export const PLACES: readonly Place[] = [
  { to: paths.dashboard, name: 'dashboard', icon: House },
  { to: paths.log(), name: 'log', icon: NotebookPen },
  { to: paths.calendar(), name: 'calendar', icon: CalendarDays },
  { to: paths.summaries(), name: 'summaries', icon: ChartColumn },
  { to: paths.profile, name: 'profile', icon: CircleUserRound },
];

/** The places that no menu lists, by address. */
const OTHERS: Readonly<Record<string, Place['name']>> = { [paths.crib]: 'crib', [paths.stash]: 'stash' };

/** Returns the name of the place at an address. The place is one of the five, crib mode or the milk stash. */
export function placeAt(pathname: string): string | undefined {
  const here = pathname.replace(/\/+$/, '');
  const name = OTHERS[here] ?? PLACES.find(({ to }) => to === here)?.name;
  return name && words.first.places[name];
}
