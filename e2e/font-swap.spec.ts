import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { addresses, SIZES } from '../scripts/visit.mjs';
import { holdBack, LETTERS } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { takeMoves, watchMoves } from './layout-shift.ts';

// Long walks, on machines that may be busy.
test.describe.configure({ timeout: 180_000 });

// The address at which nothing stands answers 404, and the browser says so. The twins below come as data, which the policy refuses.
test.use({ expectedErrors: [/status of 404/], bypassCSP: true });

/** What phones and computers have until our letters come. A machine that tests has others: each has a free twin of the same widths. */
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

/** The share of the screen that moved, times how far: from 0.1 on visitors are disturbed (web.dev/articles/cls). */
const MOST = 0.05;

for (const [system, twins] of Object.entries(STAND_INS)) {
  test(`with a slow signal hardly anything moves when the letters come: ${system}`, async ({ page }) => {
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
    // No two kinds of letters are alike to the pixel: where nothing at all moved, nothing was watched.
    expect(Math.max(...Object.values(moves))).toBeGreaterThan(0);
    expect(Object.entries(moves).filter(([, moved]) => !(moved <= MOST))).toEqual([]);
  });
}

/** A page or a style sheet in which what a system has is its twin, and what it has not is not there. */
function withTwins(text: string, twins: Record<string, string>) {
  return text.replace(/local\("?([^")]+)"?\)/g, (_, name: string) => twins[name] ?? 'local("no such font")');
}

function asData(file: string) {
  return `url(data:font/woff2;base64,${readFileSync(fileURLToPath(file), 'base64')})`;
}

/** Whether the page is painted in twins, of both kinds. */
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

/** Until what has changed is laid out, painted, and told to the observers. */
async function drawn(page: Page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}
