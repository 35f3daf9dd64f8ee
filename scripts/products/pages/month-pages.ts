import { FIRSTS_DRAWINGS } from '#products/drawings/firsts-drawings.ts';
import type { Pen } from './pdf-pen.ts';
import {
  blank,
  card,
  checkLines,
  HEADING_HEIGHT,
  heading,
  kicker,
  pill,
  pillsAtRight,
  writingLines,
} from './pieces.ts';
import {
  DAYS_OF_MONTH,
  daysOfWeek,
  MONTHS,
  numbers,
  type PlannerPage,
  pageId,
  type Tracker,
  WEEKS_OF_MONTH,
  weekOf,
} from './planner-page.ts';
import { type Box, below, columns, inset, type Sheet } from './sheet.ts';

const WEEK_COLUMN = 26;
const WEEKDAY_ROW = 22;

/**
 * Makes the page of a month. The 1st, 8th, 15th, 22nd and 29th of any month share a weekday, so the page can number its
 * days without knowing the year. The parent writes the weekdays once, and every number links to its own day.
 */
export function monthPage(month: number): PlannerPage {
  return {
    id: pageId.month(month),
    tab: month,
    month,
    outline: `Month ${month}`,
    draw(pen, sheet) {
      pen.repeat('month', () => drawMonth(pen, sheet));
      heading(pen, sheet, 'This month', `Month ${month}`);
      const { body } = sheet;
      pillsAtRight(pen, sheet, body.y + 16, 72, [
        ...(month > 1
          ? [{ words: `Month ${month - 1}`, to: pageId.month(month - 1), arrow: 'back' as const }]
          : []),
        { words: 'The year', to: 'index' },
        ...(month < MONTHS
          ? [{ words: `Month ${month + 1}`, to: pageId.month(month + 1), arrow: 'on' as const }]
          : []),
      ]);
      const calendar = calendarOf(sheet);
      for (const week of numbers(WEEKS_OF_MONTH)) {
        const days = daysOfWeek(week);
        const { y, height } = dayBox(calendar, days[0] as number);
        weekButton(pen, { x: calendar.x, y: y + 2, width: WEEK_COLUMN - 6, height: height - 4 }, month, week);
        for (const day of days) {
          // Only the number is a link, because writing in the box must not turn the page.
          const { x, y: top } = dayBox(calendar, day);
          pen.link({ x: x + 2, y: top + 2, width: 26, height: 20 }, pageId.day(month, day));
        }
      }
      trackerPills(pen, { ...body, y: body.y + body.height - 20 }, month);
    },
  };
}

function calendarOf({ body }: Sheet): Box {
  return { ...below(body, HEADING_HEIGHT + 24), height: (body.height - HEADING_HEIGHT) * 0.6 };
}

function dayBox(calendar: Box, day: number): Box {
  const width = (calendar.width - WEEK_COLUMN) / 7;
  const height = (calendar.height - WEEKDAY_ROW) / WEEKS_OF_MONTH;
  const column = (day - 1) % 7;
  return {
    x: calendar.x + WEEK_COLUMN + column * width,
    y: calendar.y + WEEKDAY_ROW + (weekOf(day) - 1) * height,
    width,
    height,
  };
}

function drawMonth(pen: Pen, sheet: Sheet): void {
  const { body } = sheet;
  blank(pen, 'Month and year', body.x, body.y + HEADING_HEIGHT + 6, 240);
  blank(pen, 'Age', body.x + 256, body.y + HEADING_HEIGHT + 6, body.width - 256);
  const calendar = calendarOf(sheet);
  const first = dayBox(calendar, 1);
  pen.text('Week', calendar.x, calendar.y + 14, { size: 7, ink: 'textMuted' });
  for (let column = 0; column < 7; column += 1) {
    const x = first.x + column * first.width;
    pen.box(
      { x: x + 3, y: calendar.y, width: first.width - 6, height: 17 },
      { fill: 'accentSoft', radius: 5 },
    );
  }
  for (const day of numbers(DAYS_OF_MONTH)) {
    const place = dayBox(calendar, day);
    pen.box(inset(place, 2), { fill: 'white', line: 'line', width: 0.75, radius: 6 });
    pen.text(String(day), place.x + 8, place.y + 15, { face: 'display', size: 12, ink: 'accent' });
  }
  const spare = inset(dayBox(calendar, DAYS_OF_MONTH + 1), 2);
  const end = calendar.x + calendar.width - 2;
  pen.box({ ...spare, width: end - spare.x }, { fill: 'surface', radius: 6 });
  pen.text('Notes', spare.x + 8, spare.y + 13, { size: 7.5, ink: 'textMuted' });
  const rest = below(body, calendar.y + calendar.height - body.y + 10);
  const [dates, firsts, buy] = columns({ ...rest, height: rest.height - 30 }, 10, 1, 1, 1) as [Box, Box, Box];
  writingLines(pen, card(pen, dates, 'Appointments'));
  writingLines(pen, card(pen, firsts, 'New this month', 'growth', FIRSTS_DRAWINGS.footprints));
  checkLines(pen, card(pen, buy, 'To buy, to do'), []);
}

function weekButton(pen: Pen, box: Box, month: number, week: number): void {
  pen.box(box, { fill: 'accentSoft', radius: 6 });
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  pen.sideText(`Week ${week}`, middle.x, middle.y, { face: 'strong', size: 8, ink: 'onAccentSoft' });
  pen.link(box, pageId.week(month, week));
}

function trackerPills(pen: Pen, box: Box, month: number): void {
  kicker(pen, 'This month’s', box.x, box.y + 13);
  const names: [Tracker, string][] = [
    ['feeding', 'Feeding'],
    ['diapers', 'Diapers'],
    ['sleep', 'Sleep'],
  ];
  names.forEach(([tracker, words], index) => {
    pill(pen, words, { x: box.x + 92 + index * 88, y: box.y, width: 82 }, pageId.tracker(tracker, month));
  });
}
