import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as base, type Page } from '@playwright/test';
import { serve } from '../scripts/serve.mjs';
import { settled } from '../scripts/visit.mjs';
import { expect } from './fixtures.ts';
import { untilOfflineReady } from './offline-ready.ts';

const run = promisify(execFile);
const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));

/** A build with the made-up language `xx`: accented, 40 % longer, right to left (scripts/vite/made-up-language.ts). */
interface TwoLanguages {
  site: Awaited<ReturnType<typeof serve>> & { dist: string };
}

const test = base.extend<object, TwoLanguages>({
  site: [
    async ({}, provide) => {
      const dist = await mkdtemp(join(tmpdir(), 'wee-hours-languages-'));
      await run(process.execPath, [VITE, 'build', '--logLevel', 'error', '--outDir', dist, '--emptyOutDir'], {
        cwd: fileURLToPath(new URL('..', import.meta.url)),
        env: { ...process.env, NODE_ENV: 'production', WEE_HOURS_MADE_UP_LANGUAGE: '1' },
      });
      const site = await serve({ dist });
      await provide({ ...site, dist });
      await site.stop();
      await rm(dist, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.address),
});

test.use({ isMobile: true, viewport: { width: 320, height: 568 } });
// One build for all tests.
test.describe.configure({ mode: 'default' });

const APP = ['/app', '/app/log', '/app/calendar', '/app/summaries', '/app/profile', '/app/crib'];
const SITE = ['', '/features', '/pricing', '/shop', '/account', '/support', '/privacy', '/terms'];

/** Opens the demo in the made-up language, chosen on this device. */
async function enterDemo(page: Page, language = 'xx'): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('weehours:language', code), language);
  await page.goto('/app?demo');
  await settled(page);
}

/** The languages of the words that a page requests from now on. */
function languagesFetched(page: Page): Set<string> {
  const found = new Set<string>();
  page.on('request', (request) => {
    const [, code] = /\/words-(\w+)-/.exec(request.url()) ?? [];
    if (code) found.add(code);
  });
  return found;
}

test('prerenders each public page with its language, direction and addresses', async ({ site }) => {
  const html = await readFile(join(site.dist, 'xx/pricing.html'), 'utf8');
  expect(html).toContain('<html lang="xx" dir="rtl" data-language="xx">');
  expect(html).toMatch(/<title>[^a-z<]+· Wee Hours<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^a-z"]+"/);
  expect(html).toContain('href="/xx/features"');
  expect(html).not.toMatch(/words-en-/);
  const english = await readFile(join(site.dist, 'pricing.html'), 'utf8');
  expect(english).toContain('<html lang="en" dir="ltr" data-language="en">');
  expect(english).not.toMatch(/words-xx-/);
  const folder = await readdir(join(site.dist, 'xx'));
  expect(SITE.slice(1).filter((path) => !folder.includes(`${path.slice(1)}.html`))).toEqual([]);
  expect(await readFile(join(site.dist, 'sitemap.xml'), 'utf8')).toContain(
    'hreflang="xx" href="/xx/pricing"',
  );
});

for (const [language, locale] of [
  ['xx', 'xx-XX'],
  ['en', 'de-DE'],
] as const)
  test.describe(`a device in ${locale}`, () => {
    test.use({ locale, serviceWorkers: 'allow' });

    test(`fetches and keeps only ${language}`, async ({ page }) => {
      const fetched = languagesFetched(page);
      await page.goto('/app?demo');
      await settled(page);
      await untilOfflineReady(page);
      for (const address of APP) {
        await page.goto(address);
        await settled(page);
      }
      expect([...fetched]).toEqual([language]);
      expect(await keptLanguages(page)).toEqual([language]);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'xx' ? 'rtl' : 'ltr');
    });
  });

/** The languages of the words in the caches, and whether the pages are of the same language. */
async function keptLanguages(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
  const codes = addresses.flatMap((address) => {
    if (address === '/app.html') return [];
    if (address.endsWith('.html')) return [address.startsWith('/xx') ? 'xx' : 'en'];
    return /\/words-(\w+)-/.exec(address)?.[1] ?? [];
  });
  return [...new Set(codes)];
}

