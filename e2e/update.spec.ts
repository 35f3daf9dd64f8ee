import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const offer = (page: Page) => page.getByText('A new version is ready.');

/** The mark that the test puts on the window: a reload wipes it. */
const isOld = (page: Page) => page.evaluate(() => 'old' in window);

test('a new version waits for a tap, not under a half-typed form, and then reaches every tab', async ({
  context,
  ownSite,
}) => {
  const page = await context.newPage();
  await page.goto(`${ownSite.address}/support`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const other = await context.newPage();
  await other.goto(`${ownSite.address}/features`);
  await expect(other.getByRole('heading').first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { old: true }));

  await appendFile(join(ownSite.dist, 'worker.js'), '\n// the next version\n');
  for (const compressed of ['worker.js.br', 'worker.js.gz'])
    await rm(join(ownSite.dist, compressed), { force: true });
  const message = page.locator('form').getByRole('textbox').last();
  await message.fill('Half a sen');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(offer(other)).toBeVisible();
  await expect(offer(page)).toBeHidden();

  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[data-dirty]')?.reset());
  await expect(offer(page)).toBeVisible();
  expect(await isOld(page)).toBe(true);

  await message.fill('Another half');
  const otherReloaded = other.waitForEvent('load');
  await other.getByRole('button', { name: 'Update now' }).click();
  await otherReloaded;
  expect(await isOld(page), 'the tab with the half-typed form keeps what was typed').toBe(true);
  await expect(message).toHaveValue('Another half');

  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[data-dirty]')?.reset());
  await reloaded;
});
