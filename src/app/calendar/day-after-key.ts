import { addMonthsToDay, daysOfMonth, monthOf } from '#domain/time/calendar-month.ts';
import { addDays, type Day, startOfWeek } from '#domain/time/when.ts';

/**
 * Returns the day that a key moves to, as in WAI-ARIA's date grid. Returns null for other keys. Arrow keys move by a
 * day or a week. Home and End move to the edges of the week, but stay in the month of `day`. Page Up and Page Down move
 * by a month, or with Shift by a year. No key moves past `today`.
 */
export function dayAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: Day,
  { today, weekStartsOn }: { today: Day; weekStartsOn: number },
): Day | null {
  const target = targetOf(key, shiftKey, day, weekStartsOn);
  if (target === null) return null;
  return target < today ? target : today;
}

function targetOf(key: string, shiftKey: boolean, day: Day, weekStartsOn: number): Day | null {
  const { first, last } = daysOfMonth(monthOf(day));
  const weekStart = startOfWeek(day, weekStartsOn);
  const weekEnd = addDays(weekStart, 6);
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return weekStart < first ? first : weekStart;
    case 'End':
      return weekEnd > last ? last : weekEnd;
    case 'PageUp':
      return addMonthsToDay(day, -months);
    case 'PageDown':
      return addMonthsToDay(day, months);
    default:
      return null;
  }
}
