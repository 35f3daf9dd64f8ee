import type { Pen } from './pdf-pen.ts';
import type { Sheet } from './sheet.ts';

export const MONTHS = 12;
export const DAYS_OF_MONTH = 31;
export const WEEKS_OF_MONTH = 5;
export const VISITS = 10;
export const NOTE_PAGES = 12;

/** The tabs at the side, from the top. A number is a month. */
export type Tab = 'index' | number | 'feeding' | 'diapers' | 'sleep' | 'growth' | 'visits' | 'notes';

export type Tracker = 'feeding' | 'diapers' | 'sleep';

export interface PlannerPage {
  /** The name that links use. */
  id: string;
  /** The highlighted tab. A page without it has no tabs. */
  tab?: Tab;
  /** The month of the page. The tabs of trackers link to that month. */
  month?: number;
  /** The page's line in the outline, which PDF readers show beside the pages. */
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

/** Returns the numbers 1 to `count`. */
export function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Returns the days of a week of the month. Days 1 to 7 are week 1. Week 5 has only the days 29 to 31. */
export function daysOfWeek(week: number): number[] {
  return numbers(DAYS_OF_MONTH).slice((week - 1) * 7, week * 7);
}

/** Returns the week, 1 to 5, of a day of the month. */
export function weekOf(day: number): number {
  return Math.ceil(day / 7);
}
