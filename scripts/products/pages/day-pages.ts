import { dayLog } from './day-log.ts';
import type { Pen } from './pdf-pen.ts';
import { HEADING_HEIGHT, heading, pillsAtRight } from './pieces.ts';
import { DAYS_OF_MONTH, MONTHS, numbers, type PlannerPage, pageId, weekOf } from './planner-page.ts';
import { below, type Sheet } from './sheet.ts';

/** Makes 31 day pages, because the planner is undated and any month may have 31 days. */
export function dayPages(month: number): PlannerPage[] {
  return numbers(DAYS_OF_MONTH).map((day) => dayPage(month, day));
}

function dayPage(month: number, day: number): PlannerPage {
  return {
    id: pageId.day(month, day),
    tab: month,
    month,
    draw(pen, sheet) {
      pen.repeat('day', () => dayLog(pen, below(sheet.body, HEADING_HEIGHT - 2)));
      heading(pen, sheet, `Month ${month}`, `Day ${day}`);
      wayAround(pen, sheet, month, day);
    },
  };
}

/** Draws the links to the days before and after, also across months, and to the week and the month. */
function wayAround(pen: Pen, sheet: Sheet, month: number, day: number): void {
  const week = weekOf(day);
  const before = day > 1 ? ([month, day - 1] as const) : ([month - 1, DAYS_OF_MONTH] as const);
  const after = day < DAYS_OF_MONTH ? ([month, day + 1] as const) : ([month + 1, 1] as const);
  pillsAtRight(pen, sheet, sheet.body.y + 16, 66, [
    ...(before[0] >= 1
      ? [{ words: `Day ${before[1]}`, to: pageId.day(...before), arrow: 'back' as const }]
      : []),
    { words: `Month ${month}`, to: pageId.month(month) },
    { words: `Week ${week}`, to: pageId.week(month, week) },
    ...(after[0] <= MONTHS
      ? [{ words: `Day ${after[1]}`, to: pageId.day(...after), arrow: 'on' as const }]
      : []),
  ]);
}
