import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  addBaby,
  arriveWithDiaper,
  bytesOf,
  choose,
  enterNewAccount,
  expectCount,
  goTo,
} from '../app-page.ts';
import { expect } from '../fixtures.ts';
import { readLogs } from './log-rows.ts';
import { test } from './real-browser.ts';
import { report } from './rounds.ts';

const GONE = 'Your log is gone from this browser';

/**
 * Waits for the screen that reports the eviction, and expects no form for a first baby. Returns the number of such
 * forms for the report.
 */
async function expectNoWelcome(page: Page): Promise<number> {
  await expect(page.getByText(GONE)).toBeVisible();
  const welcomes = await page.getByLabel('Baby’s name').count();
  expect(welcomes, 'asked for a first baby').toBe(0);
  return welcomes;
}

/** Evicts only the log, without notifying the app. */
async function dropLog(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('weehours-records-')) continue;
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = resolve;
      });
    }
  });
}

test('an evicted log is reported until it is restored from a backup', async ({ page }) => {
  await arriveWithDiaper(page);
  await page.goto('/app/profile/data');
  const making = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make a backup' }).click();
  const backup = await bytesOf(await making);
  await page.goto('/support');
  await dropLog(page);
  let shown = 0;
  let welcomes = 0;
  for (const address of ['/app', '/app/log?add=feed', '/app/profile', '/app/profile/data', '/app/crib']) {
    await page.goto(address);
    welcomes += await expectNoWelcome(page);
    await expect(page.getByText(/It was last opened here on/)).toBeVisible();
    shown += 1;
  }
  expect(await readLogs(page), 'no new log replaces it').toEqual([]);

  await page.getByRole('button', { name: 'Restore a backup' }).click();
  await expect(page).toHaveURL(/\/app\/profile\/data#backup$/);
  // If the parent reloads instead of restoring, the eviction is reported again.
  await page.reload();
  await expectNoWelcome(page);
  await page.getByRole('button', { name: 'Restore a backup' }).click();
  await page
    .getByLabel('Open a backup')
    .setInputFiles({ name: 'a.weehours', mimeType: 'application/json', buffer: backup });
  await page.getByRole('button', { name: 'Restore this backup' }).click();
  await expect(page.getByText('Your log now matches the file', { exact: true })).toBeVisible();
  await goTo(page, 'Dashboard');
  await expectCount(page, 'Diapers', 1);
  await page.reload();
  await expectCount(page, 'Diapers', 1);
  const [restored] = await readLogs(page);
  const back = restored?.rows.diapers?.length ?? 0;
  expect(back).toBe(1);
  report({ 'screens shown': shown, 'empty welcomes': welcomes, 'entries back': back });
});

test('without a backup, a new log starts and asks for a baby', async ({ page }) => {
  await arriveWithDiaper(page);
  await page.goto('/support');
  await dropLog(page);
  await page.goto('/app');
  await expectNoWelcome(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await addBaby(page, 'Robin');
  await page.reload();
  await expect(page.getByText('Robin, 5 weeks')).toBeVisible();
});

test.describe('a log whose site data is cleared while the app is open', () => {
  // Pending reads fail when the browser closes their connection.
  test.use({
    expectedErrors: [/Connection is closing|UnknownError|Internal error|DatabaseClosed|EvictedLog/i],
  });

  for (const storageTypes of ['indexeddb', 'all']) {
    test(`is reported, keeps the form's input, and saves nothing (${storageTypes})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await arriveWithDiaper(page);
      await page.getByRole('button', { name: 'Add Diaper' }).click();
      await choose(page, 'Dirty');
      await page.getByLabel('Note').fill('rash on the left');
      const devtools = await context.newCDPSession(page);
      await devtools.send('Storage.clearDataForOrigin', { origin: baseURL ?? '', storageTypes });
      await expect(page.getByText(GONE).first()).toBeAttached();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog').getByText(GONE)).toBeVisible();
      await expect(page.getByLabel('Note')).toHaveValue('rash on the left');
      const logs = await readLogs(page);
      expect(logs, 'no new log replaces it').toEqual([]);
      report({ 'logs made in its place': logs.length });
    });
  }
});

test('a log that is evicted with its account is reported, with a way to sign up', async ({
  realProfile,
  site,
}) => {
  const before = await realProfile.start();
  await arriveWithDiaper(before.page, site.address);
  await before.close();
  // To free space, Chromium evicts databases and caches. It keeps localStorage.
  for (const folder of ['IndexedDB', 'Service Worker', 'WebStorage'])
    await rm(join(realProfile.folder, 'Default', folder), { recursive: true, force: true });

  const { page } = await realProfile.start();
  await page.goto(`${site.address}/app`);
  const welcomes = await expectNoWelcome(page);
  await expect(page.getByText(/Your account is gone too/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign up again' }).click();
  await enterNewAccount(page);
  await addBaby(page, 'Wren');
  report({ 'empty welcomes': welcomes });
});

/**
 * Writes what a kill can leave: the head of a record without its body, followed by later records. LevelDB appends these
 * to the log file of the killed process (`reuse_logs`). At a later start, the checksum of the torn record fails.
 */
async function tearRecord(folder: string): Promise<void> {
  const stores = join(folder, 'Default', 'IndexedDB');
  const logs = (await readdir(stores, { recursive: true })).filter((name) => /leveldb\/\d+\.log$/.test(name));
  expect(logs).toHaveLength(1);
  const path = join(stores, logs[0] ?? '');
  const bytes = await readFile(path);
  // The head of the first record: CRC (4 bytes), length (2) and type (1).
  await writeFile(path, Buffer.concat([bytes.subarray(0, 7), bytes]));
}

test('a log that Chromium dropped as damaged is reported, also after a restart', async ({
  realProfile,
  site,
}) => {
  const before = await realProfile.start();
  await arriveWithDiaper(before.page, site.address);
  await before.close();
  await tearRecord(realProfile.folder);

  let welcomes = 0;
  for (const _start of ['that finds the damage', 'after it']) {
    const { page, close } = await realProfile.start();
    await page.goto(`${site.address}/app`);
    welcomes += await expectNoWelcome(page);
    await close();
  }
  report({ 'empty welcomes': welcomes });
});
