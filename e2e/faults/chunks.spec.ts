import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enterDemo, goTo } from '../parent.ts';
import { report } from './rounds.ts';

// The browser says so itself.
test.use({
  expectedErrors: [/404|Failed to fetch dynamically|Failed to load module script|Refused to apply style/],
});

/** Takes a screen's chunk from the server, as a new version does to an old tab. Gives the way to bring it back. */
async function takeAway(dist: string, screen: string): Promise<() => Promise<void>> {
  const assets = join(dist, 'assets');
  const names = (await readdir(assets)).filter((name) => name.startsWith(`${screen}-`));
  expect(names).not.toEqual([]);
  for (const name of names) await rename(join(assets, name), join(dist, name));
  return async () => {
    for (const name of names) await rename(join(dist, name), join(assets, name));
  };
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

test('an old tab whose chunks are gone reloads once, and shows the screen of the new version', async ({
  browser,
  ownSite,
}) => {
  // Without the worker, which still has them.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(ownSite.address);
  await enterDemo(page);
  const loads = countLoads(page);
  const bringBack = await takeAway(ownSite.dist, 'CalendarScreen');
  const reloaded = page.waitForEvent('load');
  await goTo(page, 'Calendar');
  await reloaded;
  await bringBack();
  await goTo(page, 'Calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  expect(loads()).toBe(1);
  report({ reloads: loads() });
  await context.close();
});

test('a server that truly lost a file makes no loop: one reload, then an error with a way out', async ({
  browser,
  ownSite,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(ownSite.address);
  await enterDemo(page);
  const loads = countLoads(page);
  await takeAway(ownSite.dist, 'CalendarScreen');
  const reloaded = page.waitForEvent('load');
  await goTo(page, 'Calendar');
  await reloaded;
  await goTo(page, 'Calendar');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(loads()).toBe(1);
  report({ reloads: loads() });
  await context.close();
});
