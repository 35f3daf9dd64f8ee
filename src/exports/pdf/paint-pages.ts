import { jsPDF } from 'jspdf';
import { drawable, type Lettering, NOTO, prepareLettering } from './lettering.ts';
import type { Mark, Page, TextMark } from './page-marks.ts';
import { pictureOfText } from './text-picture.ts';

/** The metadata of a PDF. */
export interface Colophon {
  title: string;
  subject: string;
  /** BCP 47. */
  locale: string;
  /** Epoch milliseconds. */
  madeAt: number;
}

/**
 * Paints pages into a PDF and returns its bytes. The output is deterministic: it depends only on pages and colophon,
 * not on a clock or on random values. `drawPicture` draws texts that no available font can render. `rest` keeps the app
 * responsive. It is awaited twice for each page and once before the conversion to bytes.
 */
export async function paintPages(
  pages: readonly Page[],
  colophon: Colophon,
  drawPicture: typeof pictureOfText = pictureOfText,
  rest: () => Promise<void> = async () => {},
): Promise<ArrayBuffer> {
  const [first] = pages;
  if (!first) throw new Error('A document has at least one page.');
  const doc = new jsPDF({
    unit: 'pt',
    format: [first.width, first.height],
    putOnlyUsedFonts: true,
    precision: 3,
  });
  doc.setProperties({ title: colophon.title, subject: colophon.subject, creator: 'Wee Hours' });
  // jsPDF ignores most languages with a region, so the region is left out.
  doc.setLanguage(new Intl.Locale(colophon.locale).language as 'en');
  doc.viewerPreferences({ DisplayDocTitle: true });
  doc.setCreationDate(pdfDate(colophon.madeAt));
  doc.setFileId(fileId(colophon));
  const drawn: Mark[][] = [];
  for (const page of pages) {
    drawn.push(page.marks.map(asDrawn));
    await rest();
  }
  const texts = drawn.flat().flatMap((mark) => (mark.mark === 'text' ? [mark.text] : []));
  const lettering = await prepareLettering(doc, texts);
  for (const [index, page] of pages.entries()) {
    if (index > 0) doc.addPage([page.width, page.height]);
    for (const mark of drawn[index] ?? []) paint(doc, mark, lettering, drawPicture);
    await rest();
  }
  // jsPDF's own conversion to bytes would block the page until the whole file is converted.
  const file = doc.output();
  await rest();
  return bytesOf(file);
}

/** Converts a file to bytes. Each character of `file` is one byte. */
function bytesOf(file: string): ArrayBuffer {
  const bytes = new Uint8Array(file.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = file.charCodeAt(index);
  return bytes.buffer;
}

function asDrawn(mark: Mark): Mark {
  return mark.mark === 'text' ? { ...mark, text: drawable(mark.text) } : mark;
}

function paint(doc: jsPDF, mark: Mark, lettering: Lettering, drawPicture: typeof pictureOfText): void {
  switch (mark.mark) {
    case 'text':
      if (lettering.wayOf(mark.text) === 'picture') placePicture(doc, mark, drawPicture);
      else write(doc, mark, lettering);
      break;
    case 'box':
      doc.setFillColor(mark.fill ?? '#ffffff');
      doc.setDrawColor(mark.stroke ?? '#000000');
      doc.setLineWidth(0.6);
      doc.roundedRect(
        mark.x,
        mark.y,
        mark.width,
        mark.height,
        mark.radius ?? 0,
        mark.radius ?? 0,
        `${mark.fill ? 'F' : ''}${mark.stroke ? 'D' : ''}`,
      );
      break;
    case 'line':
      doc.setDrawColor(mark.color);
      doc.setLineWidth(mark.width);
      doc.line(...mark.from, ...mark.to);
      break;
    case 'path':
      drawPath(doc, mark.points, mark.color, mark.width);
      break;
    case 'circle':
      doc.setFillColor(mark.fill);
      doc.circle(mark.x, mark.y, mark.radius, 'F');
  }
}

function drawPath(doc: jsPDF, points: readonly [number, number][], color: string, width: number): void {
  const [first, ...rest] = points;
  if (!first) return;
  doc.setDrawColor(color);
  doc.setLineWidth(width);
  const steps = rest.map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? first;
    return [x - fromX, y - fromY];
  });
  doc.lines(steps, ...first);
}

function write(doc: jsPDF, mark: TextMark, lettering: Lettering): void {
  if (lettering.wayOf(mark.text) === 'noto') doc.setFont(NOTO, 'normal');
  else doc.setFont('helvetica', mark.bold ? 'bold' : 'normal');
  doc.setFontSize(mark.size);
  const width = doc.getTextWidth(mark.text);
  if (mark.maxWidth !== undefined && width > mark.maxWidth) {
    doc.setFontSize((mark.size * mark.maxWidth) / width);
  }
  doc.setTextColor(mark.color);
  doc.text(mark.text, mark.x, mark.y, { align: mark.align ?? 'left' });
}

function placePicture(doc: jsPDF, mark: TextMark, drawPicture: typeof pictureOfText): void {
  const picture = drawPicture(mark);
  const scale = Math.min(1, (mark.maxWidth ?? Infinity) / picture.width);
  const width = picture.width * scale;
  const x = mark.align === 'right' ? mark.x - width : mark.align === 'center' ? mark.x - width / 2 : mark.x;
  const y = mark.y - picture.baseline * scale;
  doc.addImage(picture.dataUrl, 'PNG', x, y, width, picture.height * scale, undefined, 'FAST');
}

/** Returns a PDF date in UTC. It is a text, because jsPDF would convert a `Date` to this device's zone. */
function pdfDate(at: number): string {
  return `D:${new Date(at).toISOString().slice(0, 19).replace(/\D/g, '')}+00'00'`;
}

/** Returns 32 hex digits, made of four FNV-1a hashes. They are deterministic but differ between documents. */
function fileId({ title, madeAt }: Colophon): string {
  return [1, 2, 3, 4]
    .map((round) => {
      let hash = 0x811c9dc5 ^ round;
      for (const character of `${round}${title}${madeAt}`) {
        hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
      }
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('')
    .toUpperCase();
}
