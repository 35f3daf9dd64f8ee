import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { untilOfflineReady } from '../offline-ready.ts';
import { arrive, atNoon, choose } from '../parent.ts';
import { readLogs } from './log-rows.ts';
import { report } from './rounds.ts';

test.use({ serviceWorkers: 'allow' });

const offer = (page: Page) => page.getByText('A new version is ready.');

/** The mark that the test puts on the window: a reload wipes it. */
const isOld = (page: Page) => page.evaluate(() => 'old' in window);

async function releaseNext(dist: string): Promise<void> {
  await appendFile(join(dist, 'worker.js'), '\n// the next version\n');
  for (const compressed of ['worker.js.br', 'worker.js.gz'])
    await rm(join(dist, compressed), { force: true });
}

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

  await releaseNext(ownSite.dist);
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

test('under an open form in each of two tabs a new version loses no draft and no record', async ({
  context,
  ownSite,
}) => {
  test.setTimeout(600_000);
  await atNoon(context);
  const page = await context.newPage();
  await arrive(page, ownSite.address);
  await untilOfflineReady(page);
  const other = await context.newPage();
  const tabs = [page, other];
  const drafts = tabs.map((_, index) => `draft ${index}`);
  for (const [index, tab] of tabs.entries()) {
    await tab.goto(`${ownSite.address}/app/log?add=diaper`);
    await choose(tab, 'Wet');
    await tab.getByLabel('Time', { exact: true }).fill(`0${7 + index}:00`);
    await tab.getByLabel('Note').fill(drafts[index] ?? '');
    await tab.evaluate(() => {
      Object.assign(window, { old: true });
      navigator.serviceWorker.addEventListener('controllerchange', () =>
        Object.assign(window, { taken: true }),
      );
    });
  }
  const third = await context.newPage();
  await third.goto(`${ownSite.address}/features`);
  await expect(third.getByRole('heading').first()).toBeVisible();
  await releaseNext(ownSite.dist);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(offer(third)).toBeVisible();
  await third.getByRole('button', { name: 'Update now' }).click();
  for (const [index, tab] of tabs.entries()) {
    // Asked from outside: behind another tab there are no frames to look in. Chromium lets the next worker take over once
    // the old one has nothing left to do, which on a busy machine took more than a minute, or after five.
    const taken = () => tab.evaluate(() => ('old' in window ? 'taken' in window : 'reloaded'));
    await expect.poll(taken, { timeout: 330_000 }).toBe(true);
    // A reload that has begun is over before the server answers this.
    await tab.evaluate(async () => (await fetch('/worker.js', { cache: 'reload' })).text());
    expect(await isOld(tab), 'no reload under a form').toBe(true);
    await expect(tab.getByLabel('Note')).toHaveValue(drafts[index] ?? '');
    await tab.getByRole('button', { name: 'Save' }).click();
    await expect(tab.getByRole('dialog', { name: /^Diaper for/ })).toHaveCount(0);
  }
  // Then the new version reaches both, once nothing offers Undo any more.
  for (const tab of tabs)
    await expect(async () => expect(await isOld(tab)).toBe(false)).toPass({ timeout: 60_000 });
  const [saved] = await readLogs(page);
  const notes = saved?.rows.diapers?.map(({ note }) => note) ?? [];
  const lost = drafts.filter((draft) => !notes.includes(draft));
  expect(lost).toEqual([]);
  expect(notes).toHaveLength(drafts.length);
  report({ tabs: tabs.length, 'drafts lost': lost.length, 'records saved': notes.length });
});
