import { FIRSTS_DRAWINGS } from '#products/drawings/firsts-drawings.ts';
import type { Pen } from './pdf-pen.ts';
import { card, grid, HEADING_HEIGHT, heading, hint, pillsAtRight } from './pieces.ts';
import type { PlannerPage } from './planner-page.ts';
import { type Box, below, inset, rows, type Sheet } from './sheet.ts';

/**
 * The axis of a growth chart. Its range covers the first year from the 1st to the 99th percentile, and babies born some
 * weeks early.
 */
interface Axis {
  title: string;
  from: number;
  to: number;
  step: number;
  /** The same axis in the other unit. `per` is the number of other units in one `unit`. */
  other: { per: number; unit: string; from: number; to: number; step: number };
  unit: string;
}

export const KG: Axis = {
  title: 'Weight',
  unit: 'kg',
  from: 1,
  to: 13,
  step: 1,
  other: { per: 2.2046226, unit: 'lb', from: 3, to: 28, step: 1 },
};
export const LENGTH_CM: Axis = {
  title: 'Length',
  unit: 'cm',
  from: 40,
  to: 85,
  step: 5,
  other: { per: 1 / 2.54, unit: 'in', from: 16, to: 33, step: 1 },
};
export const HEAD_CM: Axis = {
  title: 'Head',
  unit: 'cm',
  from: 28,
  to: 50,
  step: 2,
  other: { per: 1 / 2.54, unit: 'in', from: 12, to: 19, step: 1 },
};

/**
 * Makes a page to log measures, and empty charts. The charts do not have the WHO curves, because their license (CC
 * BY-NC-SA) forbids selling them, and the planner is sold.
 */
export function growthPages(): PlannerPage[] {
  return [
    growthPage('growth', 'Weight, length and head', 'Growth', drawLog),
    growthPage('growth-weight', 'Growth', 'Weight', drawWeight),
    growthPage('growth-length', 'Growth', 'Length and head', drawLengths),
  ];
}

function growthPage(
  id: string,
  above: string,
  title: string,
  drawRest: (pen: Pen, sheet: Sheet) => void,
): PlannerPage {
  return {
    id,
    tab: 'growth',
    ...(id === 'growth' && { outline: title }),
    draw(pen, sheet) {
      drawRest(pen, sheet);
      heading(pen, sheet, above, title);
      const ways = [
        { words: 'Log', to: 'growth' },
        { words: 'Weight', to: 'growth-weight' },
        { words: 'Length, head', to: 'growth-length' },
      ];
      pillsAtRight(
        pen,
        sheet,
        sheet.body.y + 16,
        76,
        ways.filter(({ to }) => to !== id),
      );
    },
  };
}

function drawLog(pen: Pen, { body }: Sheet): void {
  const head = [
    { title: 'Date', share: 15 },
    { title: 'Age', share: 12 },
    { title: 'Weight', share: 16 },
    { title: 'Length', share: 13 },
    { title: 'Head', share: 13 },
    { title: 'Percentiles, scale, who measured', share: 31 },
  ];
  const table = below(body, HEADING_HEIGHT);
  grid(pen, { ...table, height: table.height - 28 }, 'growth', head, 22);
  pen.drawing(FIRSTS_DRAWINGS.scale, body.x, body.y + body.height - 23, 24);
  const advice =
    'Weigh on the same scale, without a diaper, and before a feed where you can: then two weighings compare.';
  pen.text(advice, body.x + 32, body.y + body.height - 8, { size: 8, ink: 'textMuted' });
}

function drawWeight(pen: Pen, { body }: Sheet): void {
  chart(pen, below(body, HEADING_HEIGHT), KG);
}

function drawLengths(pen: Pen, { body }: Sheet): void {
  const [length, head] = rows(below(body, HEADING_HEIGHT), 12, 55, 45) as [Box, Box];
  chart(pen, length, LENGTH_CM);
  chart(pen, head, HEAD_CM);
}

/** Draws an empty chart of the first year, with months below and a unit at each side. */
function chart(pen: Pen, box: Box, axis: Axis): void {
  const room = card(pen, box, axis.title, 'growth');
  hint(pen, box, 'A dot for each measure at its age, then join the dots.');
  const plot = inset({ ...room, height: room.height - 24 }, 22, 12);
  const weeks = 52;
  const x = (week: number) => plot.x + (plot.width * week) / weeks;
  const y = (value: number) => plot.y + plot.height * (1 - (value - axis.from) / (axis.to - axis.from));
  for (let week = 0; week <= weeks; week += 1) {
    pen.line(x(week), plot.y, x(week), plot.y + plot.height, { ink: 'surfaceSunken', width: 0.4 });
  }
  for (let value = axis.from; value <= axis.to + 0.001; value += axis.step / 5) {
    pen.line(plot.x, y(value), plot.x + plot.width, y(value), { ink: 'surfaceSunken', width: 0.4 });
  }
  const name = { size: 7.5, ink: 'textMuted' } as const;
  for (let month = 0; month <= 12; month += 1) {
    const at = x((month * weeks) / 12);
    pen.line(at, plot.y, at, plot.y + plot.height, { ink: 'line', width: 0.8 });
    pen.text(String(month), at, plot.y + plot.height + 12, { ...name, align: 'center' });
  }
  for (let value = axis.from; value <= axis.to; value += axis.step) {
    pen.line(plot.x, y(value), plot.x + plot.width, y(value), { ink: 'line', width: 0.8 });
    pen.text(String(value), plot.x - 5, y(value) + 2.5, { ...name, align: 'right' });
  }
  for (let value = axis.other.from; value <= axis.other.to; value += axis.other.step) {
    const at = y(value / axis.other.per);
    pen.line(plot.x + plot.width, at, plot.x + plot.width + 3, at, { ink: 'lineStrong' });
    pen.text(String(value), plot.x + plot.width + 6, at + 2.5, name);
  }
  pen.text(axis.unit, plot.x - 5, plot.y - 6, { ...name, face: 'strong', align: 'right' });
  pen.text(axis.other.unit, plot.x + plot.width + 6, plot.y - 6, { ...name, face: 'strong' });
  pen.text('Age in months', plot.x + plot.width / 2, plot.y + plot.height + 24, { ...name, align: 'center' });
  pen.box(plot, { line: 'lineStrong', width: 0.8 });
}
