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

/**
 * Returns the name of the place at an address of the app. The segments of an address are the names of the places in the
 * catalogs. Undefined for a section of the profile, which sets its own title.
 */
export function placeAt(pathname: string): string | undefined {
  const [, , place, section] = pathname.split('/');
  const places: Partial<Record<string, string>> = words.first.places;
  return section ? undefined : places[place || 'dashboard'];
}
