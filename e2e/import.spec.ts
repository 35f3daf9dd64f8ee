import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sheetRows, workbookFile } from '../src/testing/files/workbook-file.ts';
import { arrive, choose } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { untilOfflineReady } from './offline-ready.ts';

test.use({ serviceWorkers: 'allow' });

const FEEDING = `child_first_name,start,end,type,method,amount,notes
Wren,2026-05-01 08:00:00,2026-05-01 08:20:00,formula,bottle,120,
Wren,2026-05-01 12:00:00,2026-05-01 12:10:00,breast milk,both breasts,,
`;
const SLEEP = `child_first_name,start,end,nap,notes
Wren,2026-05-01 13:00:00,2026-05-01 14:00:00,1,
Wren,2026-05-01 15:00:00,,1,
`;

test('a family’s files become one import, with each question asked once', async ({ page }) => {
  await arrive(page);
  await page.goto('/app/profile/data');
  await page.getByLabel('Choose files').setInputFiles(
    [
      ['feeding.csv', FEEDING],
      ['sleep.csv', SLEEP],
      ['tags.csv', 'name,color\nnight,#fff\n'],
    ].map(([name = '', text = '']) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })),
  );
  await expect(page.getByText('4 rows from Baby Buddy')).toBeVisible();
  await expect(page.getByText(/“tags.csv” names columns/)).toBeVisible();
  await choose(page, 'Milliliters');
  await expect(page.getByText('1 feed has one duration for both sides. Each side gets half.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 4 entries' }).click();
  await expect(page.getByText('Your log from Baby Buddy is imported', { exact: true })).toBeVisible();
  await expect(page.getByText(/You can undo it until/)).toBeVisible();
});

test('an Excel file is read offline, by a reader that loads only for it', async ({ page, context }) => {
  await arrive(page);
  await untilOfflineReady(page);
  await page.goto('/app/profile/data');
  await expect(page.getByLabel('Choose files')).toBeVisible();
  await context.setOffline(true);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Choose files').setInputFiles({ name, mimeType: '', buffer });
  await choose('sleep.csv', Buffer.from(SLEEP));
  await expect(page.getByRole('heading', { name: 'sleep.csv' })).toBeVisible();
  expect(loaded.filter((url) => url.includes('read-workbook'))).toEqual([]);

  await page.reload();
  const [header = [], row = []] = SLEEP.split('\n').map((line) => line.split(','));
  const sheets = { Naps: sheetRows(header, row) };
  await choose('sleep.xlsx', Buffer.from(workbookFile({ sheets })));
  await expect(page.getByText('1 row from Baby Buddy')).toBeVisible();
  expect(loaded.filter((url) => url.includes('read-workbook'))).toHaveLength(1);
});

const GROWTH = `Date,Weight (kg),Height (cm),Notes
2026-05-01,4.2,54,
2026-05-15,4.8,56,clinic
`;

test('a family’s own table is mapped by keyboard, and at once the second time', async ({ page }) => {
  await arrive(page);
  await page.goto('/app/profile/data');
  const file = { name: 'growth.csv', mimeType: 'text/csv', buffer: Buffer.from(GROWTH) };
  await page.getByLabel('Choose files').setInputFiles([file]);
  await expect(page.getByRole('heading', { name: 'growth.csv' })).toBeFocused();
  await expect(page.getByLabel('What does each row record?')).toHaveValue('growth');
  const notes = page.getByLabel('What’s in “Notes”?');
  await notes.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Import 2 entries' }).click();
  await expect(page.getByText('Your log from growth.csv is imported', { exact: true })).toBeVisible();

  await page.reload();
  await page.getByLabel('Choose files').setInputFiles([file]);
  await expect(page.getByText('There’s nothing new in this file.')).toBeVisible();
  await page.getByRole('button', { name: 'Change the columns' }).click();
  await expect(page.getByRole('heading', { name: 'growth.csv' })).toBeFocused();
});

test('a file shared from another app reaches the import, once', async ({ page }) => {
  await arrive(page);
  await untilOfflineReady(page);
  // The worker answers only pages that it controls.
  await page.reload();
  const answered = await page.evaluate(async (text) => {
    const form = new FormData();
    form.append('files', new File([text], 'from my phone.csv', { type: 'text/csv' }));
    // Sends the same request as the browser's share, but without a navigation.
    return (await fetch('/app/share', { method: 'POST', body: form })).url;
  }, SLEEP);
  expect(new URL(answered).pathname + new URL(answered).search).toBe('/app/profile/data?import=shared');
  await page.goto('/app/profile/data?import=shared#import');
  await expect(page.getByRole('heading', { name: 'from my phone.csv' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 1 entry' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/profile\/data#import$/);

  await page.reload();
  await expect(page.getByLabel('Choose files')).toBeVisible();
  await expect(page.getByText('That file didn’t arrive')).toHaveCount(0);
  expect(await page.evaluate(() => caches.has('weehours-shared-files'))).toBe(false);
});

test.describe('a page of another site', () => {
  test.use({ expectedErrors: [/^foreign: https:\/\/other\.example\//] });

  test('cannot share a file, and cannot replace an earlier share', async ({ page, baseURL }) => {
    await arrive(page);
    await untilOfflineReady(page);
    await page.reload();
    await page.evaluate(async (text) => {
      const form = new FormData();
      form.append('files', new File([text], 'from my phone.csv', { type: 'text/csv' }));
      await fetch('/app/share', { method: 'POST', body: form, redirect: 'manual' });
    }, SLEEP);
    await page.route('https://other.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        // A page on https sends no referrer to one on http by default.
        headers: { 'Referrer-Policy': 'unsafe-url' },
        body: `<form method="post" enctype="multipart/form-data" action="${baseURL}/app/share"><input type="file" name="files"></form>`,
      }),
    );
    await page.goto('https://other.example/');
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File(['a,b'], 'from the pediatrician.csv'));
      const input = document.querySelector('input');
      if (input) input.files = data.files;
      document.forms[0]?.submit();
    });
    await expect(page).toHaveURL(`${baseURL}/app`);
    await page.goto('/app/profile/data?import=shared#import');
    await expect(page.getByRole('heading', { name: 'from my phone.csv' })).toBeVisible();
    await expect(page.getByText('This was sent from outside Wee Hours')).toBeVisible();
  });
});

/** Drags a file from the device to a point of the page and drops it, with the browser's own events. */
async function drop(page: Page, path: string, x: number, y: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x, y, data });
  }
  await browser.detach();
}

test('a file dropped on the chooser is read, and one dropped elsewhere is ignored', async ({ page }, {
  outputDir,
}) => {
  await arrive(page);
  await page.goto('/app/profile/data');
  const path = join(outputDir, 'sleep.csv');
  await mkdir(outputDir, { recursive: true });
  await writeFile(path, SLEEP);

  const heading = page.getByRole('heading', { name: 'Import a log' });
  await heading.scrollIntoViewIfNeeded();
  const beside = await heading.boundingBox();
  await drop(page, path, beside?.x ?? 0, beside?.y ?? 0);
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(/\/app\/profile\/data$/);

  const place = page.getByLabel('Choose files').locator('xpath=ancestor::div[1]');
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  await drop(page, path, (box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page.getByRole('heading', { name: 'sleep.csv' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 1 entry' })).toBeVisible();
});
