import { arc, joined, type Point, polyline, smooth, star } from '#products/drawings/drawn-path.ts';
import { MEAL_DRAWINGS } from '#products/drawings/meal-drawings.ts';
import { markIn, NIGHT_DRAWINGS } from '#products/drawings/night-drawings.ts';
import type { Pen } from './pdf-pen.ts';
import { blank, card, HEADING_HEIGHT, heading, hint, pill, writingLines } from './pieces.ts';
import type { PlannerPage } from './planner-page.ts';
import { type Box, below, columns, inset, rows, type Sheet } from './sheet.ts';

/** Makes the page that explains the planner, and the page about the baby. */
export function openingPages(): PlannerPage[] {
  return [startPage(), babyPage()];
}

/** The stars of the cover: x and y as shares of the sky's width and height, and the size. */
const STARS = [
  [0.12, 0.09, 5],
  [0.3, 0.05, 3],
  [0.47, 0.11, 4],
  [0.71, 0.06, 3.4],
  [0.88, 0.13, 5.4],
  [0.07, 0.26, 3],
  [0.2, 0.2, 3.6],
  [0.81, 0.26, 3],
  [0.94, 0.34, 4],
  [0.1, 0.44, 4.4],
  [0.9, 0.5, 3],
  [0.05, 0.6, 3],
  [0.93, 0.64, 3.6],
] as const;

/** Makes the cover: the mark in a night sky. On paper, the sky has a margin, because no printer reaches the edge. */
export function coverPage(): PlannerPage {
  return {
    id: 'cover',
    draw(pen, sheet) {
      const whole = { x: 0, y: 0, width: sheet.width, height: sheet.height };
      const sky = sheet.printed ? inset(whole, 36) : whole;
      pen.box(sky, { fill: 'night', radius: sheet.printed ? 18 : 0 });
      for (const [x, y, size] of STARS) {
        pen.path(star(sky.x + x * sky.width, sky.y + y * sky.height, size, size * 0.45), {
          fill: 'lampGlow',
        });
      }
      hills(pen, sky, sheet.printed ? 18 : 0);
      const middle = sheet.width / 2;
      pen.drawing(markIn('cream'), middle - 100, sky.y + sky.height * 0.13, 200);
      const title = sky.y + sky.height * 0.53;
      pen.text('Wee Hours', middle, title, { face: 'display', size: 58, ink: 'cream', align: 'center' });
      const style = { face: 'strong', size: 11, ink: 'lamp', align: 'center', spacing: 3 } as const;
      pen.text('PLANNER KIT', middle, title + 30, style);
      const motto = 'A year of days with your baby, undated';
      pen.text(motto, middle, title + 62, { face: 'displayItalic', size: 15, ink: 'cream', align: 'center' });
      const line = title + 128;
      pen.line(middle - 120, line, middle + 120, line, { ink: 'lamp', width: 0.8 });
      pen.text('This planner is about', middle, line + 15, { size: 8, ink: 'lampGlow', align: 'center' });
      const button = { x: middle - 62, y: sky.y + sky.height - 66, width: 124, height: 30 };
      pen.box(button, { fill: 'lamp', radius: 15 });
      const words = { face: 'strong', size: 11, ink: 'night', align: 'center' } as const;
      pen.text('Open the planner', middle, button.y + 19, words);
      pen.link(button, 'index');
    },
  };
}

/** Draws two hills under the sky, and a sheep. */
function hills(pen: Pen, sky: Box, radius: number): void {
  const at = (x: number, y: number): Point => [sky.x + x * sky.width, sky.y + y * sky.height];
  const ground = (...edge: Point[]) =>
    joined(
      smooth(...edge),
      polyline(at(1, 0.95)),
      arc(sky.x + sky.width - radius, sky.y + sky.height - radius, radius, 0, 90),
      arc(sky.x + radius, sky.y + sky.height - radius, radius, 90, 180),
    );
  pen.path(ground(at(0, 0.84), at(0.22, 0.81), at(0.5, 0.87), at(0.78, 0.83), at(1, 0.78)), {
    fill: 'accent',
  });
  const [x, y] = at(0.78, 0.77);
  pen.drawing(NIGHT_DRAWINGS.sheep, x, y, 62);
  pen.path(ground(at(0, 0.9), at(0.3, 0.88), at(0.62, 0.86), at(0.85, 0.845), at(1, 0.86)), {
    fill: 'onAccentSoft',
  });
}

