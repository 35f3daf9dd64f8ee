import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { arriveWithDiaper, choose, expectCount, goTo, log, signUp } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const PASSPHRASE = 'three tired owls';

/** Makes a backup and stores it as a file, like a phone's downloads. */
async function backUp(page: Page, folder: string, passphrase?: string): Promise<string> {
  await page.goto('/app/profile/data');
  if (passphrase) {
    await choose(page, 'Protect with a passphrase');
    await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
    await page.getByLabel('Repeat the passphrase').fill(passphrase);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Make a backup' }).click(),
  ]);
  await expect(page.getByText('Your backup is ready', { exact: true })).toBeVisible();
  const path = join(folder, download.suggestedFilename());
  expect(path).toMatch(/wee-hours-\d{4}-\d\d-\d\d\.weehours$/);
  await download.saveAs(path);
  return path;
}

/** Opens another phone, with a separate account and no baby. */
async function secondPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/account');
  await signUp(page, { name: 'Sam', email: 'sam@example.com', password: 'sunlight' });
  await expect(page.getByLabel('Baby’s name')).toBeVisible();
  await page.goto('/app/profile/data');
  return page;
}

test('a new phone restores a backup, and exports an identical file', async ({ page, browser, baseURL }, {
  outputDir,
}) => {
  await arriveWithDiaper(page);
  const path = await backUp(page, outputDir);
  const phone = await secondPhone(browser, baseURL);
  await phone.getByLabel('Open a backup').setInputFiles(path);
  await expect(phone.getByRole('table', { name: 'What’s in the backup' })).toContainText('Wren');
  await phone.getByRole('button', { name: 'Restore this backup' }).click();
  await expect(phone.getByText('Your log now matches the file', { exact: true })).toBeVisible();

  const again = await backUp(phone, join(outputDir, 'second phone'));
  const contentOf = async (file: string) => JSON.stringify(JSON.parse(await readFile(file, 'utf8')).content);
  expect(await contentOf(again)).toBe(await contentOf(path));
  await goTo(phone, 'Dashboard');
  await expectCount(phone, 'Diapers', 1);
  await phone.context().close();
});

test('an encrypted file opens only with its passphrase', async ({ page, browser, baseURL }, {
  outputDir,
}) => {
  await arriveWithDiaper(page);
  const path = await backUp(page, outputDir, PASSPHRASE);
  expect(await readFile(path, 'utf8')).not.toContain('Wren');
  const phone = await secondPhone(browser, baseURL);
  await phone.getByLabel('Open a backup').setInputFiles(path);
  const passphrase = phone.getByLabel('Passphrase for this backup');
  await passphrase.fill('three tired cats');
  await phone.keyboard.press('Enter');
  await expect(passphrase).toHaveAccessibleDescription(/That isn’t the passphrase for this file/);
  await expect(passphrase).toBeFocused();
  await phone.keyboard.type(PASSPHRASE);
  await phone.keyboard.press('Enter');
  await phone.getByRole('button', { name: 'Restore this backup' }).click();
  await expect(phone.getByText('Your log now matches the file', { exact: true })).toBeVisible();
  await phone.context().close();
});

test('two phones merge into one log, and a second merge changes nothing', async ({ page, browser, baseURL }, {
  outputDir,
}) => {
  await arriveWithDiaper(page);
  const first = await backUp(page, outputDir);
  const phone = await secondPhone(browser, baseURL);
  await phone.getByLabel('Open a backup').setInputFiles(first);
  await phone.getByRole('button', { name: 'Restore this backup' }).click();
  await expect(phone.getByText('Your log now matches the file', { exact: true })).toBeVisible();
  await phone.goto('/app/log');
  await log(phone, 'Diaper', () => choose(phone, 'Dirty'));
  const second = await backUp(phone, join(outputDir, 'second phone'));
  await phone.context().close();

  await page.getByLabel('Open a backup').setInputFiles(second);
  await expect(page.getByText('New from the file')).toBeVisible();
  await page.getByRole('button', { name: 'Combine both logs' }).click();
  await expect(page.getByText('The two logs are combined', { exact: true })).toBeVisible();
  await expect(page.getByText('Added: 1 diaper.', { exact: true })).toBeVisible();

  await page.getByLabel('Open a backup').setInputFiles(second);
  await expect(page.getByText(/^This file matches your log exactly/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await goTo(page, 'Dashboard');
  await expectCount(page, 'Diapers', 2);
});

test('a truncated file is reported as such, and nothing changes', async ({ page }, { outputDir }) => {
  await arriveWithDiaper(page);
  const whole = await readFile(await backUp(page, outputDir));
  await page.getByLabel('Open a backup').setInputFiles({
    name: 'half.weehours',
    mimeType: 'application/json',
    buffer: whole.subarray(0, whole.length / 2),
  });
  await expect(page.getByText('The end of “half.weehours” is missing.')).toBeVisible();
  await goTo(page, 'Dashboard');
  await expectCount(page, 'Diapers', 1);
});
