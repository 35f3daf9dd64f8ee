import type { Page } from '@playwright/test';
import { addresses, enterDemo, SIZES, settled } from '../scripts/visit.mjs';
import { addBaby, atNoon, choose, lateInTheEvening, signUp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { misplacedTexts } from './misplaced-texts.ts';

// Scrollbars of a mobile browser take no room, so the page has all 320 px of a screen of 320 px. `addresses()` includes
// a page that does not exist, and the browser logs its 404.
test.use({ isMobile: true, expectedErrors: [/status of 404/] });

/** From the narrowest phone to the widest desktop, in portrait and landscape. */
const SCREENS = [
  [320, 568],
  [568, 320],
  [360, 740],
  [390, 844],
  [844, 390],
  [640, 960],
  [820, 1180],
  [1180, 820],
  [960, 600],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;

/** The browser's text size in pixels: the default, and twice that. */
const TEXT_SIZES = [16, 32];

/**
 * Returns sideways scrolling and misplaced texts, at every size of screen and text.
 */
async function beside(page: Page, address: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const standard of TEXT_SIZES) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      for (const words of await page.evaluate(misplacedTexts))
        found.push(`${address} at ${width} x ${height}, text ${standard} px: ${words}`);
    }
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await devtools.detach();
  return found;
}

/** Returns sideways scrolling and misplaced texts, at all of the addresses. */
async function besideAt(page: Page, all: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of all) {
    await page.setViewportSize(SIZES.phone);
    await page.goto(address);
    await settled(page);
    found.push(...(await beside(page, address)));
  }
  return found;
}

test('public pages fit the screen, from 320 to 2560 px and with text at 200 %', async ({ page }) => {
  test.slow();
  expect(await besideAt(page, addresses().site)).toEqual([]);
});

test('app screens fit the screen, from 320 to 2560 px and with text at 200 %', async ({ page }) => {
  test.slow();
  // A running sleep is on every screen.
  await lateInTheEvening(page.context());
  await page.setViewportSize(SIZES.phone);
  await enterDemo(page);
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await besideAt(page, [...addresses().app, '/app/log?add=feed', '/app/log?add=growth'])).toEqual([]);
});

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff';

test('a long name fits every screen together with the time of a running sleep', async ({ page }) => {
  test.slow();
  await page.goto('/account');
  await signUp(page);
  await addBaby(page, LONG_NAME);
  await page.getByRole('button', { name: 'Start sleep' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await besideAt(page, addresses().app)).toEqual([]);
});

test('the top bar shows two babies in one row, with full names for screen readers', async ({ page }) => {
  await enterDemo(page);
  await page.goto('/app/profile/babies');
  await page.getByRole('button', { name: 'Add another baby' }).click();
  await page.getByLabel('Baby’s name').fill(LONG_NAME);
  await page.getByLabel('Birth date').fill('2026-02-01');
  await choose(page, 'Girl');
  await page.getByRole('button', { name: 'Add baby' }).click();
  for (const width of [320, 360, 740, 1024]) {
    await page.setViewportSize({ width, height: 740 });
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('radio', { name: LONG_NAME, exact: true })).toBeVisible();
    const { height } = (await bar.boundingBox()) ?? { height: 0 };
    expect(height, `at ${width} px`).toBeLessThan(width < 640 ? 140 : 90);
  }
});

test('the cards of the day fit their row on a narrow phone', async ({ page }) => {
  await enterDemo(page);
  const devtools = await page.context().newCDPSession(page);
  const today = page.getByRole('region', { name: 'Today', exact: true });
  for (const standard of [16, 24, 32]) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      const row = await today.boundingBox();
      const cards = await today.getByRole('link').all();
      expect(cards.length).toBeGreaterThan(1);
      for (const card of cards) {
        const box = await card.boundingBox();
        const edge = (box?.x ?? 0) + (box?.width ?? 0);
        expect(edge, `at ${width} px, text ${standard} px`).toBeLessThan(
          (row?.x ?? 0) + (row?.width ?? 0) + 1,
        );
      }
    }
  }
});

const FEED = ['Left', 'Stop and save'] as const;
const SLEEP = ['Start sleep', 'End sleep'] as const;

for (const { width, height, timers } of [
  { width: 320, height: 568, timers: [FEED] },
  { width: 360, height: 740, timers: [FEED] },
  { width: 390, height: 844, timers: [FEED, SLEEP] },
])
  test(`the control that ends a timer needs no scrolling: ${width} x ${height}`, async ({ page }) => {
    await atNoon(page.context());
    await page.setViewportSize({ width, height });
    const bar = page.getByRole('navigation', { name: 'Places' });
    for (const [start, end] of timers) {
      await enterDemo(page);
      await page.getByRole('button', { name: start }).click();
      await expect(page.getByRole('button', { name: end })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      const box = await page.getByRole('button', { name: end }).boundingBox();
      const foot = await bar.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), end).toBeLessThanOrEqual(foot?.y ?? 0);
    }
  });

test('a running feed shows its time in 56 px, and its stop button fills a row', async ({ page }) => {
  await atNoon(page.context());
  for (const { width, height } of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize({ width, height });
    await enterDemo(page);
    await page.getByRole('button', { name: /^Left/ }).click();
    await expect(page.getByRole('timer')).toHaveCSS('font-size', '56px');
    const strip = await page
      .getByRole('region', { name: /^Quick log for/ })
      .getByRole('list')
      .boundingBox();
    const stop = await page.getByRole('button', { name: 'Stop and save' }).boundingBox();
    expect(stop?.width).toBeCloseTo(strip?.width ?? 0, 0);
    expect(stop?.height).toBeGreaterThanOrEqual(56);
  }
});

test('on a phone in landscape, the tiles need no scrolling and the add bar is aside', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await enterDemo(page);
  for (const name of ['Wet', 'Dirty', 'Both'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await page.goto('/app/log');
  const bar = await page.getByRole('region', { name: 'Add to this day' }).boundingBox();
  expect(bar?.width).toBeLessThan(740 / 6);
  await expect(page.getByText(/^Now · /)).toBeInViewport({ ratio: 1 });
});

test('fixed bars cover less than a third of a window of 1280 x 1024 at 400 % zoom', async ({ page }) => {
  const height = 256;
  await page.setViewportSize({ width: 320, height });
  await atNoon(page.context());
  await enterDemo(page);
  await page.goto('/app/log');
  await settled(page);
  expect(await page.evaluate(pinnedHeight)).toBeLessThan(height / 3);
});

/**
 * Runs in the page. Returns the height in pixels that fixed and sticky elements cover after scrolling to the middle.
 */
function pinnedHeight(): number {
  scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
  let height = 0;
  for (const element of document.querySelectorAll('body *')) {
    if (!['fixed', 'sticky'].includes(getComputedStyle(element).position)) continue;
    const { top, bottom, width } = element.getBoundingClientRect();
    // Visually hidden elements are a pixel wide.
    if (width > 1) height += Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  }
  return height;
}
