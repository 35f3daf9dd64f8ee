import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { addBaby, arrive, bytesOf, choose, goTo, JUNE, log, signUp } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { untilOfflineReady } from './offline-ready.ts';

test.use({ serviceWorkers: 'allow' });

async function arriveInLog(page: Page): Promise<void> {
  await arrive(page);
  await goTo(page, 'Daily Log');
  await log(page, 'Diaper', () => choose(page, 'Wet'));
}

/** The router stores each tab's scroll positions under random keys, which are not personal data. */
const SCROLLED = 'react-router-scroll-positions';

/** Returns everything that this origin stores, except the files of the app. */
async function left(page: Page) {
  const kept = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: (await caches.keys()).filter((name) => !/^(workbox-precache|language$)/.test(name)),
    language: (await caches.match('/chosen-language')) !== undefined,
  }));
  return { ...kept, session: kept.session.filter((name) => name !== SCROLLED) };
}

async function confirm(page: Page, act: string): Promise<void> {
  await page.getByRole('button', { name: act }).click();
  const dialog = page.getByRole('dialog', { name: `${act}?` });
  await expect(dialog.getByText(/1 baby profile and 1 diaper/)).toBeVisible();
  await dialog.getByLabel('Your password').fill(JUNE.password);
  await dialog.getByRole('button', { name: act }).click();
}

test('a deleted account leaves nothing on the device or in another tab', async ({ page, context }) => {
  await arriveInLog(page);
  // The account also has a running timer, a device preference, and a shared file that the page has not read yet.
  await goTo(page, 'Dashboard');
  await page.getByRole('button', { name: 'Start sleep' }).click();
  await expect(page.getByRole('button', { name: 'Edit the running sleep' })).toBeVisible();
  await page.goto('/app/profile/appearance');
  await choose(page, 'Dark');
  await page.goto('/app/profile/account');
  await page.evaluate(async () => {
    const cache = await caches.open('weehours-shared-files');
    await cache.put('/app/share/0', new Response('Wren, 8:00 AM'));
    await (await caches.open('language')).put('/chosen-language', new Response('en'));
  });
  const other = await context.newPage();
  await other.goto('/app/log');
  await expect(other.getByRole('button', { name: 'Wet diaper' })).toBeVisible();

  await confirm(page, 'Delete my account');
  await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/account$/);
  await expect(other.getByText('Wet diaper')).toHaveCount(0);
  const nothing = { databases: [], local: [], session: [], caches: [], language: false };
  expect(await left(page)).toEqual(nothing);
  expect(await left(other)).toEqual(nothing);
  await expect(page.locator('html')).not.toHaveAttribute('data-appearance', 'dark');

  await other.reload();
  await other.getByLabel('Email', { exact: true }).fill(JUNE.email);
  await other.getByLabel('Password', { exact: true }).fill(JUNE.password);
  await other.getByRole('button', { name: 'Sign In' }).last().click();
  await expect(other.getByText('Invalid credentials')).toBeVisible();
});

test('another family on the same device keeps all of its log', async ({ page }) => {
  await page.goto('/account');
  await signUp(page, { name: 'Rosa', email: 'rosa@example.com', password: 'daybreak' });
  await addBaby(page, 'Iris');
  await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click();
  await arriveInLog(page);
  await page.goto('/app/profile/account');
  await confirm(page, 'Delete my account');
  await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible();
  const { databases, local } = await left(page);
  expect(databases).toHaveLength(2);
  expect(local.join()).not.toContain('user');

  await page.goto('/account');
  await page.getByLabel('Email', { exact: true }).fill('rosa@example.com');
  await page.getByLabel('Password', { exact: true }).fill('daybreak');
  await page.getByRole('button', { name: 'Sign In' }).last().click();
  await expect(page.getByText('Iris, 5 weeks')).toBeVisible();
});

test('deleted data disappears from every tab, and the account stays', async ({ page, context }) => {
  await arriveInLog(page);
  const other = await context.newPage();
  await other.goto('/app/log');
  await expect(other.getByRole('button', { name: 'Wet diaper' })).toBeVisible();
  await page.goto('/app/profile/account');
  await confirm(page, 'Delete all data');
  await expect(page.getByText('Your log is empty', { exact: true })).toBeVisible();
  await expect(other.getByText('Wet diaper')).toHaveCount(0);
  await goTo(page, 'Dashboard');
  await addBaby(page, 'Robin');
});

test('the full export is one zip, also offline', async ({ page, context }) => {
  await arriveInLog(page);
  await untilOfflineReady(page);
  await context.setOffline(true);
  await page.goto('/app/profile/data#export');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything (zip)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^wee-hours-everything-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzipSync(await bytesOf(download));
  const everything = new TextDecoder().decode(files['wee-hours.json']);
  expect(JSON.parse(everything)).toMatchObject({
    account: { email: JUNE.email, plan: 'free' },
    babies: [{ name: 'Wren' }],
    diapers: [{ type: 'wet' }],
  });
  expect(everything).not.toContain('hash');
  expect(everything).not.toContain(JUNE.password);
  await expect(page.getByText('Your data is saved', { exact: true })).toBeVisible();
});
