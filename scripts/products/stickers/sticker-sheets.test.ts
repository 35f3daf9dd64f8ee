import { describe, expect, test } from 'vitest';
import { stepsOf } from '#products/drawings/drawn-path.ts';
import { EDGE, type Sticker } from './sticker.ts';
import { type PlacedSticker, SHEET, singleStickers, stickerSheets } from './sticker-sheets.ts';

const sheets = stickerSheets();

/** Returns the extent of a sticker with its ink and white edge, in the sticker's units. */
function reachOf({ shapes }: Sticker) {
  const edges = shapes.map(({ path, width = 0 }) => {
    const points = stepsOf(path).flatMap((step) => step.points);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const pen = width / 2 + EDGE;
    return [
      Math.min(...xs) - pen,
      Math.min(...ys) - pen,
      Math.max(...xs) + pen,
      Math.max(...ys) + pen,
    ] as const;
  });
  return {
    left: Math.min(...edges.map(([left]) => left)),
    top: Math.min(...edges.map(([, top]) => top)),
    right: Math.max(...edges.map(([, , right]) => right)),
    bottom: Math.max(...edges.map(([, , , bottom]) => bottom)),
  };
}

function overlap(one: PlacedSticker, other: PlacedSticker): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

describe.each(sheets.map((sheet) => [sheet.name, sheet] as const))('the sheet %s', (_, { stickers }) => {
  test('keeps every sticker on the paper, without overlaps', () => {
    stickers.forEach((one, index) => {
      expect(one.x).toBeGreaterThan(0);
      expect(one.y).toBeGreaterThan(0);
      expect(one.x + one.width).toBeLessThan(SHEET.width);
      expect(one.y + one.height).toBeLessThan(SHEET.height);
      for (const other of stickers.slice(index + 1)) expect(overlap(one, other)).toBe(false);
    });
  });

  test('has room for the ink and the white edge of every sticker', () => {
    for (const { sticker, width, height, scale } of stickers) {
      const { left, top, right, bottom } = reachOf(sticker);
      const [spareX, spareY] = [(width / scale - sticker.width) / 2, (height / scale - sticker.height) / 2];
      expect(left, sticker.name).toBeGreaterThanOrEqual(-spareX);
      expect(top, sticker.name).toBeGreaterThanOrEqual(-spareY);
      expect(right, sticker.name).toBeLessThanOrEqual(sticker.width + spareX);
      expect(bottom, sticker.name).toBeLessThanOrEqual(sticker.height + spareY);
    }
  });

  test('keeps the words of a sticker inside it', () => {
    for (const { sticker } of stickers) {
      for (const { x, y, size, room, words } of sticker.words) {
        expect(x - room / 2, words).toBeGreaterThan(0);
        expect(x + room / 2, words).toBeLessThan(sticker.width);
        expect(y - size / 2, words).toBeGreaterThan(0);
        expect(y + size / 2, words).toBeLessThan(sticker.height);
      }
    }
  });
});

test('singleStickers has every sticker exactly once', () => {
  const drawn = new Set(sheets.flatMap(({ stickers }) => stickers.map(({ sticker }) => sticker)));
  const singles = singleStickers(sheets);
  expect(singles).toHaveLength(drawn.size);
  expect(new Set(singles.map(({ sticker }) => sticker.name)).size).toBe(drawn.size);
  for (const { sticker, x, y } of singles) {
    expect([x, y]).toEqual([0, 0]);
    expect(sticker.name).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
  }
});

test('a sheet fits the printable area of Letter and A4, and the picture size of phones', () => {
  expect(SHEET.width / 300).toBeLessThanOrEqual(8.27 - 0.5);
  expect(SHEET.height / 300).toBeLessThanOrEqual(11 - 0.5);
  expect(SHEET.width * SHEET.height).toBeLessThan(16_777_216);
});
