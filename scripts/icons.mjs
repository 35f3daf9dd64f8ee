/**
 * Draws every icon, and every start screen of an iPhone or iPad, from public/mark.svg: `node scripts/icons.mjs`. Run it
 * by hand when the mark changes, and commit the pictures. CHROMIUM_PATH names a browser if Playwright has none.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** @param {string} path */
const inPublic = (path) => fileURLToPath(new URL(`../public/${path}`, import.meta.url));

const mark = readFileSync(inPublic('mark.svg'), 'utf8');
// A phone crops a square icon to its own shape, and may show only the middle 80 %.
const square = mark.replace(' rx="15"', '').replace('scale(.92)', 'scale(.8)');
if (square === mark)
  throw new Error('public/mark.svg no longer has the tile and scale that this script adapts');

const [, tile] = mark.match(/id="tile"[^>]* fill="(#\w+)"/) ?? [];
if (!tile) throw new Error('public/mark.svg no longer has the tile whose color the start screens take');

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();

/**
 * @param {string} svg
 * @param {number} size in pixels
 */
async function png(svg, size) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  return page.screenshot({ omitBackground: true });
}

/**
 * Draws the mark in the center of a picture that has the color of the mark's tile.
 * @param {number} width in pixels
 * @param {number} height in pixels
 */
async function splash(width, height) {
  const side = Math.round(Math.min(width, height) * 0.3);
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;block-size:100vh;background:${tile}}svg{inline-size:${side}px}</style>${mark}`,
  );
  return page.screenshot();
}

/**
 * Makes an .ico file: a list of the pictures' offsets, followed by the pictures. From Windows Vista on, the pictures
 * may be PNGs.
 * @param {{ size: number, data: Buffer }[]} pictures
 */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, data }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

writeFileSync(inPublic('icons/icon-192.png'), await png(mark, 192));
writeFileSync(inPublic('icons/icon-512.png'), await png(mark, 512));
writeFileSync(inPublic('icons/icon-maskable-512.png'), await png(square, 512));
writeFileSync(inPublic('icons/apple-touch-icon.png'), await png(square, 180));

const favicons = [];
for (const size of [16, 32, 48]) favicons.push({ size, data: await png(mark, size) });
writeFileSync(inPublic('favicon.ico'), ico(favicons));

// The start screens. index.html lists their sizes. They use flat colors, so that they compress well.
const index = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
mkdirSync(inPublic('splash'), { recursive: true });
for (const [, file = '', width, height] of index.matchAll(/"\/(splash\/(\d+)x(\d+)\.png)"/g))
  writeFileSync(inPublic(file), await splash(Number(width), Number(height)));

await browser.close();
