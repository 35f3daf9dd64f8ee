import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appear, enterDemo, SIZES, settled } from './visit.mjs';

/**
 * Takes the committed pictures: those of the manifest, the public pages and the README. They show a signed-in family.
 * Its log is the demo's, moved by a backup.
 *
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./visit.mjs').Appearance} Appearance
 * @typedef {{ width: number, height: number }} Size
 */

/** Fixed times make the pictures reproducible. At night the baby has just woken, and by day she is awake. */
const NIGHT = '2026-05-15T02:59:10-07:00';
const DAY = '2026-05-14T15:40:00-07:00';
const EIGHT_MINUTES = 482_000;

/** A small phone, on which the toast is directly below the tiles of diapers. */
const SHORT = { width: 390, height: 486 };

/**
 * Whole screens, each under 250 KB. They have two pixels per CSS pixel unless `scale` is set.
 *
 * @type {{ file: string, address: string, size: Size, appearance: Appearance, scale?: number, at: string }[]}
 */
const SCREENS = [
  {
    file: 'src/site/pictures/phone-2x.webp',
    address: '/app',
    size: SIZES.phone,
    appearance: 'night',
    at: NIGHT,
  },
  {
    file: 'src/site/pictures/phone-1x.webp',
    address: '/app',
    size: SIZES.phone,
    appearance: 'night',
    scale: 1,
    at: NIGHT,
  },
  {
    file: 'src/site/pictures/crib.webp',
    address: '/app/crib',
    size: { width: 1024, height: 768 },
    appearance: 'night',
    scale: 1,
    at: NIGHT,
  },
  {
    file: 'public/screenshots/dashboard-phone.webp',
    address: '/app',
    size: SIZES.phone,
    appearance: 'night',
    at: NIGHT,
  },
  {
    file: 'public/screenshots/log-phone.webp',
    address: '/app/log',
    size: SIZES.phone,
    appearance: 'light',
    at: DAY,
  },
  {
    file: 'public/screenshots/feed-phone.webp',
    address: '/app/log?add=feed',
    size: SIZES.phone,
    appearance: 'night',
    at: NIGHT,
  },
  {
    file: 'public/screenshots/summaries-phone.webp',
    address: '/app/summaries',
    size: SIZES.phone,
    appearance: 'light',
    at: DAY,
  },
  {
    file: 'public/screenshots/dashboard-desktop.webp',
    address: '/app',
    size: SIZES.desktop,
    appearance: 'light',
    at: DAY,
  },
  {
    file: 'public/screenshots/summaries-desktop.webp',
    address: '/app/summaries',
    size: SIZES.desktop,
    appearance: 'dark',
    at: DAY,
  },
  {
    file: 'docs/pictures/dashboard-light.webp',
    address: '/app',
    size: SIZES.phone,
    appearance: 'light',
    at: DAY,
  },
  {
    file: 'docs/pictures/dashboard-night.webp',
    address: '/app',
    size: SIZES.phone,
    appearance: 'night',
    at: NIGHT,
  },
  {
    file: 'docs/pictures/summaries.webp',
    address: '/app/summaries',
    size: SIZES.desktop,
    appearance: 'light',
    at: DAY,
  },
];

/** The size of a picture of one part of a screen, in CSS px. */
const PART = { width: 390, height: 260 };

/**
 * Parts of screens for the public pages, each in the light and the night appearance.
 *
 * @type {{ name: string, address: string, size?: Size, act?: (page: Page) => Promise<void>, parts: (page: Page) => Locator[] }[]}
 */
