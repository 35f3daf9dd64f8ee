import { markIn } from '#products/drawings/night-drawings.ts';
import type { Pen } from './pdf-pen.ts';
import { HEADING_HEIGHT, heading, KIND_INKS, type Kind, kicker } from './pieces.ts';
import { DAYS_OF_MONTH, numbers, type PlannerPage, pageId, WEEKS_OF_MONTH, weekOf } from './planner-page.ts';
import { type Box, below, columns, rows, type Sheet } from './sheet.ts';

const SECTIONS: { title: string; kind: Kind; ways: [words: string, to: string][] }[] = [
  {
    title: 'Begin',
    kind: 'accent',
    ways: [
      ['How it works', 'start'],
      ['About the baby', 'baby'],
    ],
  },
  {
    title: 'Trackers',
    kind: 'feed',
    ways: [
      ['Feeding', pageId.tracker('feeding', 1)],
      ['Diapers', pageId.tracker('diapers', 1)],
      ['Sleep', pageId.tracker('sleep', 1)],
    ],
  },
  {
    title: 'Growth',
    kind: 'growth',
    ways: [
      ['Log', 'growth'],
      ['Weight', 'growth-weight'],
      ['Length and head', 'growth-length'],
    ],
  },
  {
    title: 'Visits',
    kind: 'sleep',
    ways: [
      ['All visits', 'visits'],
      ['When to call', 'call'],
    ],
  },
  { title: 'To keep', kind: 'diaper', ways: [['Firsts and notes', 'notes']] },
];

/** Makes a page of the whole year, with a link to every month, week and day. */
export function indexPage(): PlannerPage {
  return {
    id: 'index',
    tab: 'index',
    outline: 'The year',
    draw(pen, sheet) {
      heading(pen, sheet, 'Every day is a tap away', 'The year');
      pen.drawing(markIn('accent'), sheet.body.x + sheet.body.width - 40, sheet.body.y - 2, 38);
      drawYear(pen, sheet);
      drawSections(pen, sheet);
    },
  };
}

function monthBoxes({ body }: Sheet): Box[] {
  const year = { ...below(body, HEADING_HEIGHT), height: (body.height - HEADING_HEIGHT) * 0.8 };
  return rows(year, 12, 1, 1, 1, 1).flatMap((row) => columns(row, 16, 1, 1, 1));
}

/** Computes the boxes of a small month: its name above, a column for the weeks, a place for each day. */
function places(month: Box) {
  const left = 20;
  const top = 22;
  const [width, height] = [(month.width - left) / 7, (month.height - top) / WEEKS_OF_MONTH];
  return {
    title: { ...month, height: top - 2 },
    week: (week: number): Box => ({
      x: month.x,
      y: month.y + top + (week - 1) * height,
      width: left,
      height,
    }),
    day: (day: number): Box => ({
      x: month.x + left + ((day - 1) % 7) * width,
      y: month.y + top + (weekOf(day) - 1) * height,
      width,
      height,
    }),
  };
}

function drawYear(pen: Pen, sheet: Sheet): void {
  monthBoxes(sheet).forEach((box, index) => {
    const month = index + 1;
    const { title, week, day } = places(box);
    const rule = title.y + title.height - 2;
    pen.text(`Month ${month}`, title.x, title.y + 12, { face: 'display', size: 14, ink: 'accent' });
    pen.line(box.x, rule, box.x + box.width, rule, { ink: 'lamp', width: 1 });
    pen.link(title, pageId.month(month));
    for (const number of numbers(WEEKS_OF_MONTH)) {
      const place = week(number);
      pen.box(
        { ...place, y: place.y + 1.5, width: 17, height: place.height - 3 },
        { fill: 'accentSoft', radius: 4 },
      );
      centered(pen, `W${number}`, { ...place, width: 17 }, 'strong', 6.5);
      pen.link(place, pageId.week(month, number));
    }
    for (const number of numbers(DAYS_OF_MONTH)) {
      centered(pen, String(number), day(number), 'plain', 8);
      pen.link(day(number), pageId.day(month, number));
    }
  });
}

function drawSections(pen: Pen, { body }: Sheet): void {
  const top = (body.height - HEADING_HEIGHT) * 0.8 + HEADING_HEIGHT + 16;
  const boxes = columns(below(body, top), 10, ...SECTIONS.map(() => 1));
  SECTIONS.forEach(({ title, kind, ways }, index) => {
    const box = boxes[index] as Box;
    kicker(pen, title, box.x, box.y + 9, KIND_INKS[kind].strong);
    ways.forEach(([words, to], way) => {
      const place = { ...box, y: box.y + 16 + way * 26, height: 26 };
      pen.box({ ...place, height: 23 }, { fill: KIND_INKS[kind].soft, radius: 6 });
      pen.text(words, place.x + 8, place.y + 14, { face: 'strong', size: 8, ink: KIND_INKS[kind].onSoft });
      pen.link(place, to);
    });
  });
}

function centered(pen: Pen, words: string, box: Box, face: 'plain' | 'strong', size: number): void {
  const style = { face, size, ink: face === 'strong' ? 'onAccentSoft' : 'text', align: 'center' } as const;
  pen.text(words, box.x + box.width / 2, box.y + box.height / 2 + size * 0.35, style);
}
