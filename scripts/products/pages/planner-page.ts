import type { Pen } from './pdf-pen.ts';
import type { Sheet } from './sheet.ts';

export const MONTHS = 12;
export const DAYS_OF_MONTH = 31;
export const WEEKS_OF_MONTH = 5;
export const VISITS = 10;
export const NOTE_PAGES = 12;

/** The tabs at the side, from the top: the index, the months by their number, the trackers, the rest. */
export type Tab = 'index' | number | 'feeding' | 'diapers' | 'sleep' | 'growth' | 'visits' | 'notes';

export type Tracker = 'feeding' | 'diapers' | 'sleep';

export interface PlannerPage {
  /** What links name it by. */
  id: string;
  /** The tab that is lit; a page without one has no tabs. */
  tab?: Tab;
  /** The month it belongs to: its tabs jump to the trackers of the same month. */
  month?: number;
  /** Its line in the outline that readers show beside the pages. */
  outline?: string;
  draw(pen: Pen, sheet: Sheet): void;
}

export const pageId = {
  month: (month: number) => `month-${month}`,
  week: (month: number, week: number) => `week-${month}-${week}`,
  day: (month: number, day: number) => `day-${month}-${day}`,
  tracker: (tracker: Tracker, month: number) => `${tracker}-${month}`,
  visit: (visit: number) => `visit-${visit}`,
  note: (note: number) => `note-${note}`,
};

/** The numbers 1 to `count`. */
export function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Days 1 to 7 are week 1; the last week has what is left of 31. */
export function daysOfWeek(week: number): number[] {
  return numbers(DAYS_OF_MONTH).slice((week - 1) * 7, week * 7);
}

/** The week, 1 to 5, of a day of the month. */
export function weekOf(day: number): number {
  return Math.ceil(day / 7);
}
