import { NIGHT_DRAWINGS } from '#products/drawings/night-drawings.ts';
import type { Pen } from './pdf-pen.ts';
import {
  blank,
  card,
  checkLines,
  grid,
  HEADING_HEIGHT,
  heading,
  pillsAtRight,
  writingLines,
} from './pieces.ts';
import { daysOfWeek, MONTHS, numbers, type PlannerPage, pageId, WEEKS_OF_MONTH } from './planner-page.ts';
import { type Box, below, columns, rows, type Sheet } from './sheet.ts';

const ROW = 42;
const HEAD = 17;
const DAY_SHARE = 9;
const COLUMNS = [
  { title: 'Day', share: DAY_SHARE },
  { title: 'Feeds', share: 10 },
  { title: 'Bottles', share: 11 },
  { title: 'Wet', share: 9 },
  { title: 'Dirty', share: 9 },
  { title: 'Sleep', share: 11 },
  { title: 'How it was', share: 41 },
];

/** Makes the pages of a month's five weeks. The last week has only three days, so its page has room to look back. */
export function weekPages(month: number): PlannerPage[] {
  return numbers(WEEKS_OF_MONTH).map((week) => weekPage(month, week));
}

function tableOf({ body }: Sheet, days: number): Box {
  return { ...below(body, HEADING_HEIGHT + 4), height: HEAD + (days + 1) * ROW };
}

function drawWeek(pen: Pen, sheet: Sheet, days: number): void {
  const table = tableOf(sheet, days);
  const total = table.y + HEAD + days * ROW;
  pen.box({ x: table.x, y: total, width: table.width, height: ROW }, { fill: 'surface' });
  grid(pen, table, 'accent', COLUMNS, days + 1);
  pen.line(table.x, total, table.x + table.width, total, { ink: 'lineStrong', width: 1 });
  pen.text('In all', table.x + 6, total + ROW / 2 + 3, { face: 'strong', size: 8.5, ink: 'accent' });
  const rest = below(sheet.body, table.y + table.height - sheet.body.y + 12);
  const [plans, memories] = rows(rest, 10, 58, 42) as [Box, Box];
  const [dates, help, ask] = columns(plans, 10, 1, 1, 1) as [Box, Box, Box];
  writingLines(pen, card(pen, dates, 'Appointments'));
  checkLines(pen, card(pen, help, 'Who helps, and when'), []);
  checkLines(pen, card(pen, ask, 'To ask at the visit'), []);
  if (days === 7) writingLines(pen, card(pen, memories, 'Worth remembering', 'growth', NIGHT_DRAWINGS.star));
  else monthBehind(pen, memories);
}

/** Draws a card for looking back at the month, in the space that the last week leaves free. */
function monthBehind(pen: Pen, box: Box): void {
  const room = card(pen, box, 'The month behind us', 'growth', NIGHT_DRAWINGS.star);
  const [words, measures] = columns(room, 16, 62, 38) as [Box, Box];
  writingLines(pen, words);
  const names = ['Weight', 'Length', 'Head', 'Wears size', 'Diaper size'];
  names.forEach((word, index) => {
    const y = measures.y + ((index + 1) * measures.height) / names.length - 2;
    blank(pen, word, measures.x, y, measures.width);
  });
}

function weekPage(month: number, week: number): PlannerPage {
  const days = daysOfWeek(week);
  return {
    id: pageId.week(month, week),
    tab: month,
    month,
    draw(pen, sheet) {
      pen.repeat(`week of ${days.length}`, () => drawWeek(pen, sheet, days.length));
      heading(pen, sheet, `Month ${month}, week ${week}`, `Days ${days[0]} to ${days.at(-1)}`);
      wayAround(pen, sheet, month, week);
      const table = tableOf(sheet, days.length);
      days.forEach((day, row) => {
        const y = table.y + HEAD + row * ROW;
        const width = (table.width * DAY_SHARE) / 100;
        const middle = { x: table.x + width / 2, y: y + ROW / 2 };
        pen.repeat('day-number', () => dayCircle(pen), middle.x - 13, middle.y - 13);
        pen.text(String(day), table.x + width / 2, y + ROW / 2 + 4.5, {
          face: 'display',
          size: 13,
          ink: 'accent',
          align: 'center',
        });
        pen.link({ x: table.x, y, width, height: ROW }, pageId.day(month, day));
      });
    },
  };
}

function dayCircle(pen: Pen): void {
  pen.box({ x: 0, y: 0, width: 26, height: 26 }, { fill: 'accentSoft', radius: 13 });
}

function wayAround(pen: Pen, sheet: Sheet, month: number, week: number): void {
  const before = week > 1 ? ([month, week - 1] as const) : ([month - 1, WEEKS_OF_MONTH] as const);
  const after = week < WEEKS_OF_MONTH ? ([month, week + 1] as const) : ([month + 1, 1] as const);
  pillsAtRight(pen, sheet, sheet.body.y + 16, 66, [
    ...(before[0] >= 1
      ? [{ words: `Week ${before[1]}`, to: pageId.week(...before), arrow: 'back' as const }]
      : []),
    { words: `Month ${month}`, to: pageId.month(month) },
    ...(after[0] <= MONTHS
      ? [{ words: `Week ${after[1]}`, to: pageId.week(...after), arrow: 'on' as const }]
      : []),
  ]);
}
