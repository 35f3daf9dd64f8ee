/**
 * Takes screenshots of every screen for review. `npm run shots` writes each route in three sizes and three appearances
 * to shots/, which git ignores. `npm run shots -- profile pricing` takes only those whose name contains one of the
 * words. `npm run shots -- --publish` takes the committed ones: those of the manifest, the home page and the README.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';
import { serve } from './serve.mjs';
import { APPEARANCES, addresses, appear, enterDemo, SIZES, settled } from './visit.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./visit.mjs').Appearance} Appearance
 * @typedef {keyof typeof SIZES} Size
 */

/** The time of all pictures. A fixed time makes the pictures reproducible. At this hour, the demo's baby is awake. */
const NOW = new Date('2026-05-14T15:40:00-07:00');

/** Dialogs over a screen have addresses too. */
const FORMS = ['feed', 'diaper', 'sleep', 'growth'].map((kind) => `/app/log?add=${kind}`);

/**
 * The committed pictures, each under 250 KB. They have two pixels per CSS pixel unless `scale` is set.
 *
 * @type {{ file: string, address: string, size: Size, appearance: Appearance, scale?: number }[]}
 */
const KEPT = [
  // For the phone frame on the home page.
  { file: 'src/site/home/dashboard-2x.webp', address: '/app', size: 'phone', appearance: 'night' },
  { file: 'src/site/home/dashboard-1x.webp', address: '/app', size: 'phone', appearance: 'night', scale: 1 },
  { file: 'public/screenshots/dashboard-phone.webp', address: '/app', size: 'phone', appearance: 'night' },
  { file: 'public/screenshots/log-phone.webp', address: '/app/log', size: 'phone', appearance: 'light' },
  {
    file: 'public/screenshots/feed-phone.webp',
    address: '/app/log?add=feed',
    size: 'phone',
    appearance: 'night',
  },
  {
    file: 'public/screenshots/summaries-phone.webp',
    address: '/app/summaries',
    size: 'phone',
    appearance: 'light',
  },
  {
    file: 'public/screenshots/dashboard-desktop.webp',
    address: '/app',
    size: 'desktop',
    appearance: 'light',
  },
  {
    file: 'public/screenshots/summaries-desktop.webp',
    address: '/app/summaries',
    size: 'desktop',
    appearance: 'dark',
  },
  { file: 'docs/pictures/dashboard-light.webp', address: '/app', size: 'phone', appearance: 'light' },
  { file: 'docs/pictures/dashboard-night.webp', address: '/app', size: 'phone', appearance: 'night' },
  { file: 'docs/pictures/summaries.webp', address: '/app/summaries', size: 'desktop', appearance: 'light' },
];

const { values, positionals } = parseArgs({
  options: { publish: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const site = await serve();
const browser = await chromium.launch({ executablePath: findChromium() });
await (values.publish ? publish() : takeAll(positionals));
await browser.close();
await site.stop();

/** @param {Size} size @param {number} scale */
async function openPage(size, scale) {
  const context = await browser.newContext({
    baseURL: site.address,
    viewport: SIZES[size],
    deviceScaleFactor: scale,
    // The scrollbars of a mobile browser overlay the page and take no room.
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  return page;
}

/** Takes every route whose name contains one of `words`, at full height. @param {string[]} words */
async function takeAll(words) {
  const { site: pages, app } = addresses();
  const wanted = (/** @type {string} */ address) =>
    words.length === 0 || words.some((word) => nameOf(address).includes(word));
  await Promise.all(
    /** @type {Size[]} */ (Object.keys(SIZES)).map(async (size) => {
      const page = await openPage(size, 1);
      for (const address of pages.filter(wanted)) await take(page, size, address);
      await enterDemo(page);
      for (const address of [...app, ...FORMS].filter(wanted)) await take(page, size, address);
    }),
  );
  console.log('The pictures are in shots/.');
}

/** @param {Page} page @param {Size} size @param {string} address */
async function take(page, size, address) {
  await page.setViewportSize(SIZES[size]);
  await page.goto(address);
  await settled(page);
  if (!address.includes('?')) await unroll(page);
  for (const appearance of APPEARANCES) {
    await appear(page, appearance);
    await page.screenshot({
      path: inProject(`shots/${size}/${nameOf(address)}-${appearance}.png`),
      animations: 'disabled',
    });
  }
}

/**
 * Makes the screen as long as the page, so that fixed elements are not in the middle of the picture.
 *
 * @param {Page} page
 */
async function unroll(page) {
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  await page.setViewportSize({ width, height });
}

/** Returns a file name for an address: "app-log-add-feed" for "/app/log?add=feed". @param {string} address */
function nameOf(address) {
  return address.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-/, '') || 'home';
}

async function publish() {
  for (const { file, address, size, appearance, scale = 2 } of KEPT) {
    const page = await openPage(size, scale);
    if (address.startsWith('/app')) await enterDemo(page);
    await page.goto(address);
    await settled(page);
    await appear(page, appearance);
    const picture = await webp(page, await page.screenshot({ animations: 'disabled' }));
    mkdirSync(dirname(inProject(file)), { recursive: true });
    writeFileSync(inProject(file), picture);
    console.log(`${file}  ${Math.ceil(picture.length / 1024)} KB`);
    await page.context().close();
  }
}

/** Encodes a PNG as WebP, which is a third of its size. Only the browser can. @param {Page} page @param {Buffer} png */
async function webp(page, png) {
  const encoded = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, png.toString('base64'));
  return Buffer.from(encoded);
}

/** @param {string} path */
function inProject(path) {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
