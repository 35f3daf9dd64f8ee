import { enterNewAccount, wake } from './app-page.ts';
import { expect, test } from './fixtures.ts';

test('a plan chosen before signing up is kept afterwards', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Lifetime' }).click();
  await expect(page.getByText('Redirecting to Sign Up', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Create a new account' })).toBeVisible();
  await expect(page.getByText('You chose Lifetime')).toBeVisible();
  await enterNewAccount(page);
  await expect(page.getByRole('heading', { name: 'Welcome, June!' })).toBeVisible();
  await page.goto('/app/profile/account');
  await expect(page.getByRole('region', { name: 'Account' })).toContainText('Lifetime');
});

test('a chosen plan is kept after a reload, and the page renders once', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Lifetime' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Create a new account' });
  await expect(heading).toBeVisible();
  await page.reload();
  await wake(page);
  await expect(heading).toBeVisible();
  await expect(page.getByText('You chose Lifetime')).toBeVisible();
});
