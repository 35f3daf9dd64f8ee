import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url));

const mark = read('public/mark.svg').toString();
const [, tile] = mark.match(/id="tile"[^>]* fill="(#\w+)"/) ?? [];

const starts = [
  ...read('index.html')
    .toString()
    .matchAll(/<link rel="apple-touch-startup-image" [^>]+>/g),
].map(([link]) => {
  const [, file = ''] = link.match(/href="\/(splash\/[^"]+)"/) ?? [];
  const [, width, height, scale] = link.match(/width:(\d+)px.+height:(\d+)px.+ratio:(\d)/) ?? [];
  const sides = [Number(width) * Number(scale), Number(height) * Number(scale)];
  return { file, size: link.includes('landscape') ? sides.reverse() : sides };
});

test.each(starts)('$file fits its screen to the pixel', ({ file, size }) => {
  const png = read(`public/${file}`);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size);
});

test('the manifest starts the app in the color of its icon', () => {
  const manifest = JSON.parse(read('manifest.webmanifest').toString());
  expect(starts).not.toEqual([]);
  expect(manifest).toMatchObject({ background_color: tile, theme_color: tile });
});
