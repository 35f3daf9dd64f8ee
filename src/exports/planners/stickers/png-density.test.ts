import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { withDensity } from './png-density.ts';

/** One transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

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

test('a PNG says after its header that it has 300 pixels an inch', () => {
  const chunks = chunksOf(withDensity(PIXEL, 300));
  expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'pHYs', 'IDAT', 'IEND']);
  expect(chunks.every(({ sound }) => sound)).toBe(true);
  const { data } = chunks[1] as (typeof chunks)[number];
  expect(data.readUInt32BE(0) * 0.0254).toBeCloseTo(300, 1);
  expect(data.readUInt32BE(4)).toBe(data.readUInt32BE(0));
  expect(data[8]).toBe(1);
});

test('a density that was there already gives way', () => {
  expect(withDensity(withDensity(PIXEL, 72), 300)).toEqual(withDensity(PIXEL, 300));
});