test.describe('switching', () => {
  test.use({ serviceWorkers: 'allow' });

  test('brings the words, reloads and keeps the place, and asks where work is unsaved', async ({ page }) => {
    await page.goto('/app?demo');
    await settled(page);
    await untilOfflineReady(page);
    await page.goto('/app/profile#language');
    await settled(page);
    expect(await keptLanguages(page)).toEqual(['en']);
    const other = page.getByRole('button', { name: 'Ẍẍ' });
    await page.context().setOffline(true);
    await expect(other).toBeDisabled();
    await expect(page.getByText('Go online to switch.')).toBeVisible();
    await page.context().setOffline(false);
    await page.evaluate(() => document.getElementById('language')?.setAttribute('data-unsaved', ''));
    await other.click();
    await page.getByRole('button', { name: 'Keep typing' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.evaluate(() => document.getElementById('language')?.removeAttribute('data-unsaved'));
    await other.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'xx');
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/app/profile#language');
    await expect(page.getByRole('button', { name: 'English' })).toBeInViewport();
    await page.context().setOffline(true);
    await page.goto('/app/profile');
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'xx');
    expect(await page.locator('h1').first().innerText()).not.toMatch(/[a-z]/i);
  });
});

test('a page in another language leaves the app its own', async ({ page }) => {
  await page.goto('/xx');
  await settled(page);
  await page.locator('a[href^="/app"]').filter({ visible: true }).first().click();
  await page.waitForURL(/\/app$/);
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

/**
 * Texts that are no words of ours: names, figures, units and what `Intl` writes.
 */
const NO_WORDS =
  /\b(?:Wee Hours|Olive|English|UTC|AM|PM|am|pm|h|min|s|oz|ml|lb|kg|in|cm|F|C|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December)\b/g;

test('shows no literal, and nothing is cut or overlaps at 320 px in either direction', async ({ page }) => {
  test.slow();
  await enterDemo(page);
  const found: Record<string, string[]> = {};
  for (const address of [...APP, ...SITE.map((path) => `/xx${path}`)]) {
    await page.goto(address);
    await settled(page);
    const faults = await page.evaluate(literalsIn, NO_WORDS.source);
    for (const dir of ['rtl', 'ltr']) {
      await page.evaluate((way) => document.documentElement.setAttribute('dir', way), dir);
      faults.push(...(await page.evaluate(cutTexts)).map((text) => `${dir}: ${text}`));
    }
    if (faults.length) found[address] = faults;
  }
  expect(found).toEqual({});
});

/** Runs in the page. Returns texts and names that have a plain word of two letters or more. */
function literalsIn(noWords: string): string[] {
  const found = new Set<string>();
  const look = (text: string | null) => {
    if (/[A-Za-z]{2,}/.test((text ?? '').replaceAll(new RegExp(noWords, 'g'), '')))
      found.add((text ?? '').trim());
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (
      !walker.currentNode.parentElement?.closest(
        'script, style, template, noscript, optgroup, [translate=no]',
      )
    )
      look(walker.currentNode.textContent);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) look(element.getAttribute(name));
  return [...found];
}

/** Runs in the page. Returns how far it scrolls sideways, texts beyond the edges, and texts that lie on others. */
function cutTexts(): string[] {
  const edge = document.documentElement.clientWidth;
  const wider = document.documentElement.scrollWidth - edge;
  const found = wider > 0 ? [`scrolls ${wider} px sideways`] : [];
  const scrolls = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const placed: { text: string; boxes: DOMRect[] }[] = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    if (!parent || !textContent?.trim() || !parent.checkVisibility() || parent.closest('svg')) continue;
    range.selectNodeContents(walker.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    if (width <= 1 || getComputedStyle(parent).clipPath !== 'none' || scrolls(parent)) continue;
    const text = textContent.trim().slice(0, 30);
    if (left < -1 || right > edge + 1) found.push(`"${text}" is cut off`);
    // A text that its own box hides.
    const { overflowX, textOverflow } = getComputedStyle(parent);
    if (overflowX === 'hidden' && textOverflow !== 'ellipsis' && parent.scrollWidth > parent.clientWidth + 1)
      found.push(`"${text}" is hidden`);
    // Bars over the page may cover its texts.
    if (!isPinned(parent)) placed.push({ text, boxes: [...range.getClientRects()] });
  }
  for (const [index, { text, boxes }] of placed.entries())
    for (const other of placed.slice(index + 1))
      if (boxes.some((one) => other.boxes.some((two) => overlap(one, two))))
        found.push(`"${text}" overlaps "${other.text}"`);
  return found;

  function isPinned(element: Element | null): boolean {
    return (
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isPinned(element.parentElement))
    );
  }
  // Lines of a paragraph touch: their boxes are as high as the font, and not as the letters.
  function overlap(one: DOMRect, two: DOMRect): boolean {
    const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    return across > 2 && down > Math.min(one.height, two.height) / 2;
  }
}
