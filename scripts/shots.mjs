/**
 * Takes screenshots of every screen for review. `npm run shots` writes each route in three sizes and three appearances
 * to shots/, which git ignores. `npm run shots -- profile pricing` takes only those whose name contains one of the
 * words. `npm run shots -- --publish` takes the committed ones: those of the manifest, the public pages and the README.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';
import { publish } from './published-shots.mjs';
import { serve } from './serve.mjs';
import { APPEARANCES, addresses, appear, enterDemo, SIZES, settled } from './visit.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {keyof typeof SIZES} Size
 */

/** The time of all pictures. A fixed time makes the pictures reproducible. At this hour, the demo's baby is awake. */
const NOW = new Date('2026-05-14T15:40:00-07:00');

/** Dialogs over a screen have addresses too. */
const FORMS = ['feed', 'diaper', 'sleep', 'growth'].map((kind) => `/app/log?add=${kind}`);

const { values, positionals } = parseArgs({
  options: { publish: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const site = await serve();
const browser = await chromium.launch({ executablePath: findChromium() });
await (values.publish ? publish(browser, site.address, positionals) : takeAll(positionals));
await browser.close();
await site.stop();

/** @param {Size} size */
async function openPage(size) {
  const context = await browser.newContext({
    baseURL: site.address,
    viewport: SIZES[size],
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
      const page = await openPage(size);
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

/** @param {string} path */
function inProject(path) {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
