import { jsPDF } from 'jspdf';
import { type OnProgress, slices } from '#exports/slices.ts';
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

const NAMES: Record<PlannerFormat, string> = {
  tablet: 'wee-hours-planner.pdf',
  letter: 'wee-hours-planner-letter.pdf',
  a4: 'wee-hours-planner-a4.pdf',
};

/** In how many steps the text that jsPDF gives becomes bytes. */
const FILE_PARTS = 12;

/**
 * The Planner Kit: an undated year as a PDF whose tabs and numbers jump. Upright 3:4 for a tablet, since it is held in
 * one hand, a day is a long list, and the same layout then prints; or Letter or A4 with margins for printer and punch.
 * Works in slices and says how far it is; nothing is fetched and nothing can fail but for want of memory.
 */
export async function makePlannerKit(
  onProgress: OnProgress,
  format: PlannerFormat = 'tablet',
): Promise<File> {
  const sheet = sheetOf(format);
  const doc = new jsPDF({ unit: 'pt', format: [sheet.width, sheet.height], floatPrecision: 2 });
  describe(doc);
  const pages = allPages();
  const numberOf = new Map(pages.map(({ id }, index) => [id, index + 1]));
  const pen = penOn(doc, (id) => {
    const number = numberOf.get(id);
    if (number === undefined) throw new Error(`no page is called ${id}`);
    return number;
  });
  const rest = slices(pages.length + FILE_PARTS, onProgress);
  for (const page of pages) {
    if (page !== pages[0]) doc.addPage();
    drawPage(page, pen, sheet);
    if (page.outline) doc.outline.add(null, page.outline, { pageNumber: doc.getNumberOfPages() });
    await rest();
  }
  const parts: BlobPart[] = [];
  const text = doc.output();
  for (let part = 0; part < FILE_PARTS; part += 1) {
    parts.push(bytesOf(text, part));
    await rest();
  }
  return new File(parts, NAMES[format], { type: 'application/pdf' });
}

/** One of {@link FILE_PARTS} parts of a text whose characters are bytes. */
function bytesOf(text: string, part: number): Uint8Array<ArrayBuffer> {
  const from = Math.floor((text.length * part) / FILE_PARTS);
  const to = Math.floor((text.length * (part + 1)) / FILE_PARTS);
  return Uint8Array.from({ length: to - from }, (_, index) => text.charCodeAt(from + index));
}

/** Every page in the order of the file. */
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

function describe(doc: jsPDF): void {
  doc.setProperties({
    title: 'Wee Hours Planner Kit',
    author: 'Wee Hours',
    subject: 'An undated, hyperlinked baby planner',
    creator: 'Wee Hours',
  });
  doc.setLanguage('en-US');
  doc.setDisplayMode('fullpage', 'single');
  doc.viewerPreferences({ DisplayDocTitle: true });
}
