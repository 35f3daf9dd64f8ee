import { bytesOf, newPdf } from './new-pdf.ts';
import { dayPages } from './pages/day-pages.ts';
import { coverPage, openingPages } from './pages/front-pages.ts';
import { growthPages } from './pages/growth-pages.ts';
import { indexPage } from './pages/index-page.ts';
import { monthPage } from './pages/month-pages.ts';
import { notePages } from './pages/note-pages.ts';
import { type Pen, penOn } from './pages/pdf-pen.ts';
import { MONTHS, numbers, type PlannerPage } from './pages/planner-page.ts';
import { type PlannerFormat, type Sheet, sheetOf } from './pages/sheet.ts';
import { drawTabs, lightTab } from './pages/tabs.ts';
import { trackerPages } from './pages/tracker-pages.ts';
import { visitPages } from './pages/visit-pages.ts';
import { weekPages } from './pages/week-pages.ts';

const IDS: Record<PlannerFormat, string> = {
  tablet: '5E1EC0DE000000000000000000000001',
  letter: '5E1EC0DE000000000000000000000002',
  a4: '5E1EC0DE000000000000000000000003',
};

/**
 * Makes the Planner Kit: an undated year as a PDF whose tabs and numbers are links. The pages for a tablet are upright,
 * 3:4. A hand holds a tablet upright, a day is a long list, and paper can have the same layout. Letter and A4 have
 * margins for printer and punch.
 */
export function makePlannerKit(format: PlannerFormat): Uint8Array {
  const sheet = sheetOf(format);
  const doc = newPdf({
    title: 'Wee Hours Planner Kit',
    subject: 'An undated, hyperlinked baby planner',
    size: [sheet.width, sheet.height],
    id: IDS[format],
  });
  doc.setDisplayMode('fullpage', 'single');
  doc.viewerPreferences({ DisplayDocTitle: true });
  const pages = allPages();
  const numberOf = new Map(pages.map(({ id }, index) => [id, index + 1]));
  const pen = penOn(doc, (id) => {
    const number = numberOf.get(id);
    if (number === undefined) throw new Error(`no page is called ${id}`);
    return number;
  });
  for (const page of pages) {
    if (page !== pages[0]) doc.addPage();
    drawPage(page, pen, sheet);
    if (page.outline) doc.outline.add(null, page.outline, { pageNumber: doc.getNumberOfPages() });
  }
  return bytesOf(doc);
}

/** Makes every page, in the order of the file. */
function allPages(): PlannerPage[] {
  return [
    coverPage(),
    indexPage(),
    ...openingPages(),
    ...numbers(MONTHS).flatMap((month) => [monthPage(month), ...weekPages(month), ...dayPages(month)]),
    ...trackerPages('feeding'),
    ...trackerPages('diapers'),
    ...trackerPages('sleep'),
    ...growthPages(),
    ...visitPages(),
    ...notePages(),
  ];
}

function drawPage(page: PlannerPage, pen: Pen, sheet: Sheet): void {
  if (page.tab !== undefined) pen.repeat('paper', () => drawPaper(pen, sheet));
  page.draw(pen, sheet);
  if (page.tab !== undefined) lightTab(pen, sheet, page);
}

function drawPaper(pen: Pen, sheet: Sheet): void {
  if (!sheet.printed) {
    pen.box({ x: 0, y: 0, width: sheet.width, height: sheet.height }, { fill: 'surfaceRaised' });
  }
  drawTabs(pen, sheet);
}
