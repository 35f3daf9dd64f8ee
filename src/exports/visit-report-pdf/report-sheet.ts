import { textLine } from '#exports/pdf/blocks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import { footBlock, headBlock, roomAbove, type Sheet, sheetFor } from '#exports/pdf/report-frame.ts';
import { type Block, stack } from '#exports/pdf/stack.ts';

/** The name of the baby and the period, for the head of a page. */
export interface Owner {
  name: string;
  period: string;
}

/** The space between the content of a page and its foot, in points. */
const ABOVE_FOOT = 7.3;

/** Makes a sheet in the paper size of the reader's country. */
export function visitSheet({ locale }: Reader): Sheet {
  return sheetFor(locale, { margin: 40, top: 28, bottom: 24 });
}

/** Returns the height in points that remains for the content of a page after the first `used` points. */
export function roomBelow(used: number, reader: Reader, sheet: Sheet): number {
  return roomAbove(footOfPage(reader, sheet, 1, 1), sheet) - ABOVE_FOOT - used;
}

export function reportHead(sheet: Sheet, title: string): Block {
  return headBlock(sheet.inner, { text: title, size: 10.5, color: INK.text, bold: true });
}

/** Makes the head of a page after the first. It has the baby's name. */
export function nextPageHead(sheet: Sheet, title: string, { name, period }: Owner): Block {
  const { inner: width } = sheet;
  return stack([
    reportHead(sheet, title),
    textLine(
      { width, height: 31, baseline: 17 },
      { text: name, size: 11, color: INK.text, bold: true, maxWidth: width * 0.6 },
      { text: period, size: 9.5, color: INK.muted, maxWidth: width * 0.38 },
    ),
  ]);
}

/** Makes the foot of a page. It says that the report is not a diagnosis, and has the page number. */
export function footOfPage({ words }: Reader, { inner: width }: Sheet, page: number, pages: number): Block {
  const { visit } = words.report;
  const look = { size: 8, color: INK.muted };
  return footBlock(
    width,
    textLine(
      { width, height: 9.2, baseline: 7.4 },
      { ...look, text: visit.notADiagnosis },
      { ...look, text: visit.page(page, pages) },
    ),
  );
}
