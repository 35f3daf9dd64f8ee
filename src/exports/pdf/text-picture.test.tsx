import { afterEach, expect, test, vi } from 'vitest';
import { pictureOfText } from './text-picture.ts';

/**
 * Replaces the canvas, which jsdom does not have, and records the settings for each text. Every text measures `width`.
 */
function watchBrush(width: number) {
  const written: { text: string; direction: string; textAlign: string }[] = [];
  const brush = {
    direction: 'inherit',
    textAlign: 'start',
    measureText: () => ({
      width,
      actualBoundingBoxLeft: 0,
      actualBoundingBoxRight: width,
      actualBoundingBoxAscent: width,
      actualBoundingBoxDescent: 0,
    }),
    fillText(text: string) {
      written.push({ text, direction: this.direction, textAlign: this.textAlign });
    },
  };
  const { prototype } = HTMLCanvasElement;
  vi.spyOn(prototype, 'getContext').mockReturnValue(brush as never);
  vi.spyOn(prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
    // Browsers return `data:,` for a canvas without a pixel.
    return this.width && this.height ? 'data:image/png;base64,AA' : 'data:,';
  });
  return written;
}

afterEach(() => vi.restoreAllMocks());

test.each([
  ['האם ויטמין D?', 'rtl'],
  ['«نوم» — 3 h', 'rtl'],
  ['3 × خواب', 'rtl'],
  ['Vitamin D, ויטמין?', 'ltr'],
  ['🍼 4 oz', 'ltr'],
])('pictureOfText draws “%s” in the direction %s, from its left edge', (text, direction) => {
  const written = watchBrush(100);
  pictureOfText({ mark: 'text', text, x: 0, y: 0, size: 9, color: '#000' });
  expect(written).toEqual([{ text, direction, textAlign: 'left' }]);
});

test('pictureOfText makes a picture even of a text without visible characters', () => {
  watchBrush(0);
  const picture = pictureOfText({ mark: 'text', text: '\u2060', x: 0, y: 0, size: 0, color: '#000' });
  expect(picture.dataUrl).toBe('data:image/png;base64,AA');
});
