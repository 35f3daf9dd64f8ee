import type { TextMark } from './page-marks.ts';

/** A PNG of a text, with its size and the distance from its top to the baseline, in points. */
export interface TextPicture {
  dataUrl: string;
  width: number;
  height: number;
  baseline: number;
}

/** Pixels per point, enough for sharp text at reading distance. */
const SCALE = 4;

/** Draws a text with the system's fonts, which cover and shape every script. Needs a browser. */
export function pictureOfText(mark: TextMark): TextPicture {
  const canvas = document.createElement('canvas');
  const measured = brushOf(canvas, mark).measureText(mark.text);
  const air = mark.size * SCALE * 0.1;
  const ascent = measured.actualBoundingBoxAscent + air;
  const left = Math.max(0, measured.actualBoundingBoxLeft);
  // A text of invisible characters needs a picture too. Its picture is at least one pixel wide and high.
  canvas.width = Math.max(1, Math.ceil(left + Math.max(measured.width, measured.actualBoundingBoxRight)));
  canvas.height = Math.max(1, Math.ceil(ascent + measured.actualBoundingBoxDescent + air));
  // A canvas resets its settings when its size changes, so the brush is set again.
  brushOf(canvas, mark).fillText(mark.text, left, ascent);
  return {
    dataUrl: canvas.toDataURL('image/png'),
    width: canvas.width / SCALE,
    height: canvas.height / SCALE,
    baseline: ascent / SCALE,
  };
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Returns the direction of a text. Its first letter decides. The direction determines, for example, where a question
 * mark is drawn.
 */
function directionOf(text: string): 'ltr' | 'rtl' {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

function brushOf(canvas: HTMLCanvasElement, { text, size, color, bold }: TextMark): CanvasRenderingContext2D {
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser has no canvas to draw the text on.');
  brush.font = `${bold ? 'bold ' : ''}${size * SCALE}px system-ui, sans-serif`;
  brush.fillStyle = color;
  brush.textBaseline = 'alphabetic';
  brush.direction = directionOf(text);
  // The picture is placed by its left edge in both directions.
  brush.textAlign = 'left';
  return brush;
}
