import { aboutCallList, callList } from '#products/call-list.ts';
import { CARE_DRAWINGS } from '#products/drawings/care-drawings.ts';
import type { Pen } from './pdf-pen.ts';
import {
  blank,
  card,
  checkLines,
  HEADING_HEIGHT,
  heading,
  pill,
  pillsAtRight,
  writingLines,
} from './pieces.ts';
import { numbers, type PlannerPage, pageId, VISITS } from './planner-page.ts';
import { type Box, below, columns, rows, type Sheet } from './sheet.ts';

const ROW = 56;

/** Makes a list of visits, a page for each visit, and a page of the signs to call about without waiting for a visit. */
export function visitPages(): PlannerPage[] {
  return [listPage(), ...numbers(VISITS).map(visitPage), callPage()];
}

function rowOf({ body }: Sheet, visit: number): Box {
  return { ...body, y: body.y + HEADING_HEIGHT + 26 + (visit - 1) * ROW, height: ROW };
}

function drawList(pen: Pen, sheet: Sheet): void {
  const { body } = sheet;
  pen.drawing(CARE_DRAWINGS.doctor, body.x + body.width - 40, body.y - 4, 40);
  const words =
    'Write the next visit down as soon as you have it, and a question when it comes to you at night.';
  pen.text(words, body.x, body.y + HEADING_HEIGHT + 4, { size: 8.5, ink: 'textMuted' });
  for (const visit of numbers(VISITS)) {
    const { x, y, width } = rowOf(sheet, visit);
    pen.box({ x, y: y + 9, width: 30, height: 30 }, { fill: 'accentSoft', radius: 15 });
    const style = { face: 'display', size: 14, ink: 'accent', align: 'center' } as const;
    pen.text(String(visit), x + 15, y + 28.5, style);
    blank(pen, 'Date, time', x + 42, y + 32, 140);
    blank(pen, 'Age', x + 194, y + 32, 80);
    blank(pen, 'With', x + 286, y + 32, width - 286);
  }
}

function listPage(): PlannerPage {
  return {
    id: 'visits',
    tab: 'visits',
    outline: 'Visits',
    draw(pen, sheet) {
      drawList(pen, sheet);
      heading(pen, sheet, 'With the pediatrician', 'Visits');
      for (const visit of numbers(VISITS)) {
        const { x, y } = rowOf(sheet, visit);
        pen.link({ x, y: y + 7, width: 34, height: 34 }, pageId.visit(visit));
      }
      const { y } = rowOf(sheet, VISITS + 1);
      pill(pen, 'When to call', { x: sheet.body.x, y: y + 12, width: 96 }, 'call');
    },
  };
}

function drawVisit(pen: Pen, { body }: Sheet): void {
  const top = body.y + HEADING_HEIGHT + 8;
  const [date, age, who] = columns(body, 14, 36, 22, 42) as [Box, Box, Box];
  blank(pen, 'Date, time', date.x, top, date.width);
  blank(pen, 'Age', age.x, top, age.width);
  blank(pen, 'With', who.x, top, who.width);
  const measures = columns(body, 14, 1, 1, 1) as [Box, Box, Box];
  ['Weight', 'Length', 'Head'].forEach((word, index) => {
    const { x, width } = measures[index] as Box;
    blank(pen, word, x, top + 26, width);
  });
  const [ask, told, after] = rows(below(body, HEADING_HEIGHT + 46), 10, 38, 36, 26) as [Box, Box, Box];
  checkLines(pen, card(pen, ask, 'To ask'), [], 21);
  writingLines(pen, card(pen, told, 'What we heard'), 21);
  const [vaccines, next] = columns(after, 10, 1, 1) as [Box, Box];
  writingLines(pen, card(pen, vaccines, 'Vaccines, medicine, dose'), 21);
  checkLines(pen, card(pen, next, 'To do until next time'), [], 21);
}

function visitPage(visit: number): PlannerPage {
  return {
    id: pageId.visit(visit),
    tab: 'visits',
    draw(pen, sheet) {
      pen.repeat('visit', () => drawVisit(pen, sheet));
      heading(pen, sheet, 'With the pediatrician', `Visit ${visit}`);
      pillsAtRight(pen, sheet, sheet.body.y + 16, 62, [
        ...(visit > 1
          ? [{ words: `Visit ${visit - 1}`, to: pageId.visit(visit - 1), arrow: 'back' as const }]
          : []),
        { words: 'All visits', to: 'visits' },
        { words: 'Growth', to: 'growth' },
        ...(visit < VISITS
          ? [{ words: `Visit ${visit + 1}`, to: pageId.visit(visit + 1), arrow: 'on' as const }]
          : []),
      ]);
    },
  };
}

function drawCall(pen: Pen, { body }: Sheet): void {
  let y = body.y + HEADING_HEIGHT + 6;
  for (const { title, signs } of callList()) {
    pen.box({ x: body.x, y: y - 10, width: body.width, height: 19 }, { fill: 'surfaceSunken', radius: 6 });
    pen.text(title, body.x + 9, y + 3, { face: 'strong', size: 9.5, ink: 'accent' });
    y += 22;
    for (const sign of signs) {
      pen.box({ x: body.x + 9, y: y - 4.6, width: 3.4, height: 3.4 }, { fill: 'lamp', radius: 1.7 });
      y += pen.paragraph(sign, body.x + 19, y, body.width - 24, { size: 10 }) + 4;
    }
    y += 10;
  }
  pen.paragraph(aboutCallList(), body.x, y + 2, body.width, { size: 7.5, ink: 'textMuted' });
}

function callPage(): PlannerPage {
  return {
    id: 'call',
    tab: 'visits',
    outline: 'When to call',
    draw(pen, sheet) {
      drawCall(pen, sheet);
      heading(pen, sheet, 'Day or night', 'When to call');
      pillsAtRight(pen, sheet, sheet.body.y + 16, 76, [
        { words: 'Phone numbers', to: 'baby' },
        { words: 'Visits', to: 'visits' },
      ]);
    },
  };
}
