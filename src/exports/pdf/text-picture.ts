import type { TextMark } from './page-marks.ts';

/** A text as a picture: PNG, its size in points, and how far the text's baseline lies below its top. */
export interface TextPicture {
  dataUrl: string;
  width: number;
  height: number;
  baseline: number;
}

/** Pixels to a point: crisp at arm's length from any printer. */
const SCALE = 4;

/** Draws a text with the fonts of the system, which know every script and shape it. Needs a browser. */
export function pictureOfText({ text, size, color, bold }: TextMark): TextPicture {
  const canvas = document.createElement('canvas');
  const brush = brushOf(canvas, size, color, bold);
  const measured = brush.measureText(text);
  const air = size * SCALE * 0.1;
  const ascent = measured.actualBoundingBoxAscent + air;
  const left = Math.max(0, measured.actualBoundingBoxLeft);
  canvas.width = Math.ceil(left + Math.max(measured.width, measured.actualBoundingBoxRight));
  canvas.height = Math.ceil(ascent + measured.actualBoundingBoxDescent + air);
  // A canvas that changes its size forgets what it was told.
  brushOf(canvas, size, color, bold).fillText(text, left, ascent);
  return {
    dataUrl: canvas.toDataURL('image/png'),
    width: canvas.width / SCALE,
    height: canvas.height / SCALE,
    baseline: ascent / SCALE,
  };
}

function brushOf(
  canvas: HTMLCanvasElement,
  size: number,
  color: string,
  bold = false,
): CanvasRenderingContext2D {
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser has no canvas to draw the text on.');
  brush.font = `${bold ? 'bold ' : ''}${size * SCALE}px system-ui, sans-serif`;
  brush.fillStyle = color;
  brush.textBaseline = 'alphabetic';
  return brush;
}
