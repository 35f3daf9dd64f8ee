import type { Page } from '@playwright/test';
import { JUNE } from './app-page.ts';

/** On Profile, selects an auto-lock time. The app asks for the password before it turns the lock on. */
export async function askForAutoLock(page: Page, after: string): Promise<void> {
  // Clicks the label, because the radio is invisible. A forced click would not wait until the content above has stopped
  // growing.
  const choice = page.getByRole('radio', { name: after, exact: true });
  await page.locator('label').filter({ has: choice }).click();
  await page.getByRole('button', { name: 'Turn on auto-lock' }).click();
}

/** On Profile, as June, turns on the auto-lock. `after` is one of the offered times. */
export async function turnOnAutoLock(page: Page, after: string): Promise<void> {
  await askForAutoLock(page, after);
  await page.getByLabel('Your password').fill(JUNE.password);
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Moves the last touch `minutes` into the past, as if the app had not been used since. */
export async function rest(page: Page, minutes: number): Promise<void> {
  await page.evaluate((ms) => {
    for (const name of Object.keys(localStorage).filter((key) => key.startsWith('weehours:auto-lock:'))) {
      const lock = JSON.parse(localStorage.getItem(name) ?? '{}');
      localStorage.setItem(name, JSON.stringify({ ...lock, touchedAt: lock.touchedAt - ms }));
    }
  }, minutes * 60_000);
}
