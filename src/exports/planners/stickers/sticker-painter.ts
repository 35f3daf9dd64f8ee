import { INKS } from '#exports/planners/drawings/inks.ts';
import { withDensity } from './png-density.ts';
import { EDGE, type Sticker } from './sticker.ts';
import { DPI, type PlacedSticker } from './sticker-sheets.ts';

/** The display face of the app where the page has it, and a serif of the device elsewhere. */
const FACE = '"Wee Display", Georgia, serif';

/** The letters that words are painted with, ready before the first of them. */
export async function loadLetters(): Promise<void> {
  // Offline and not yet cached is no reason to sell no stickers: Georgia is there.
  await document.fonts.load(`560 40px ${FACE}`).catch(() => []);
}

/** A transparent canvas of its own. */
export function newCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context)
    throw new Error('This browser has no memory left for a drawing. Close a few tabs and try again.');
  return context;
}

/** Paints a sticker in the middle of its cell: its white edge first, then itself. */
export function paintSticker(
  context: CanvasRenderingContext2D,
  { sticker, x, y, width, height, scale }: PlacedSticker,
): void {
  context.save();
  context.translate(x + (width - sticker.width * scale) / 2, y + (height - sticker.height * scale) / 2);
  context.scale(scale, scale);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  paintEdge(context, sticker);
  for (const { path, fill, line, width: pen = 0 } of sticker.shapes) {
    const outline = new Path2D(path);
    if (fill) {
      context.fillStyle = INKS[fill];
      context.fill(outline);
    }
    if (line) {
      context.strokeStyle = INKS[line];
      context.lineWidth = pen;
      context.stroke(outline);
    }
  }
  paintWords(context, sticker);
  context.restore();
}

function paintEdge(context: CanvasRenderingContext2D, { shapes }: Sticker): void {
  context.fillStyle = INKS.white;
  context.strokeStyle = INKS.white;
  for (const { path, fill, width: pen = 0 } of shapes) {
    const outline = new Path2D(path);
    context.lineWidth = pen + 2 * EDGE;
    context.stroke(outline);
    if (fill) context.fill(outline);
  }
}

function paintWords(context: CanvasRenderingContext2D, { words }: Sticker): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { words: text, x, y, size, ink, room } of words) {
    context.font = `560 ${size}px ${FACE}`;
    context.fillStyle = INKS[ink];
    context.fillText(text, x, y, room);
  }
}

/** The picture as a PNG that knows it has 300 pixels an inch; the canvas gives its memory back. */
export async function pngOf({ canvas }: CanvasRenderingContext2D): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  canvas.width = 0;
  if (!blob)
    throw new Error('This browser has no memory left for a drawing. Close a few tabs and try again.');
  return withDensity(new Uint8Array(await blob.arrayBuffer()), DPI);
}
