import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { enterDemo, goTo } from '../app-page.ts';
import { expect, test } from '../fixtures.ts';
import { report } from './rounds.ts';

// The browser itself logs each missing chunk as an error.
test.use({
  // A worker would answer with cached chunks.
  serviceWorkers: 'block',
  expectedErrors: [/404|Failed to fetch dynamically|Failed to load module script|Refused to apply style/],
});

/**
 * Removes a screen's chunk from the server, as a new version does to an old tab. Returns a function that restores it.
 */
async function takeAway(dist: string, screen: string): Promise<() => Promise<void>> {
  const assets = join(dist, 'assets');
  const names = (await readdir(assets)).filter((name) => name.startsWith(`${screen}-`));
  expect(names).not.toEqual([]);
  for (const name of names) await rename(join(assets, name), join(dist, name));
  return async () => {
    for (const name of names) await rename(join(dist, name), join(assets, name));
  };
}

interface OwnSite {
  address: string;
  dist: string;
}

interface OldTab {
  page: Page;
  /** How often the page has loaded since the chunk was removed. */
  loads: () => number;
  bringBack: () => Promise<void>;
}

/** Opens the demo in a tab, and navigates to the calendar without its chunk. Waits until the tab has reloaded. */
async function reloadedOnce(context: BrowserContext, { address, dist }: OwnSite): Promise<OldTab> {
  const page = await context.newPage();
  await page.goto(address);
  await enterDemo(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const bringBack = await takeAway(dist, 'CalendarScreen');
  const reloaded = page.waitForEvent('load');
  await goTo(page, 'Calendar');
  await reloaded;
  return { page, loads: () => loads, bringBack };
}

test('an old tab with missing chunks reloads once, and shows the new version', async ({
  context,
  ownSite,
}) => {
  const { page, loads, bringBack } = await reloadedOnce(context, ownSite);
  await bringBack();
  await goTo(page, 'Calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  expect(loads()).toBe(1);
  report({ reloads: loads() });
  // Closes the page before its server stops.
  await page.close();
});

test('a server that lost a file causes one reload, then an error message', async ({ context, ownSite }) => {
  const { page, loads } = await reloadedOnce(context, ownSite);
  await goTo(page, 'Calendar');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(loads()).toBe(1);
  report({ reloads: loads() });
  // Closes the page before its server stops.
  await page.close();
});
