import { readFileSync } from 'node:fs';
import { signUp, wake } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const inDist = (name: string) => readFileSync(new URL(`../dist/${name}`, import.meta.url), 'utf8');

/** The pages in the sitemap, each with a sentence that must be readable. */
const PAGES: Record<string, string> = {
  '/': 'The baby log that works at 3 a.m.',
  '/features': 'Made for one hand and half a brain',
  '/pricing': '7-day money-back guarantee',
  '/shop': 'Sticker Pack',
  '/account': 'Sign in to your account',
  '/blog': 'How many wet diapers is enough?',
  '/blog/feeding-patterns-0-12-weeks': 'Sources',
  '/blog/how-many-wet-diapers': 'Sources',
  '/blog/newborn-sleep-windows': 'Sources',
  '/blog/preparing-pediatric-summary': 'Sources',
  '/support': 'Frequently asked questions',
  '/privacy': 'Effective October 22, 2025',
  '/terms': 'California',
};

/** Some of the pages in Spanish. */
const SPANISH: Record<string, string> = {
  '/es': 'El diario de tu bebé para las tres de la mañana',
  '/es/pricing': 'Garantía de devolución de 7 días',
  '/es/blog': '¿Cuántos pañales mojados son suficientes?',
  '/es/blog/how-many-wet-diapers': 'Fuentes',
};

/** The addresses of all pages in another language. Only Spanish has articles. */
const pagesIn = (code: string) =>
  Object.keys(PAGES)
    .filter((path) => code === 'es' || !path.startsWith('/blog'))
    .map((path) => (path === '/' ? `/${code}` : `/${code}${path}`));

test('search engines and feed readers find every page', () => {
  const listed = [...inDist('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address, 'https://wee.test').pathname,
  );
  expect(listed.sort()).toEqual([...Object.keys(PAGES), ...['es', 'de', 'fr', 'pt'].flatMap(pagesIn)].sort());
  expect(inDist('robots.txt')).toMatch(/^Disallow: \/app\/$/m);
  for (const [feed, address] of Object.entries({ 'feed.xml': '/blog', 'es/feed.xml': '/es/blog' })) {
    expect(inDist(feed).match(/<item>/g)).toHaveLength(4);
    expect(inDist(feed)).toContain(`<link>${address}</link>`);
  }
});

test('the footer leads to the same page in another language, and back', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/pricing$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/(?<!\/es)\/pricing$/);
});

test.describe('a browser without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const [address, sentence] of Object.entries({ ...PAGES, ...SPANISH })) {
    test(`shows the text of ${address}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('main').getByText(sentence).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }
});

for (const address of Object.keys({ ...PAGES, ...SPANISH })) {
  test(`${address} hydrates without changes, and loads no part of the app`, async ({
    browser,
    baseURL,
    faults,
  }) => {
    // The worker is blocked, because it fetches the whole app for later.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        document.querySelector('h1')?.setAttribute('data-as-written', ''),
      );
    });
    await page.goto(`${baseURL}${address}`);
    await wake(page);
    await expect(page.locator('h1')).toHaveAttribute('data-as-written');
    await page.waitForLoadState('networkidle');
    for (const script of await Promise.all(scripts))
      expect(script).not.toMatch(/DexieError|jsPDF|Viewing Demo/);
    await context.close();
  });

  test(`${address} can be found and shared`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const content = (name: string) =>
      html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`))?.[1];
    expect(content('description')?.length).toBeGreaterThan(50);
    expect(content('og:title')).toBeTruthy();
    expect(content('twitter:card')).toBe('summary_large_image');
    const picture = await request.get(new URL(content('og:image') ?? '', 'https://wee.test').pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
  });
}

test('structured data uses types that search engines know', async ({ request }) => {
  const kinds: Record<string, string> = {
    '/': 'SoftwareApplication',
    '/shop': 'ItemList',
    '/support': 'FAQPage',
    '/blog/how-many-wet-diapers': 'Article',
  };
  for (const [address, kind] of Object.entries(kinds)) {
    const html = await (await request.get(address)).text();
    const json = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org', '@type': kind });
  }
});

test('a prerendered page shows the signed-in user', async ({ page }) => {
  await page.goto('/account');
  await signUp(page);
  await expect(page).toHaveURL(/\/app$/);
  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
});
