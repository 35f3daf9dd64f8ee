import { CARE_DRAWINGS } from '#products/drawings/care-drawings.ts';
import { MEAL_DRAWINGS } from '#products/drawings/meal-drawings.ts';
import { NIGHT_DRAWINGS } from '#products/drawings/night-drawings.ts';
import type { Pen } from './pdf-pen.ts';
import { blank, card, checkLines, grid, hint, hourStrip, writingLines } from './pieces.ts';
import { type Box, below, columns } from './sheet.ts';

/** The rows for feeds and for diapers. A newborn has 8 to 12 feeds a day and about as many diapers. */
const ENTRIES = 12;

/** Draws one day to fill in by hand: weekday, date, sleep, feeds, diapers and notes. */
export function dayLog(pen: Pen, box: Box): void {
  dateLine(pen, box);
  const sleep = { ...below(box, 22), height: 78 };
  sleepCard(pen, sleep);
  const bottom = 122;
  const middle = { ...below(box, 110), height: box.height - 110 - bottom - 10 };
  const [feeds, diapers] = columns(middle, 10, 60, 40) as [Box, Box];
  feedCard(pen, feeds);
  diaperCard(pen, diapers);
  const [medicine, notes, you] = columns(
    { ...box, y: box.y + box.height - bottom, height: bottom },
    10,
    30,
    42,
    28,
  ) as [Box, Box, Box];
  checkLines(pen, card(pen, medicine, 'Medicine and vitamins'), []);
  writingLines(pen, card(pen, notes, 'Worth remembering'));
  checkLines(
    pen,
    card(pen, you, 'You, too'),
    ['Water', 'A real meal', 'Fresh air', 'Rest', 'Asked for help'],
    18,
  );
}

function dateLine(pen: Pen, { x, y, width }: Box): void {
  blank(pen, 'Date', x, y + 9, 150);
  blank(pen, 'Age', x + 164, y + 9, 100);
  ['M', 'T', 'W', 'T', 'F', 'S', 'S'].forEach((letter, index) => {
    const middle = x + width - 10 - (6 - index) * 21;
    pen.box(
      { x: middle - 8.5, y: y - 2.5, width: 17, height: 17 },
      { line: 'line', width: 0.8, radius: 8.5 },
    );
    pen.text(letter, middle, y + 8.8, { size: 8, ink: 'textMuted', align: 'center' });
  });
}

function sleepCard(pen: Pen, box: Box): void {
  const room = card(pen, box, 'Sleep', 'sleep', NIGHT_DRAWINGS.moon);
  hint(pen, box, 'Shade the time asleep. Each box is an hour, its tick the half.');
  hourStrip(pen, { ...room, y: room.y + 12, height: 18 });
  const y = room.y + room.height - 1;
  const [total, longest, naps] = columns(room, 14, 1, 1, 1) as [Box, Box, Box];
  blank(pen, 'Asleep in all', total.x, y, total.width);
  blank(pen, 'Longest stretch', longest.x, y, longest.width);
  blank(pen, 'Naps', naps.x, y, naps.width);
}

function feedCard(pen: Pen, box: Box): void {
  const room = card(pen, box, 'Feeds', 'feed', MEAL_DRAWINGS.bottle);
  hint(pen, box, 'Minutes at each side, or what was in the bottle.');
  const head = [
    { title: 'Began', share: 17 },
    { title: 'Left', share: 13 },
    { title: 'Right', share: 13 },
    { title: 'Bottle', share: 17 },
    { title: 'Note', share: 40 },
  ];
  grid(pen, { ...room, height: room.height - 20 }, 'feed', head, ENTRIES);
  const y = room.y + room.height;
  blank(pen, 'Feeds', room.x, y, room.width * 0.28);
  blank(pen, 'Minutes', room.x + room.width * 0.33, y, room.width * 0.28);
  blank(pen, 'From bottles', room.x + room.width * 0.66, y, room.width * 0.34);
}

function diaperCard(pen: Pen, box: Box): void {
  const room = card(pen, box, 'Diapers', 'diaper', CARE_DRAWINGS.diaper);
  const head = [
    { title: 'Time', share: 26 },
    { title: 'Wet', share: 16, circles: 1 },
    { title: 'Dirty', share: 16, circles: 1 },
    { title: 'Color, note', share: 42 },
  ];
  grid(pen, { ...room, height: room.height - 20 }, 'diaper', head, ENTRIES);
  const y = room.y + room.height;
  blank(pen, 'Wet', room.x, y, room.width * 0.45);
  blank(pen, 'Dirty', room.x + room.width * 0.55, y, room.width * 0.45);
}
