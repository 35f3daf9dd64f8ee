import { FIRSTS_DRAWINGS } from '#products/drawings/firsts-drawings.ts';
import type { Pen } from './pdf-pen.ts';
import { blank, HEADING_HEIGHT, heading, kicker, pill, pillsAtRight, writingLines } from './pieces.ts';
import { NOTE_PAGES, numbers, type PlannerPage, pageId } from './planner-page.ts';
import { type Box, below, columns, type Sheet } from './sheet.ts';

const FIRSTS = [
  'Coming home',
  'First bath',
  'First walk outside',
  'Looked back at us',
  'First smile',
  'First laugh',
  'Held up the head',
  'Found the hands',
  'Rolled over',
  'Slept through',
  'First taste of food',
  'First tooth',
  'Sat alone',
  'Crawled',
  'Stood up',
  'Waved goodbye',
  'First word',
  'First steps',
];
const FIRSTS_ROW = 55;
const LINED_PAGES = NOTE_PAGES / 2;
const DOT_STEP = 16;

/** Makes the page for the baby's firsts, then pages for notes: half of them lined, half dotted. */
export function notePages(): PlannerPage[] {
  return [firstsPage(), ...numbers(NOTE_PAGES).map(notePage)];
}

function drawFirsts(pen: Pen, { body }: Sheet): void {
  pen.drawing(FIRSTS_DRAWINGS.footprints, body.x + body.width - 44, body.y - 6, 44);
  const sides = columns(body, 24, 1, 1);
  FIRSTS.forEach((first, index) => {
    const { x, width } = sides[index % 2] as Box;
    const y = body.y + HEADING_HEIGHT + 14 + Math.floor(index / 2) * FIRSTS_ROW;
    pen.text(first, x, y, { face: 'display', size: 13, ink: 'accent' });
    blank(pen, 'Date', x, y + 19, width * 0.42);
    pen.line(x + width * 0.46, y + 21, x + width, y + 21);
  });
}

function notesTop({ body }: Sheet): number {
  return body.y + HEADING_HEIGHT + 14 + (FIRSTS.length / 2) * FIRSTS_ROW + 24;
}

function firstsPage(): PlannerPage {
  return {
    id: 'notes',
    tab: 'notes',
    outline: 'Firsts and notes',
    draw(pen, sheet) {
      drawFirsts(pen, sheet);
      heading(pen, sheet, 'To keep', 'Firsts and notes');
      const { body } = sheet;
      const top = notesTop(sheet);
      kicker(pen, 'Lined', body.x, top + 13);
      kicker(pen, 'Dotted', body.x, top + 43);
      const width = (body.width - 60) / LINED_PAGES;
      for (const note of numbers(NOTE_PAGES)) {
        const [line, place] = note <= LINED_PAGES ? [0, note - 1] : [1, note - 1 - LINED_PAGES];
        const box = { x: body.x + 60 + place * width, y: top + line * 30, width: width - 6 };
        pill(pen, `Notes ${note}`, box, pageId.note(note));
      }
    },
  };
}

function notePage(note: number): PlannerPage {
  return {
    id: pageId.note(note),
    tab: 'notes',
    draw(pen, sheet) {
      if (note <= LINED_PAGES) pen.repeat('lined', () => drawLines(pen, sheet));
      else pen.repeat('dotted', () => drawDots(pen, sheet));
      heading(pen, sheet, 'To keep', `Notes ${note}`);
      pillsAtRight(pen, sheet, sheet.body.y + 16, 70, [
        ...(note > 1
          ? [{ words: `Notes ${note - 1}`, to: pageId.note(note - 1), arrow: 'back' as const }]
          : []),
        { words: 'All notes', to: 'notes' },
        ...(note < NOTE_PAGES
          ? [{ words: `Notes ${note + 1}`, to: pageId.note(note + 1), arrow: 'on' as const }]
          : []),
      ]);
    },
  };
}

function drawLines(pen: Pen, { body }: Sheet): void {
  writingLines(pen, below(body, HEADING_HEIGHT), 22);
}

/** Draws a grid of dots. A line of length zero with a round pen is a dot. */
function drawDots(pen: Pen, { body }: Sheet): void {
  for (let y = body.y + HEADING_HEIGHT + 4; y <= body.y + body.height; y += DOT_STEP) {
    for (let x = body.x; x <= body.x + body.width; x += DOT_STEP) {
      pen.line(x, y, x, y, { ink: 'lineStrong', width: 1.4 });
    }
  }
}