const PARTS = [
  {
    name: 'taps',
    address: '/app',
    size: SHORT,
    act: async (page) => {
      await page.getByRole('button', { name: 'Wet' }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
    parts: (page) => [page.getByRole('group', { name: 'Diaper' }), page.locator('li[data-state=open]')],
  },
  { name: 'timer', address: '/app', parts: (page) => [page.getByRole('group', { name: 'Breast' })] },
  {
    name: 'rhythm',
    address: '/app/calendar?view=rhythm&from=2026-05-07&to=2026-05-14',
    parts: (page) => [page.locator('main svg[role=img]').first()],
  },
  {
    name: 'week',
    address: '/app/summaries?week=2026-05-03',
    parts: (page) => [page.locator('main figure').nth(2)],
  },
  {
    name: 'curve',
    address: '/app/summaries?tab=growth',
    parts: (page) => [page.locator('main figure svg').first()],
  },
  {
    name: 'report',
    address: '/app/summaries?tab=share',
    parts: (page) => [page.getByRole('region', { name: 'Preview' })],
  },
];

/**
 * Takes the pictures whose file name contains one of `words`, or all without words.
 *
 * @param {Browser} browser @param {string} address of the served app @param {string[]} words
 */
export async function publish(browser, address, words) {
  const isWanted = (/** @type {string} */ name) =>
    words.length === 0 || words.some((word) => name.includes(word));
  for (const at of [NIGHT, DAY]) {
    const backup = await backUpDemo(browser, address, at);
    for (const { file, address: screen, size, appearance, scale = 2 } of SCREENS.filter(
      (one) => one.at === at && isWanted(one.file),
    )) {
      const page = await openFamily(browser, { address, size, scale, at, backup });
      await show(page, screen, appearance);
      await keep(page, file, await page.screenshot({ animations: 'disabled' }));
      await page.context().close();
    }
    if (at === NIGHT) await takeParts(browser, { address, backup, isWanted });
  }
}

/**
 * @param {Browser} browser
 * @param {{ address: string, backup: string, isWanted: (name: string) => boolean }} options
 */
async function takeParts(browser, { address, backup, isWanted }) {
  for (const { name, address: screen, size = SIZES.phone, act, parts } of PARTS) {
    if (!isWanted(name)) continue;
    const page = await openFamily(browser, { address, size, scale: 1.5, at: NIGHT, backup });
    await show(page, screen, 'night');
    await act?.(page);
    for (const appearance of /** @type {const} */ (['night', 'light'])) {
      await appear(page, appearance);
      await keep(page, `src/site/pictures/${name}-${appearance}.webp`, await takeAlone(page, parts(page)));
    }
    await page.context().close();
  }
}

/**
 * Makes a backup of the demo at a time, and returns the path of the file.
 *
 * @param {Browser} browser @param {string} address @param {string} at
 */
async function backUpDemo(browser, address, at) {
  const page = await openPage(browser, { address, size: SIZES.phone, scale: 1, at });
  await enterDemo(page);
  await page.goto('/app/profile/data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Make a backup' }).click(),
  ]);
  const path = join(tmpdir(), `wee-hours-shots-${Date.parse(at)}.weehours`);
  await download.saveAs(path);
  await page.context().close();
  return path;
}

/**
 * Signs up a family and restores the backup. At night, its baby has been feeding on the right for eight minutes.
 *
 * @param {Browser} browser
 * @param {{ address: string, size: Size, scale: number, at: string, backup: string }} options
 */
async function openFamily(browser, { backup, at, ...options }) {
  const page = await openPage(browser, { at, ...options });
  await page.goto('/account?new');
  await page.getByLabel('Name', { exact: true }).fill('June');
  await page.getByLabel('Email', { exact: true }).fill('june@example.com');
  await page.getByLabel('Password', { exact: true }).fill('moonlight');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('Baby’s name').waitFor();
  await page.goto('/app/profile/data');
  await page.getByLabel('Open a backup').setInputFiles(backup);
  await page.getByRole('button', { name: 'Restore this backup' }).click();
  await page.getByText('Your log now matches the file').first().waitFor();
  if (at !== NIGHT) return page;
  await page.goto('/app');
  await page.getByRole('button', { name: 'Awake' }).click();
  await page.getByRole('button', { name: 'Right' }).click();
  await page.getByRole('button', { name: 'Stop and save' }).waitFor();
  await page.clock.setFixedTime(new Date(Date.parse(at) + EIGHT_MINUTES));
  return page;
}

/**
 * @param {Browser} browser
 * @param {{ address: string, size: Size, scale: number, at: string }} options
 */
async function openPage(browser, { address, size, scale, at }) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: size,
    deviceScaleFactor: scale,
    // The scrollbars of a mobile browser overlay the page and take no room.
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // Lets the style of `takeAlone` in.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(at));
  return page;
}

/** @param {Page} page @param {string} screen @param {Appearance} appearance */
async function show(page, screen, appearance) {
  await page.goto(screen);
  await settled(page);
  await appear(page, appearance);
}

/**
 * Takes a picture of some parts of the screen, in the middle of an otherwise empty surface.
 *
 * @param {Page} page @param {Locator[]} parts
 */
async function takeAlone(page, parts) {
  const boxes = [];
  for (const part of parts) {
    await part.scrollIntoViewIfNeeded();
    await part.evaluate((element) => element.setAttribute('data-alone', ''));
  }
  for (const part of parts) boxes.push(await part.boundingBox());
  await page.addStyleTag({
    content: 'body * { visibility: hidden } [data-alone], [data-alone] * { visibility: visible }',
  });
  const edges = boxes.filter((box) => box !== null);
  const top = Math.min(...edges.map((box) => box.y));
  const bottom = Math.max(...edges.map((box) => box.y + box.height));
  const middle = edges.length ? (top + bottom) / 2 : 0;
  const left = Math.min(...edges.map((box) => box.x));
  const right = Math.max(...edges.map((box) => box.x + box.width));
  return page.screenshot({
    animations: 'disabled',
    clip: {
      x: (left + right - PART.width) / 2,
      y: bottom - top > PART.height ? top : middle - PART.height / 2,
      ...PART,
    },
  });
}

/** Writes a picture as WebP, which is a third of its size. Only the browser can encode it.
 *
 * @param {Page} page @param {string} file @param {Buffer} png
 */
async function keep(page, file, png) {
  const encoded = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, png.toString('base64'));
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.from(encoded));
  console.log(`${file}  ${Math.ceil(encoded.length / 1024)} KB`);
}
