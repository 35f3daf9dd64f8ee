import { markIn } from './drawings/night-drawings.ts';
import { bytesOf, newPdf } from './new-pdf.ts';
import { dayLog } from './pages/day-log.ts';
import { penOn } from './pages/pdf-pen.ts';
import { HEADING_HEIGHT, heading } from './pages/pieces.ts';
import { below, sheetOf } from './pages/sheet.ts';

/** Makes the free sample: one day of the Planner Kit on a Letter page that also prints on A4. */
export function makeDaySample(): Uint8Array {
  const sheet = sheetOf('letter');
  const { body: planned, tabs } = sheet;
  const doc = newPdf({
    title: 'A day with your baby',
    size: [sheet.width, sheet.height],
    id: '5E1EC0DE000000000000000000000004',
    compress: true,
  });
  const pen = penOn(doc, () => 1);
  // The page has no tabs, so the day also takes the width of the tabs. The day is less high, which leaves room for the
  // line below it.
  const body = { ...planned, width: tabs.x + tabs.width - planned.x - 10, height: planned.height - 22 };
  heading(pen, { ...sheet, body }, 'A free page of the Planner Kit', 'A day');
  pen.drawing(markIn('accent'), body.x + body.width - 40, body.y - 2, 38);
  dayLog(pen, below(body, HEADING_HEIGHT - 2));
  const line =
    'Print it as often as you like. The Planner Kit has a year of them, with weeks, months and trackers.';
  pen.text(line, body.x, body.y + body.height + 18, { size: 8, ink: 'textMuted' });
  pen.text('Wee Hours', body.x + body.width, body.y + body.height + 18, {
    face: 'display',
    size: 11,
    ink: 'accent',
    align: 'right',
  });
  return bytesOf(doc);
}
