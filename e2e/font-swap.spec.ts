import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { addresses, SIZES } from '../scripts/visit.mjs';
import { holdBack, LETTERS } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { takeMoves, watchMoves } from './layout-shift.ts';

// These tests are long. The timeout allows for a busy machine.
test.describe.configure({ timeout: 180_000 });

// The browser logs the 404 of the unknown address. The policy would refuse the fonts below, because they are data URLs.
test.use({ expectedErrors: [/status of 404/], bypassCSP: true });

/**
 * The system fonts that phones and computers show until ours load. The test machine does not have them. In place of
 * each font, the test uses its twin: a free font with the same widths.
 */
const STAND_INS: Record<string, Record<string, string>> = {
  'an iPhone, a Mac and Windows': {
    Georgia: asData(
      import.meta.resolve('@fontsource-variable/gelasio/files/gelasio-latin-wght-normal.woff2'),
    ),
    Arial: asData(import.meta.resolve('@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2')),
  },
  Android: {
    'Noto Serif': asData(
      import.meta.resolve('@fontsource-variable/noto-serif/files/noto-serif-latin-wght-normal.woff2'),
    ),
    Roboto: asData(import.meta.resolve('@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2')),
  },
};

/** The highest layout shift score that is allowed. Users notice 0.1 and more (web.dev/articles/cls). */
const MOST = 0.05;

for (const [system, twins] of Object.entries(STAND_INS)) {
  test(`a slow connection causes hardly any layout shift from fonts: ${system}`, async ({ page }) => {
    await watchMoves(page);
    await page.route('**/*', async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: withTwins(await response.text(), twins) });
    });
    const moves: Record<string, number> = {};
    for (const size of ['phone', 'tablet'] as const) {
      await page.setViewportSize(SIZES[size]);
      for (const address of addresses().site) {
        const letLettersCome = await holdBack(page, LETTERS);
        await page.goto(address, { waitUntil: 'commit' });
        await page.waitForFunction(standsInTwins);
        await drawn(page);
        await takeMoves(page);
        await letLettersCome();
        await page.waitForFunction(standsInOurs);
        await drawn(page);
        moves[`${size} ${address}`] = (await takeMoves(page)).share;
      }
    }
    // No two fonts have identical metrics. So if nothing moved at all, the test observed nothing.
    expect(Math.max(...Object.values(moves))).toBeGreaterThan(0);
    expect(Object.entries(moves).filter(([, moved]) => !(moved <= MOST))).toEqual([]);
  });
}

/** Replaces the local fonts of a page or a style sheet by their twins. Other local fonts become unavailable. */
function withTwins(text: string, twins: Record<string, string>) {
  return text.replace(/local\("?([^")]+)"?\)/g, (_, name: string) => twins[name] ?? 'local("no such font")');
}

function asData(file: string) {
  return `url(data:font/woff2;base64,${readFileSync(fileURLToPath(file), 'base64')})`;
}

/** Returns whether the page is painted in both twin fonts. */
function standsInTwins() {
  const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
  const twins = [...document.fonts].filter(
    ({ family, status }) => /Fallback/.test(family) && status === 'loaded',
  );
  return painted && document.readyState !== 'loading' && twins.length === 2;
}

function standsInOurs() {
  const ours = [...document.fonts].filter(({ family }) => /Wee (Text|Display)"?$/.test(family));
  return ours.length === 2 && ours.every(({ status }) => status === 'loaded');
}

/** Waits until changes are laid out, painted, and reported to the observers. */
async function drawn(page: Page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}
