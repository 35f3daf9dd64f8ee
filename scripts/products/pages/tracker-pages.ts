import { CARE_DRAWINGS } from '#products/drawings/care-drawings.ts';
import type { Drawing } from '#products/drawings/drawing.ts';
import { MEAL_DRAWINGS } from '#products/drawings/meal-drawings.ts';
import { NIGHT_DRAWINGS } from '#products/drawings/night-drawings.ts';
import type { Pen } from './pdf-pen.ts';
import {
  type Column,
  grid,
  HEADING_HEIGHT,
  heading,
  hourNames,
  KIND_INKS,
  type Kind,
  nightTint,
} from './pieces.ts';
import { DAYS_OF_MONTH, MONTHS, numbers, type PlannerPage, pageId, type Tracker } from './planner-page.ts';
import { type Box, below, type Sheet } from './sheet.ts';

interface TrackerKind {
  kind: Kind;
  title: string;
  hint: string;
  icon: Drawing;
  /** Whether the first column after the day has 24 boxes, one for each hour. */
  hours: boolean;
  night: boolean;
  head: Column[];
}

const DAY: Column = { title: 'Day', share: 5.5 };
const HOURS: Column = { title: '', share: 74.5 };

const TRACKERS: Record<Tracker, TrackerKind> = {
  feeding: {
    kind: 'feed',
    title: 'Feeding',
    hint: 'In the hour a feed began, write L, R or B for left, right or bottle.',
    icon: MEAL_DRAWINGS.bottle,
    hours: true,
    night: false,
    head: [DAY, HOURS, { title: 'Feeds', share: 9 }, { title: 'Bottles', share: 11 }],
  },
  diapers: {
    kind: 'diaper',
    title: 'Diapers',
    hint: 'Fill a circle for each diaper. One that was both fills one of each.',
    icon: CARE_DRAWINGS.diaper,
    hours: false,
    night: false,
    head: [
      DAY,
      { title: 'Wet', share: 38, circles: 10 },
      { title: 'Dirty', share: 23, circles: 6 },
      { title: 'Color, rash, anything to mention', share: 33.5 },
    ],
  },
  sleep: {
    kind: 'sleep',
    title: 'Sleep',
    hint: 'Shade the hours asleep. After a week or two, nights begin to show.',
    icon: NIGHT_DRAWINGS.moon,
    hours: true,
    night: true,
    head: [DAY, HOURS, { title: 'Total', share: 9 }, { title: 'Longest', share: 11 }],
  },
};

/** Makes the pages of a tracker: one page for each month, with one row for each day. */
export function trackerPages(tracker: Tracker): PlannerPage[] {
  return numbers(MONTHS).map((month) => trackerPage(tracker, month));
}

function tableOf({ body }: Sheet): Box {
  return below(body, HEADING_HEIGHT + 34);
}

function drawTracker(pen: Pen, sheet: Sheet, { icon, hint, ...tracker }: TrackerKind): void {
  const { body } = sheet;
  pen.drawing(icon, body.x + body.width - 44, body.y - 2, 40);
  pen.text(hint, body.x, body.y + HEADING_HEIGHT - 4, { size: 8, ink: 'textMuted' });
  const table = tableOf(sheet);
  const { rowTop, rowHeight, columnX } = grid(pen, table, tracker.kind, tracker.head, DAYS_OF_MONTH);
  const [, hoursLeft = 0, hoursRight = 0] = columnX;
  const hours = {
    x: hoursLeft,
    y: rowTop(0),
    width: hoursRight - hoursLeft,
    height: rowTop(DAYS_OF_MONTH) - rowTop(0),
  };
  if (tracker.hours) hourRows(pen, hours, rowHeight, tracker);
  for (let week = 1; week < 5; week += 1) {
    pen.line(table.x, rowTop(week * 7), table.x + table.width, rowTop(week * 7), {
      ink: 'lineStrong',
      width: 0.9,
    });
  }
}

function hourRows(pen: Pen, box: Box, rowHeight: number, { night }: Pick<TrackerKind, 'night'>): void {
  hourNames(pen, { ...box, y: box.y - 2.5 }, 6);
  if (night) nightTint(pen, box);
  for (let hour = 1; hour < 24; hour += 1) {
    const x = box.x + hour * (box.width / 24);
    pen.line(
      x,
      box.y + (night ? 0 : 3),
      x,
      box.y + box.height,
      hour % 6 ? { ink: 'line', width: 0.5 } : { ink: 'lineStrong', width: 0.6 },
    );
  }
  for (let row = 1; row <= DAYS_OF_MONTH; row += 1) {
    const y = box.y + row * rowHeight;
    pen.line(box.x, y, box.x + box.width, y, { ink: 'line' });
  }
}

function trackerPage(tracker: Tracker, month: number): PlannerPage {
  const { title, kind } = TRACKERS[tracker];
  return {
    id: pageId.tracker(tracker, month),
    tab: tracker,
    month,
    ...(month === 1 && { outline: title }),
    draw(pen, sheet) {
      pen.repeat(tracker, () => drawTracker(pen, sheet, TRACKERS[tracker]));
      heading(pen, sheet, `Month ${month}`, title);
      monthStrip(pen, sheet, tracker, month);
      const table = tableOf(sheet);
      const width = (table.width * DAY.share) / 100;
      const rowHeight = (table.height - 17) / DAYS_OF_MONTH;
      for (const day of numbers(DAYS_OF_MONTH)) {
        const box = { x: table.x, y: table.y + 17 + (day - 1) * rowHeight, width, height: rowHeight };
        const style = { size: 8, ink: KIND_INKS[kind].strong, align: 'center' } as const;
        pen.text(String(day), box.x + width / 2, box.y + rowHeight / 2 + 2.8, style);
        pen.link(box, pageId.day(month, day));
      }
    },
  };
}

/** Draws links to the same tracker in the other months. */
function monthStrip(pen: Pen, { body }: Sheet, tracker: Tracker, current: number): void {
  const { soft, onSoft, strong, onStrong } = KIND_INKS[TRACKERS[tracker].kind];
  const y = body.y + HEADING_HEIGHT + 6;
  pen.text('Month', body.x, y + 12, { size: 8, ink: 'textMuted' });
  const width = (body.width - 34) / MONTHS;
  for (const month of numbers(MONTHS)) {
    const box = { x: body.x + 34 + (month - 1) * width, y, width: width - 4, height: 18 };
    const lit = month === current;
    pen.box(box, { fill: lit ? strong : soft, radius: 9 });
    const style = { face: 'strong', size: 8, ink: lit ? onStrong : onSoft, align: 'center' } as const;
    pen.text(String(month), box.x + box.width / 2, y + 12, style);
    if (month === current) pen.link(box, pageId.month(month));
    else pen.link(box, pageId.tracker(tracker, month));
  }
}
