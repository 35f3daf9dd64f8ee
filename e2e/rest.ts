import type { Page } from '@playwright/test';

/** The last touch was so long ago, as after a night in a drawer. */
export async function rest(page: Page, minutes: number): Promise<void> {
  await page.evaluate((ms) => {
    for (const name of Object.keys(localStorage).filter((key) => key.startsWith('weehours:auto-lock:'))) {
      const lock = JSON.parse(localStorage.getItem(name) ?? '{}');
      localStorage.setItem(name, JSON.stringify({ ...lock, touchedAt: lock.touchedAt - ms }));
    }
  }, minutes * 60_000);
}
