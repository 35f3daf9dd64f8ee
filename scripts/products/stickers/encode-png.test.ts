import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePng } from './encode-png.ts';

/** Two pixels in two rows: one is half transparent red, the other is blue. */
const PIXELS = { width: 1, height: 2, data: Uint8ClampedArray.of(255, 0, 0, 128, 0, 0, 255, 255) };

function chunksOf(png: Uint8Array) {
  const chunks = [];
  const bytes = Buffer.from(png);
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const checked = bytes.subarray(at + 4, at + 8 + length);
    const type = checked.subarray(0, 4).toString('latin1');
    chunks.push({
      type,
      data: checked.subarray(4),
      sound: bytes.readUInt32BE(at + 8 + length) === crc32(checked),
    });
    at += 12 + length;
  }
  return chunks;
}

test('encodePng states 300 pixels per inch after the header', () => {
  const chunks = chunksOf(encodePng(PIXELS, 300));
  expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'pHYs', 'IDAT', 'IEND']);
  expect(chunks.every(({ sound }) => sound)).toBe(true);
  const { data } = chunks[1] as (typeof chunks)[number];
  expect(data.readUInt32BE(0) * 0.0254).toBeCloseTo(300, 1);
  expect(data.readUInt32BE(4)).toBe(data.readUInt32BE(0));
  expect(data[8]).toBe(1);
});

test('encodePng keeps every pixel', () => {
  const png = encodePng(PIXELS, 300);
  expect([...png.subarray(0, 8)]).toEqual([...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')]);
  const [header, , pixels] = chunksOf(png).map(({ data }) => data);
  expect([header?.readUInt32BE(0), header?.readUInt32BE(4)]).toEqual([1, 2]);
  expect([...inflateSync(pixels ?? Buffer.of())]).toEqual([0, 255, 0, 0, 128, 0, 0, 0, 255, 255]);
});
