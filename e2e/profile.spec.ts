import type { Page } from '@playwright/test';
import { SIZES, settled } from '../scripts/visit.mjs';
import { arrive } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { press } from './press.ts';

/** The sections in the order of the list, and the panels that had an address in the former single page. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  account: ['account', 'delete'],
  babies: ['babies'],
  units: ['units'],
  appearance: ['appearance'],
  kinds: ['kinds', 'medicines'],
  data: ['import', 'backup', 'export', 'storage', 'trash'],
  security: ['recovery', 'auto-lock'],
  about: ['about', 'install'],
};

const at = (page: Page) => page.evaluate(() => location.pathname + location.hash);

test('every former address opens cold at its panel, and Back leaves the profile', async ({ page }) => {
  test.slow();
  await page.setViewportSize(SIZES.phone);
  await arrive(page);
  // The panel of medicines is shown only to a family that logs medicine.
  await page.goto('/app/profile/kinds');
  await page.getByRole('checkbox', { name: 'Medicine' }).check();
  for (const [section, panels] of Object.entries(SECTIONS)) {
    for (const panel of panels) {
      await page.goto('/app/log');
      await page.goto(`/app/profile#${panel}`);
      const place = page.locator(`#${panel}`);
      await expect(place.getByRole('heading', { level: 2 }).first(), panel).toBeFocused();
      expect(await at(page), panel).toBe(`/app/profile/${section}#${panel}`);
      await settled(page);
      await expect(place, panel).toBeInViewport();
      const { y = -1 } = (await place.boundingBox()) ?? {};
      expect(y, panel).toBeGreaterThanOrEqual(0);
      await page.goBack();
      expect(await at(page), panel).toBe('/app/log');
    }
  }
});

test('the keyboard reaches every section, and the way back on a narrow screen', async ({ page }) => {
  await page.setViewportSize(SIZES.tablet);
  await arrive(page);
  await page.goto('/app/profile');
  const list = page.getByRole('navigation', { name: 'Settings' });
  await expect(list.getByRole('link')).toHaveCount(Object.keys(SECTIONS).length);
  for (const section of Object.keys(SECTIONS)) {
    await reach(page, section);
    await press(page, page.getByRole('main').getByRole('link', { name: 'Profile', exact: true }));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Profile · Wee Hours');
  }
});

test('the keyboard reaches every section beside the list on a wide screen', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await arrive(page);
  await page.goto('/app/profile');
  await expect(page).toHaveTitle('Profile · Wee Hours');
  for (const section of Object.keys(SECTIONS)) {
    await reach(page, section);
    const open = page.getByRole('navigation', { name: 'Settings' }).locator('[aria-current=page]');
    await expect(open).toHaveAttribute('href', `/app/profile/${section}`);
  }
});

/** Opens a section from the list with the keyboard. */
async function reach(page: Page, section: string) {
  const list = page.getByRole('navigation', { name: 'Settings' });
  await press(page, list.locator(`a[href="/app/profile/${section}"]`));
  await expect(page.getByRole('heading', { level: 1 }), section).toBeFocused();
  await expect(page, section).toHaveTitle(/^\S.* · Profile · Wee Hours$/);
  expect(await at(page)).toBe(`/app/profile/${section}`);
}

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone, isMobile: true, hasTouch: true });

  test('the log is handed over by file in two taps from the menu', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: string[] = [];
      Object.assign(window, { shared });
      Object.defineProperties(Navigator.prototype, {
        canShare: { value: () => true },
        share: { value: async ({ files = [] }: ShareData) => void shared.push(files[0]?.name ?? '') },
      });
    });
    await arrive(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Hand over the log' }).tap();
    const panel = page.getByRole('region', { name: 'Backup & handover' });
    await expect(panel.getByRole('heading', { name: 'Backup & handover' })).toBeFocused();
    const button = panel.getByRole('button', { name: 'Make a backup' });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.tap();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
      .toEqual([expect.stringMatching(/\.weehours$/)]);
  });
});

test('a wide screen has the way to hand over the log beside crib mode', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await arrive(page);
  await page
    .getByRole('complementary', { name: 'Sidebar' })
    .getByRole('link', { name: 'Hand over the log' })
    .click();
  await expect(page.getByRole('heading', { name: 'Backup & handover' })).toBeFocused();
});
