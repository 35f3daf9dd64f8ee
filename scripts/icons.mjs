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
const [, light] = mark.match(/id="mark"[\s\S]*? fill="(#\w+)"/) ?? [];
if (!tile || !light) throw new Error('public/mark.svg no longer has the colors that this script takes');

/** The icons of the manifest's shortcuts and files. They are the icons of the tiles, on the mark's tile. */
const GLYPHS = {
  wet: '<path d="M12 22a7 7 0 0 0 7-7c0-2-1-3.9-3-5.5s-3.5-4-4-6.5c-.5 2.5-2 4.9-4 6.5C6 11.1 5 13 5 15a7 7 0 0 0 7 7z"/>',
  left: '<path d="M10 21a9 9 0 1 1 4 0l-2 2Z"/><path d="M10.5 8.5v7.5h4"/>',
  sleep:
    '<path d="M18 5h4"/><path d="M20 3v4"/><path d="M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401"/>',
  crib: '<rect width="16" height="20" x="4" y="2" rx="2"/><path d="M12 18h.01"/>',
  file: '<path d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z"/><path d="M14 2v5a1 1 0 0 0 1 1h5"/><path d="M10 9H8"/><path d="M16 13H8"/><path d="M16 17H8"/>',
};

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
 * Draws a glyph of 24 × 24 on the mark's tile.
 * @param {string} glyph
 */
const onTile = (glyph) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="${tile}"/><g transform="translate(8 8)" fill="none" stroke="${light}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${glyph}</g></svg>`;

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
for (const [name, glyph] of Object.entries(GLYPHS))
  writeFileSync(inPublic(`icons/${name}-192.png`), await png(onTile(glyph), 192));

const favicons = [];
for (const size of [16, 32, 48]) favicons.push({ size, data: await png(mark, size) });
writeFileSync(inPublic('favicon.ico'), ico(favicons));

// The start screens. index.html lists their sizes. They use flat colors, so that they compress well.
const index = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
mkdirSync(inPublic('splash'), { recursive: true });
for (const [, file = '', width, height] of index.matchAll(/"\/(splash\/(\d+)x(\d+)\.png)"/g))
  writeFileSync(inPublic(file), await splash(Number(width), Number(height)));

await browser.close();
