import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as base, type Page } from '@playwright/test';
import { serve } from '../scripts/serve.mjs';
import { settled } from '../scripts/visit.mjs';
import { accented } from '../scripts/vite/accents.js';
import { choose, signUp } from './app-page.ts';
import { expect } from './fixtures.ts';
import { misplacedTexts } from './misplaced-texts.ts';
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

const APP = [
  '/app',
  '/app/log',
  '/app/calendar',
  '/app/summaries',
  '/app/profile',
  ...['account', 'babies', 'units', 'appearance', 'kinds', 'data', 'about'].map(
    (section) => `/app/profile/${section}`,
  ),
  '/app/crib',
  '/app/stash',
];
const FORMS = ['feed', 'diaper', 'sleep', 'growth', 'temperature'].map((kind) => `/app/log?add=${kind}`);
const SITE = ['', '/features', '/pricing', '/shop', '/account', '/support', '/privacy', '/terms'];

/** Opens the demo in the made-up language, chosen on this device. */
async function enterDemo(page: Page, language = 'xx'): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('weehours:language', code), language);
  await page.goto('/app?demo');
  await settled(page);
}

/** Collects the languages whose words the page requests from now on. */
function languagesFetched(page: Page): Set<string> {
  const found = new Set<string>();
  page.on('request', (request) => {
    const [, code] = /\/words-(\w+)-/.exec(request.url()) ?? [];
    if (code) found.add(code);
  });
  return found;
}

test('the build writes each public page with its language, direction and addresses', async ({ site }) => {
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
  // The made-up language has no articles.
  expect(folder.filter((name) => /blog|feed/.test(name))).toEqual([]);
  expect(html).not.toContain('href="/xx/blog"');
  expect(await readFile(join(site.dist, 'sitemap.xml'), 'utf8')).toContain(
    'hreflang="xx" href="/xx/pricing"',
  );
});

for (const [language, locale] of [
  ['xx', 'xx-XX'],
  ['en', 'fi-FI'],
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

/** Returns the languages of the cached words and pages, once for each file. */
async function keptFiles(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
  return addresses.flatMap((address) => {
    if (address === '/app.html') return [];
    if (address.endsWith('.html')) return [address.startsWith('/xx') ? 'xx' : 'en'];
    return /\/words-(\w+)-/.exec(address)?.[1] ?? [];
  });
}

async function keptLanguages(page: Page): Promise<string[]> {
  return [...new Set(await keptFiles(page))];
}

test.describe('switching the language', () => {
  test.use({ serviceWorkers: 'allow' });

  test('loads the words, keeps the place, and asks first if work is unsaved', async ({ page }) => {
    await page.goto('/app?demo');
    await settled(page);
    await untilOfflineReady(page);
    await page.goto('/app/profile/units#language');
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
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/app/profile/units#language');
    await expect(page.getByRole('button', { name: 'English' })).toBeInViewport();
    await page.context().setOffline(true);
    await page.goto('/app/profile/units');
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'xx');
    expect(await page.locator('h1').first().innerText()).not.toMatch(/[a-z]/i);
  });
});

test.describe('a device in xx that is offline', () => {
  test.use({ locale: 'xx-XX', serviceWorkers: 'allow' });

  test('opens the page in the kept language instead of the page in English', async ({ page }) => {
    await page.goto('/app?demo');
    await settled(page);
    await untilOfflineReady(page);
    await page.context().setOffline(true);
    for (const [address, arrived] of [
      ['/', '/xx'],
      ['/pricing?plan=plus', '/xx/pricing?plan=plus'],
      ['/no-such-page', '/no-such-page'],
    ] as const) {
      await page.goto(address);
      await settled(page);
      expect(page.url()).toBe(new URL(arrived, page.url()).href);
      await expect(page.locator('html')).toHaveAttribute('lang', 'xx');
      expect(await page.locator('h1').first().innerText()).not.toMatch(/[a-z]{3}/i);
    }
  });
});

test.describe('a report in xx', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is made offline once the language is chosen', async ({ page }) => {
    await page.goto('/app?demo');
    await settled(page);
    await untilOfflineReady(page);
    await page.goto('/app/profile/units');
    await settled(page);
    const asked = new Set<string>();
    page.on('request', (request) => request.url().includes('/words-xx-') && asked.add(request.url()));
    await page.getByLabel('Report language').selectOption('xx');
    // All words of a report are asked for at once, so none is missing when as many are kept.
    await expect
      .poll(
        async () =>
          asked.size > 0 && (await keptFiles(page)).filter((code) => code === 'xx').length === asked.size,
      )
      .toBe(true);
    await page.context().setOffline(true);
    await expect(page.getByText('Go online to switch.')).toBeVisible();
    await page.getByRole('link', { name: 'Summaries' }).filter({ visible: true }).first().click();
    await page.getByRole('link', { name: 'Share', exact: true }).click();
    await choose(page, 'Short summary');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV table' }).click();
    const table = await readFile(await (await download).path(), 'utf8');
    expect(table).toContain(accented('Day of life'));
  });
});

