import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { untilOfflineReady } from './offline-ready.ts';
import { addBaby, choose, signUp } from './parent.ts';

const FEEDING = `child_first_name,start,end,type,method,amount,notes
Wren,2026-05-01 08:00:00,2026-05-01 08:20:00,formula,bottle,120,
Wren,2026-05-01 12:00:00,2026-05-01 12:10:00,breast milk,both breasts,,
`;
const SLEEP = `child_first_name,start,end,nap,notes
Wren,2026-05-01 13:00:00,2026-05-01 14:00:00,1,
Wren,2026-05-01 15:00:00,,1,
`;

async function arrive(page: Page): Promise<void> {
  await page.goto('/account');
  await signUp(page);
  await addBaby(page, 'Wren');
}

test('a family’s files become one import, with what only the parent knows asked once', async ({ page }) => {
  await arrive(page);
  await page.goto('/app/profile');
  await page.getByLabel('Choose CSV files').setInputFiles(
    [
      ['feeding.csv', FEEDING],
      ['sleep.csv', SLEEP],
      ['tags.csv', 'name,color\nnight,#fff\n'],
    ].map(([name = '', text = '']) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })),
  );
  await expect(page.getByText('4 rows from Baby Buddy')).toBeVisible();
  await expect(page.getByText(/“tags.csv” names columns/)).toBeVisible();
  await choose(page, 'Milliliters');
  await expect(page.getByText('1 row to look at')).toBeVisible();
  await page.getByRole('button', { name: 'Import 4 entries' }).click();
  await expect(page.getByText('Your log from Baby Buddy is in', { exact: true })).toBeVisible();
  await expect(page.getByText(/Can be taken back until/)).toBeVisible();
});

test('a file that another app shares comes to the import, once', async ({ page }) => {
  await arrive(page);
  await untilOfflineReady(page);
  // The worker answers only pages that it controls.
  await page.reload();
  const answered = await page.evaluate(async (text) => {
    const form = new FormData();
    form.append('files', new File([text], 'from my phone.csv', { type: 'text/csv' }));
    // As the browser sends what was shared, but for the navigation.
    return (await fetch('/app/share', { method: 'POST', body: form })).url;
  }, SLEEP);
  expect(new URL(answered).pathname + new URL(answered).search).toBe('/app/profile?import=shared');
  await page.goto('/app/profile?import=shared#import');
  await expect(page.getByRole('heading', { name: 'from my phone.csv' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 1 entry' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/profile#import$/);

  await page.reload();
  await expect(page.getByLabel('Choose CSV files')).toBeVisible();
  await expect(page.getByText('That file did not arrive')).toHaveCount(0);
  expect(await page.evaluate(() => caches.has('weehours-shared-files'))).toBe(false);
});
