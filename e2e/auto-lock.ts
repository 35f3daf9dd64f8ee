import type { Page } from '@playwright/test';
import { JUNE } from './app-page.ts';

/** In Profile: asks for the auto-lock, which is not on before the password is typed. */
export async function askForAutoLock(page: Page, after: string): Promise<void> {
  // Its label, since that is what a finger meets: the page may still be growing above it, and a click by force does not wait.
  const choice = page.getByRole('radio', { name: after, exact: true });
  await page.locator('label').filter({ has: choice }).click();
  await page.getByRole('button', { name: 'Turn on the auto-lock' }).click();
}

/** In Profile, as June: has the app lock `after` a rest of one of the lengths that are offered there. */
export async function turnOnAutoLock(page: Page, after: string): Promise<void> {
  await askForAutoLock(page, after);
  await page.getByLabel('Your password').fill(JUNE.password);
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** The last touch was so long ago, as after a night in a drawer. */
export async function rest(page: Page, minutes: number): Promise<void> {
  await page.evaluate((ms) => {
    for (const name of Object.keys(localStorage).filter((key) => key.startsWith('weehours:auto-lock:'))) {
      const lock = JSON.parse(localStorage.getItem(name) ?? '{}');
      localStorage.setItem(name, JSON.stringify({ ...lock, touchedAt: lock.touchedAt - ms }));
    }
  }, minutes * 60_000);
}