const STEPS = [
  {
    title: 'It begins when you do',
    words:
      'Nothing here has a date. Open Month 1, write which month it is, and give the seven columns their weekdays: the 1st, 8th, 15th, 22nd and 29th of a month all share one. If you would rather count days of life, start Month 1 on the day of birth. Both fit.',
  },
  {
    title: 'Jumping about',
    words:
      'The tabs at the side are on every page. Numbers in a month, a week, a tracker or the index open their day. In a month’s pages, the tabs for feeding, diapers and sleep open that month’s tracker.',
  },
  {
    title: 'In GoodNotes',
    words:
      'Open the PDF with GoodNotes and choose “Import as new document”. Links work while the page is read-only: tap the crossed-out pen at the top, jump, tap it again, write. Notability, Noteshelf, Xodo and others follow the links too, each in its reading or view mode.',
  },
  {
    title: 'When a page is full',
    words:
      'Copy it. Every note-taking app can duplicate a page, links and all, and the copy stays where you need it: after a night of twelve feeds, after a second visit, in a thirteenth month.',
  },
  {
    title: 'On paper',
    words:
      'Print the pages you use: a stack of one day page, the month, three trackers. The day is the same everywhere, so one sheet copied thirty times is a month. The shop has this kit in Letter and A4 as well, with room for a punch.',
  },
];

function drawStart(pen: Pen, { body }: Sheet): void {
  pen.drawing(NIGHT_DRAWINGS.sheep, body.x + body.width - 58, body.y - 12, 58);
  let y = body.y + HEADING_HEIGHT + 16;
  STEPS.forEach(({ title, words }, index) => {
    pen.box({ x: body.x, y: y - 17, width: 28, height: 28 }, { fill: 'lampGlow', radius: 14 });
    const style = { face: 'display', size: 15, ink: 'onFeedSoft', align: 'center' } as const;
    pen.text(String(index + 1), body.x + 14, y + 2, style);
    pen.text(title, body.x + 42, y + 2, { face: 'display', size: 18, ink: 'accent' });
    const height = pen.paragraph(words, body.x + 42, y + 23, body.width - 52, { size: 11.5 });
    y += height + 52;
  });
}

function startPage(): PlannerPage {
  return {
    id: 'start',
    tab: 'index',
    outline: 'How it works',
    draw(pen, sheet) {
      drawStart(pen, sheet);
      heading(pen, sheet, 'Before the first night', 'How it works');
      const { body } = sheet;
      pill(pen, 'To the index', { x: body.x, y: body.y + body.height - 24, width: 96 }, 'index', 'on');
    },
  };
}

function babyPage(): PlannerPage {
  return {
    id: 'baby',
    tab: 'index',
    outline: 'About the baby',
    draw(pen, sheet) {
      drawBaby(pen, sheet);
      heading(pen, sheet, 'For us, and for whoever helps', 'About the baby');
      const { body } = sheet;
      pill(pen, 'When to call', { x: body.x + body.width - 86, y: body.y + 16, width: 86 }, 'call');
    },
  };
}

function drawBaby(pen: Pen, { body }: Sheet): void {
  const [who, phones, day, good] = rows(below(body, HEADING_HEIGHT), 10, 33, 30, 19, 18) as [
    Box,
    Box,
    Box,
    Box,
  ];
  const [photo, words] = columns(card(pen, who, 'Born', 'growth'), 16, 36, 64) as [Box, Box];
  pen.box(inset(photo, 0, 4), { fill: 'surface', line: 'line', width: 0.75, radius: 10 });
  pen.drawing(NIGHT_DRAWINGS.baby, photo.x + photo.width / 2 - 38, photo.y + photo.height / 2 - 40, 76);
  blanks(pen, words, ['Name', 'Date and time', 'Where', 'Weight', 'Length', 'Head', 'Was due']);
  const [left, right] = columns(card(pen, phones, 'Phone numbers'), 20, 1, 1) as [Box, Box];
  blanks(pen, left, ['Emergency', 'Pediatrician', 'After hours', 'Poison control', 'Lactation help']);
  blanks(pen, right, ['Parent', 'Parent', 'Nearby, day or night', 'Neighbor', 'Insurance, member no.']);
  hint(pen, phones, 'In the US: emergency 911, poison control 1-800-222-1222');
  const [allergies, medicine] = columns(day, 10, 1, 1) as [Box, Box];
  writingLines(pen, card(pen, allergies, 'Allergies, conditions'));
  writingLines(pen, card(pen, medicine, 'Medicine: what, how much, when'));
  const room = card(pen, good, 'What calms, what feeds, what helps to sleep', 'feed', MEAL_DRAWINGS.bottle);
  writingLines(pen, room);
}

function blanks(pen: Pen, box: Box, words: readonly string[]): void {
  const step = (box.height - 4) / words.length;
  words.forEach((word, index) => {
    blank(pen, word, box.x, box.y + (index + 0.82) * step, box.width);
  });
}
