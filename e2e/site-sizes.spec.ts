import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import { arrive, wake } from './app-page.ts';
import { expect, test } from './fixtures.ts';

/** Checks download sizes, gzipped, in KB of 1024 bytes. To raise a budget, give the reason in the commit. */

// The worker is blocked, because it fetches the whole app for later. No page needs all of it.
test.use({ serviceWorkers: 'block' });

/** Counts the scripts and styles loaded from now on. */
function weigh(page: Page) {
  const parts: Response[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('response', (response) => {
    if (['script', 'stylesheet', 'document'].includes(response.request().resourceType()))
      parts.push(response);
  });
  // Read only when asked for: a file that is still on its way when the test ends has no text.
  const textsOf = (responses: Response[]) => Promise.all(responses.map(scriptOrStyle));
  return {
    /** The weight of what was requested before `until`, in epoch milliseconds. */
    async kilobytes(until = Number.POSITIVE_INFINITY) {
      const texts = await textsOf(parts.filter((part) => part.request().timing().startTime < until));
      return texts.reduce((total, text) => total + gzipSync(text).length, 0) / 1024;
    },
    /** Waits until no request is pending. Playwright's own wait does not run again for a page that was idle once. */
    settled: () => expect.poll(() => underWay.size).toBe(0),
    text: async () => (await textsOf(parts)).join('\n'),
  };
}

/** The text of a file, or of the styles within a page. */
async function scriptOrStyle(response: Response): Promise<string> {
  const text = await response.text();
  if (response.request().resourceType() !== 'document') return text;
  return [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style).join('');
}

test('the home page stays within its budgets for reading and for hydration', async ({ page }) => {
  const weight = weigh(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await weight.kilobytes(), 'before the first interaction').toBeLessThan(11.5);

  await wake(page);
  await weight.settled();
  expect(await weight.kilobytes(), 'after hydration').toBeLessThan(141);
  expect(await weight.text()).not.toMatch(/DexieError|jsPDF|fake-indexeddb/);
});

/** Opens the app. Returns the kilobytes that it requests until the first screen shows, and not what it prefetches. */
async function firstScreen(page: Page) {
  const weight = weigh(page);
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      // The kept screen is shown before React.
      const quickLog = 'section[aria-label^="Quick log for "]:not([data-kept-screen] *)';
      if (!document.querySelector(quickLog)) return;
      observer.disconnect();
      Object.assign(window, { firstScreenAt: Date.now() });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/app');
  await expect(page.getByRole('region', { name: /^Quick log for / })).toBeVisible();
  const shownAt = await page.evaluate(() => (window as unknown as { firstScreenAt: number }).firstScreenAt);
  const kilobytes = await weight.kilobytes(shownAt);
  // Everything was counted if the time of the first screen is unknown.
  expect(shownAt).toBeGreaterThan(0);
  return kilobytes;
}

test('the first screen of the app stays within its budget', async ({ page: signingUp, context }) => {
  await arrive(signingUp);
  await signingUp.close();
  const page = await context.newPage();
  expect(await firstScreen(page), 'of a family').toBeLessThan(194.5);
});

test('the demo loads its records and their database engine', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('weehours:demo', 'on'));
  expect(await firstScreen(page), 'of the demo').toBeLessThan(217);
});

test('no paint waits for a script', async ({ request }) => {
  for (const address of ['/', '/pricing', '/app']) {
    const html = await (await request.get(address)).text();
    const scripts = [...html.matchAll(/<script[^>]+src=[^>]*>/g)].map(([tag]) => tag);
    expect(scripts, address).toEqual([expect.stringMatching(/ async .*fetchpriority="low"/)]);
    // The script may run immediately, and looks for these elements only once.
    for (const place of ['id="root"', 'id="updates"', '<template']) {
      expect(html.lastIndexOf(place), `${place} in ${address}`).toBeLessThan(html.indexOf(scripts[0] ?? ''));
    }
    const early =
      html.replace(/<template.*?<\/template>/gs, '').match(/<link rel="modulepreload"[^>]*>/g) ?? [];
    expect(early, address).toHaveLength(address === '/app' ? 5 : 0);
    for (const tag of early) expect(tag).toContain(' fetchpriority="low"');
  }
});

test('the browser compiles the first files as a whole, not function by function', async ({ request }) => {
  const shell = await (await request.get('/app')).text();
  const files = [...shell.matchAll(/modulepreload" crossorigin href="(\/assets\/(.+?)-[\w-]{8}\.js)"/g)];
  expect(files.map(([, , name]) => name)).toEqual(['index', 'first', 'react', 'rolldown-runtime', 'app']);
  for (const [, address = '', name = ''] of files) {
    const script = await (await request.get(address)).text();
    const isOurs = ['first', 'react', 'app'].includes(name);
    expect(script.startsWith('//# allFunctionsCalledOnLoad\n'), address).toBe(isOurs);
  }
});
