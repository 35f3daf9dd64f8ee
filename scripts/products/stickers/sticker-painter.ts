import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { INKS } from '#products/drawings/inks.ts';
import { encodePng } from './encode-png.ts';
import { EDGE, type Sticker } from './sticker.ts';
import { DPI, type PlacedSticker } from './sticker-sheets.ts';

/** The display face of the app. */
const FACE = 'Wee Display';
const FACE_FILE = fileURLToPath(new URL('../../../src/styles/fonts/wee-display.woff2', import.meta.url));

if (!GlobalFonts.registerFromPath(FACE_FILE, FACE)) throw new Error(`${FACE_FILE} is not a font.`);

/** Paints `stickers` on a transparent ground, as a PNG at 300 dpi. The size is in pixels. */
export function pngOf(
  { width, height }: { width: number; height: number },
  stickers: readonly PlacedSticker[],
): Uint8Array {
  const context = createCanvas(width, height).getContext('2d');
  for (const sticker of stickers) paintSticker(context, sticker);
  return encodePng(context.getImageData(0, 0, width, height), DPI);
}

/** Paints a sticker in the middle of its cell: first its white edge, then the sticker. */
function paintSticker(context: SKRSContext2D, { sticker, x, y, width, height, scale }: PlacedSticker): void {
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

function paintEdge(context: SKRSContext2D, { shapes }: Sticker): void {
  context.fillStyle = INKS.white;
  context.strokeStyle = INKS.white;
  for (const { path, fill, width: pen = 0 } of shapes) {
    const outline = new Path2D(path);
    context.lineWidth = pen + 2 * EDGE;
    context.stroke(outline);
    if (fill) context.fill(outline);
  }
}

function paintWords(context: SKRSContext2D, { words }: Sticker): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { words: text, x, y, size, ink, room } of words) {
    context.font = `560 ${size}px "${FACE}"`;
    context.fillStyle = INKS[ink];
    context.fillText(text, x, y, room);
  }
}
