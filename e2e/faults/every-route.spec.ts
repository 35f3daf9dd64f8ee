import type { Page } from '@playwright/test';
import { arrive, bytesOf, choose, enterDemo } from '../app-page.ts';
import { expect, test } from '../fixtures.ts';
import { signOut } from '../sign-in.ts';
import { report } from './rounds.ts';
import { watchPolicy } from './watched.ts';

const PUBLIC = [
  '/',
  '/features',
  '/pricing',
  '/shop',
  '/account',
  '/blog',
  '/blog/feeding-patterns-0-12-weeks',
  '/blog/how-many-wet-diapers',
  '/blog/newborn-sleep-windows',
  '/blog/preparing-pediatric-summary',
  '/support',
  '/privacy',
  '/terms',
  '/an/address/that/never/was',
];
const APP = [
  '/app',
  '/app/log',
  '/app/log?add=feed',
  '/app/calendar',
  '/app/calendar?view=rhythm',
  '/app/summaries',
  '/app/summaries?days=30',
  '/app/summaries?tab=growth',
  '/app/summaries?tab=share',
  '/app/profile',
  ...['account', 'babies', 'units', 'appearance', 'kinds', 'data', 'about'].map(
    (section) => `/app/profile/${section}`,
  ),
  '/app/crib',
  '/app/stash',
];

/** On a slow machine, a file can take longer than Playwright's default timeout of a click. */
const FILE_MS = 60_000;

/** Clicks a button that makes a file, and waits for the file. */
async function take(page: Page, name: string): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: FILE_MS }),
    page.getByRole('button', { name }).first().click(),
  ]);
  expect((await bytesOf(download)).length, name).toBeGreaterThan(100);
}

const PROFILE_EXPORTS = [
  'Export all my data (CSV)',
  'Export tables for spreadsheets (zip)',
  'Export everything (zip)',
  'Make a backup',
];

test.use({ expectedErrors: [/404/] });

test('every route and export obeys the security policy, and contacts no other origin', async ({
  page,
  context,
}) => {
  test.slow();
  const watched = await watchPolicy(context);
  let routes = 0;
  let exports = 0;
  page.on('download', () => {
    exports += 1;
  });
  for (const address of PUBLIC) {
    await page.goto(address);
    // The first pointer movement loads React.
    await page.mouse.move(40, 400);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
    routes += 1;
  }
  await page.goto('/shop');
  const products = page.getByRole('button', { name: /Instant Download/ });
  const count = await products.count();
  expect(count).toBe(3);
  for (let product = 0; product < count; product += 1) {
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: FILE_MS }),
      products.nth(product).click(),
    ]);
    expect((await bytesOf(download)).length).toBeGreaterThan(100);
  }
  await page.goto('/');
  await enterDemo(page);
  for (const address of APP) {
    await page.goto(address);
    await expect(page.getByRole('heading').first(), address).toBeVisible();
    routes += 1;
  }
  await page.goto('/app/profile/data');
  for (const name of PROFILE_EXPORTS) await take(page, name);
  await page.goto('/app/summaries?tab=share');
  await page.getByRole('button', { name: 'Make the report' }).click();
  await take(page, 'Share or save the report');
  await choose(page, 'Short summary');
  await take(page, 'CSV table');
  await take(page, 'PDF, one page');
  await page.getByRole('link', { name: '30 days' }).click();
  await take(page, 'PDF, two pages');
  // The demo has no account, and so no recovery code.
  await signOut(page);
  await arrive(page);
  await page.getByRole('button', { name: 'Show my code' }).click();
  await take(page, 'Save as a file');

  expect(exports).toBe(count + PROFILE_EXPORTS.length + 5);
  expect(watched).toMatchObject({ violations: [], foreign: [], dialogs: [] });
  report({
    routes,
    exports,
    requests: watched.requests,
    violations: watched.violations.length,
    'to other origins': watched.foreign.length,
  });
});
