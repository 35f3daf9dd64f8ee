import type { Page } from '@playwright/test';
import { JUNE } from './app-page.ts';

/** In Profile: selects the auto-lock, which asks for the password before it is on. */
export async function askForAutoLock(page: Page, after: string): Promise<void> {
  // Its label, which is what a finger touches. The page above it may still grow, and a forced click does not wait.
  const choice = page.getByRole('radio', { name: after, exact: true });
  await page.locator('label').filter({ has: choice }).click();
  await page.getByRole('button', { name: 'Turn on the auto-lock' }).click();
}

/** In Profile, as June: turns on the auto-lock `after` one of the offered times. */
export async function turnOnAutoLock(page: Page, after: string): Promise<void> {
  await askForAutoLock(page, after);
  await page.getByLabel('Your password').fill(JUNE.password);
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Moves the last touch into the past, as after a night unused. */
export async function rest(page: Page, minutes: number): Promise<void> {
  await page.evaluate((ms) => {
    for (const name of Object.keys(localStorage).filter((key) => key.startsWith('weehours:auto-lock:'))) {
      const lock = JSON.parse(localStorage.getItem(name) ?? '{}');
      localStorage.setItem(name, JSON.stringify({ ...lock, touchedAt: lock.touchedAt - ms }));
    }
  }, minutes * 60_000);
}