test('a page in another language does not change the language of the app', async ({ page }) => {
  await page.goto('/xx');
  await settled(page);
  await page.locator('a[href^="/app"]').filter({ visible: true }).first().click();
  await page.waitForURL(/\/app$/);
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goBack();
  await expect(page).toHaveURL(/\/xx$/);
});

test('Back leads from the app past the account page of another language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('weehours:language', 'xx'));
  await page.goto('/pricing');
  await page.goto('/account');
  await signUp(page);
  await page.waitForURL(/\/app$/);
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'xx');
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
});

/**
 * Matches texts that do not come from our catalogs: names, figures, units and the output of `Intl`. The words of a
 * color, a texture and a milk are like their codes, so the made-up language takes them for text that was passed in.
 */
const NO_WORDS =
  /\b(?:Wee Hours|Olive|Demo drops|Vitamin D|black|breast|formula|green|runny|seedy|soft|yellow|Los Angeles|English|UTC|AM|PM|am|pm|h|min|s|oz|ml|lb|kg|in|cm|F|C|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December)\b/g;

test('no text bypasses the catalogs, is cut or overlaps at 320 px, in either direction', async ({ page }) => {
  test.slow();
  await enterDemo(page);
  const found: Record<string, string[]> = {};
  for (const address of [...APP, ...FORMS, ...SITE.map((path) => `/xx${path}`)]) {
    await page.goto(address);
    await settled(page);
    if (FORMS.includes(address)) await page.getByRole('dialog').waitFor();
    const faults = await page.evaluate(literalsIn, NO_WORDS.source);
    for (const dir of ['rtl', 'ltr']) {
      await page.evaluate((way) => document.documentElement.setAttribute('dir', way), dir);
      faults.push(...(await page.evaluate(misplacedTexts)).map((text) => `${dir}: ${text}`));
    }
    if (faults.length) found[address] = faults;
  }
  expect(found).toEqual({});
});

for (const language of ['es', 'de', 'fr', 'pt']) {
  test(`no text in ${language} is cut or overlaps at 320 px`, async ({ page }) => {
    await enterDemo(page, language);
    const found: Record<string, string[]> = {};
    for (const address of [
      ...[
        '/app',
        '/app/log',
        '/app/log?add=feed',
        '/app/calendar',
        '/app/summaries',
        '/app/summaries?tab=share',
      ],
      ...['/app/profile', '/app/crib', '/app/stash', `/${language}`, `/${language}/pricing`],
    ]) {
      await page.goto(address);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const faults = await page.evaluate(misplacedTexts);
      if (faults.length > 0) found[address] = faults;
    }
    expect(found).toEqual({});
  });
}

test('shows no literal in a toast or in what screen readers say with it', async ({ page }) => {
  await enterDemo(page);
  await page.goto('/app/crib');
  await settled(page);
  await page
    .getByRole('button')
    .filter({ hasText: accented('Wet') })
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Olive' })).toBeAttached();
  expect(await page.evaluate(literalsIn, NO_WORDS.source)).toEqual([]);
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
        'script, style, template, noscript, option[value*="/"], [translate=no], [lang]:not(:root)',
      )
    )
      look(walker.currentNode.textContent);
  }
  look(document.title);
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [label]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'label'])
      look(element.getAttribute(name));
  return [...found];
}
