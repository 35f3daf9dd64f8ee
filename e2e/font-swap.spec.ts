import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { addresses, SIZES } from '../scripts/visit.mjs';
import { holdBack, LETTERS } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { takeMoves, watchMoves } from './layout-shift.ts';

// Long tests, also on busy machines.
test.describe.configure({ timeout: 180_000 });

// An unknown address answers 404, which the browser logs. The metric twins below are data URLs, which the policy
// refuses.
test.use({ expectedErrors: [/status of 404/], bypassCSP: true });

/**
 * The system fonts of phones and computers, used until ours load. The test machine has other fonts: each system font
 * has a free twin with the same widths.
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

/** The layout shift score. From 0.1 on users notice it (web.dev/articles/cls). */
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
    // No two fonts have identical metrics. If nothing at all moved, the test observed nothing.
    expect(Math.max(...Object.values(moves))).toBeGreaterThan(0);
    expect(Object.entries(moves).filter(([, moved]) => !(moved <= MOST))).toEqual([]);
  });
}

/** A page or a style sheet with a system's fonts replaced by their twins, and missing fonts removed. */
function withTwins(text: string, twins: Record<string, string>) {
  return text.replace(/local\("?([^")]+)"?\)/g, (_, name: string) => twins[name] ?? 'local("no such font")');
}

function asData(file: string) {
  return `url(data:font/woff2;base64,${readFileSync(fileURLToPath(file), 'base64')})`;
}

/** Whether the page is painted in both twin fonts. */
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
