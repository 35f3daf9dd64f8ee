import type { Page } from '@playwright/test';
import { arrive, JUNE, textOf } from './app-page.ts';
import { rest, turnOnAutoLock } from './auto-lock.ts';
import { expect, test } from './fixtures.ts';
import { signOut, trySignIn } from './sign-in.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a forgotten password is reset with the saved code, typed loosely', async ({ page }) => {
  await arrive(page);
  await page.getByRole('button', { name: 'Show my code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your recovery code' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  const code = /^(?:\w{4}-){8}\S$/m.exec(await textOf(await download))?.[0] ?? 'no code in the file';
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByText('The code is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(JUNE.email).last(), 'on paper').toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome, June!' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'I have it' }).click();
  await expect(page.getByText('Keep a recovery code')).toHaveCount(0);

  await signOut(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeFocused();
  await page.getByLabel('Email', { exact: true }).fill(JUNE.email);
  const field = page.getByLabel('Recovery code');
  await field.fill(`${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`);
  await page.getByLabel('New password', { exact: true }).fill('starlight');
  await expect(page.getByText(/One of the characters is wrong/)).toBeVisible();
  await field.fill(code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l'));
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText(/Wren, 5 weeks/)).toBeVisible();

  await signOut(page);
  await page.goto('/account');
  await trySignIn(page, JUNE.email, JUNE.password);
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await trySignIn(page, JUNE.email, 'starlight');
  await expect(page.getByRole('heading', { name: 'Welcome, June!' })).toBeVisible();
});

test('many wrong passwords delay the next one, across a reload and a clock change', async ({ page }) => {
  await page.clock.install();
  await arrive(page);
  await signOut(page);
  await page.goto('/account');
  await trySignIn(page, JUNE.email, 'sunlight');
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  // Sets seven wrong passwords directly, because trying them would take their delays.
  await page.evaluate(() => {
    const tries = JSON.parse(localStorage.getItem('weehours:tries') ?? '{}');
    for (const one of Object.values<{ wrong: number }>(tries)) one.wrong = 7;
    localStorage.setItem('weehours:tries', JSON.stringify(tries));
  });
  await trySignIn(page, JUNE.email, 'sunlight');
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/Try again in (5 minutes|4 minutes)/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('sunlight');

  await page.clock.setFixedTime(Date.now() + 24 * 3600_000);
  await page.reload();
  await trySignIn(page, JUNE.email, JUNE.password);
  await expect(page.getByText(/^Too soon after the last try/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/Try again in (5 minutes|4 minutes)/);
  await trySignIn(page, 'nobody@example.com', JUNE.password);
  await expect(page.getByText('Invalid credentials'), 'another email has no delay').toBeVisible();
});

/** Starts counting how often a word appears in the page, however briefly. */
async function watchFor(page: Page, word: string): Promise<() => Promise<number>> {
  await page.addInitScript((secret) => {
    const sightings = { count: 0 };
    Object.assign(window, { sightings });
    new MutationObserver(() => {
      if (document.documentElement.textContent?.includes(secret)) sightings.count += 1;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, word);
  return () => page.evaluate(() => Reflect.get(window, 'sightings').count);
}

test('the auto-lock hides the log in every tab, asks for the password, keeps timers', async ({
  page,
  context,
}) => {
  await arrive(page);
  await page.getByRole('button', { name: 'Start sleep' }).click();
  await expect(page.getByRole('button', { name: 'Edit the running sleep' })).toBeVisible();
  await page.goto('/app/profile/security#auto-lock');
  await turnOnAutoLock(page, '5 minutes');
  const other = await context.newPage();
  await other.goto('/app/log');
  await expect(other.getByText('Wren').first()).toBeVisible();

  await rest(page, 5);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Locked' })).toBeVisible();
    expect(await tab.content()).not.toContain('Wren');
  }
  const sightings = await watchFor(other, 'Wren');
  await other.goto('/app/calendar');
  await expect(other.getByRole('heading', { name: 'Locked' })).toBeVisible();
  expect(await sightings()).toBe(0);

  await page.getByLabel('Password', { exact: true }).fill(JUNE.password);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('list', { name: 'Running now' }).getByText('Wren: Asleep')).toBeVisible();
  await expect(other.getByRole('list', { name: 'Running now' }).getByText('Wren: Asleep')).toBeVisible();
});

test('a closed app opens locked', async ({ page }) => {
  await arrive(page);
  await page.goto('/app/profile/security');
  await turnOnAutoLock(page, '1 hour');
  const sightings = await watchFor(page, 'Wren');
  await rest(page, 24 * 60);
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  expect(await sightings()).toBe(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
});
