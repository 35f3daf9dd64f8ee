import type { Page } from '@playwright/test';
import { arrive, JUNE } from './app-page.ts';
import { rest, turnOnAutoLock } from './auto-lock.ts';
import { expect, test } from './fixtures.ts';
import { signOut, trySignIn } from './sign-in.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Makes a key in the profile, and returns the address of an act. */
async function makeAddress(page: Page, act: string): Promise<string> {
  await page.goto('/app/profile/kinds#addresses');
  const panel = page.getByRole('region', { name: 'Quick addresses' });
  await panel.getByRole('button', { name: 'Make a key' }).click();
  await panel.getByRole('button', { name: `Copy the address for ${act}` }).click();
  await expect(page.getByText(`Copied: ${act}`, { exact: true })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Expects the number of entries in today's log, once the log has loaded. */
async function expectEntries(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const total = page.getByRole('list', { name: 'Totals for the day' }).getByText(/^\d+ diapers?/);
  if (count === 0) await expect(page.getByText(/^Nothing logged yet/)).toBeVisible();
  else await expect(total).toHaveText(new RegExp(`^${count} diaper`));
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Log this for Wren?' });

test('an address with the key logs once, also across reload, back and forward', async ({ page }) => {
  await arrive(page);
  const address = await makeAddress(page, 'Wet diaper');
  expect(address).toMatch(/\/app\/log\?now=wet&baby=[\w-]+&key=[\w-]{22}$/);

  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const put = IDBObjectStore.prototype.put;
    const add = IDBObjectStore.prototype.add;
    Object.assign(IDBObjectStore.prototype, {
      put(this: IDBObjectStore, ...args: Parameters<typeof put>) {
        if (this.name === 'diapers') seen.push(location.href);
        return put.apply(this, args);
      },
      add(this: IDBObjectStore, ...args: Parameters<typeof add>) {
        if (this.name === 'diapers') seen.push(location.href);
        return add.apply(this, args);
      },
    });
  });
  await page.goto(address);
  await expect(page.getByText('Saved for Wren: Wet diaper', { exact: true })).toBeVisible();
  await expectEntries(page, 1);
  const written = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(written.length, 'the write was seen').toBeGreaterThan(0);
  expect(
    written.filter((href) => href.includes('?')),
    'the address has no query at the write',
  ).toEqual([]);

  await page.reload();
  await expectEntries(page, 1);
  await page.goto('/app');
  await page.goBack();
  await expectEntries(page, 1);
  await page.goForward();
  await page.goBack();
  await expectEntries(page, 1);
  await expect(question(page)).toHaveCount(0);

  await page.goto(address);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expectEntries(page, 1);
});

test('without the right key an address logs only after one more tap', async ({ page }) => {
  await arrive(page);
  const address = await makeAddress(page, 'Wet diaper');
  await page.goto(address.slice(0, -1));
  await expect(question(page).getByText(/wrong or revoked\. Nothing was logged/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expectEntries(page, 0);

  await page.goto('/app/profile/kinds#addresses');
  await page.getByRole('button', { name: 'Revoke the key' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke the key' }).click();
  await expect(page.getByText('The key is revoked', { exact: true })).toBeVisible();
  await page.goto(address);
  await expect(question(page).getByText(/wrong or revoked/)).toBeVisible();
  await page.reload();
  await expectEntries(page, 0);
  await expect(question(page)).toHaveCount(0);

  await page.goto('/app/log?now=wet');
  await expect(question(page).getByRole('button', { name: 'Log wet diaper now' })).toBeFocused();
  await expect(page).toHaveURL(/\/app\/log$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved for Wren: Wet diaper', { exact: true })).toBeVisible();
  await expectEntries(page, 1);
});

test('an address that finds the app locked or signed out logs nothing by itself', async ({ page }) => {
  await arrive(page);
  const address = await makeAddress(page, 'Wet diaper');
  await page.goto('/app/profile/security#auto-lock');
  await turnOnAutoLock(page, '5 minutes');
  await rest(page, 6);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/log$/);
  await page.getByLabel('Password', { exact: true }).fill(JUNE.password);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(question(page).getByText(/locked or not ready\. Nothing was logged/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectEntries(page, 0);

  await signOut(page);
  await page.goto(address);
  await expect(page).toHaveURL(/\/account$/);
  await trySignIn(page, JUNE.email, JUNE.password);
  await expect(question(page).getByText(/locked or not ready\. Nothing was logged/)).toBeVisible();
  await expect(page).toHaveURL(/\/app\/log$/);
  await page.keyboard.press('Escape');
  await expectEntries(page, 0);
});
