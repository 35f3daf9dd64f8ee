import { expect, type Page } from '@playwright/test';
import type { JUNE } from './app-page.ts';

/** Fills in and submits the sign-in form. The test checks the result. */
export async function trySignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const button = page.locator('main').getByRole('button', { name: 'Sign In' });
  await button.click();
  await expect(button.and(page.locator('[aria-busy]'))).toHaveCount(0);
}

export async function signIn(page: Page, who: typeof JUNE): Promise<void> {
  await page.goto('/account');
  await trySignIn(page, who.email, who.password);
  await expect(page.getByText(`Welcome, ${who.name}!`).first()).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
}
