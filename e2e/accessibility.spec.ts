import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { APPEARANCES, addresses, appear, enterDemo, SIZES, settled } from '../scripts/visit.mjs';
import { arrive, atNoon, signUp } from './app-page.ts';
import { OPENED_IN_APP, OPENED_IN_FAMILY, OPENED_ON_SITE } from './dialogs.ts';
import { expect, test } from './fixtures.ts';

// The browser logs the 404 of the unknown address. The timeout allows for a busy machine.
test.describe.configure({ timeout: 180_000 });
test.use({ reducedMotion: 'reduce', expectedErrors: [/status of 404/] });

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that depend on the appearance. At night, text needs a contrast of 7:1. */
const COLORS = {
  dark: ['color-contrast', 'link-in-text-block'],
  night: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'],
};

/** Returns axe's findings for the current page in all three appearances. */
async function findings(page: Page, where: string): Promise<string[]> {
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const appearance of APPEARANCES) {
    await appear(page, appearance);
    const options: RunOptions = { resultTypes: ['violations'] };
    if (appearance !== 'light') options.runOnly = COLORS[appearance];
    const { violations } = await page.evaluate<AxeResults, RunOptions>(
      (chosen) => Reflect.get(window, 'axe').run(chosen),
      options,
    );
    for (const { id, nodes } of violations)
      for (const { html, failureSummary } of nodes)
        found.push(`${where}, ${appearance}: ${id}: ${failureSummary} ${html}`);
  }
  return found;
}

for (const size of ['phone', 'desktop'] as const) {
  test.describe(size, () => {
    test.use({ viewport: SIZES[size] });

    test('axe finds nothing on the public pages', async ({ page }) => {
      const found: string[] = [];
      for (const address of addresses().site) {
        await page.goto(address);
        await settled(page);
        found.push(...(await findings(page, address)));
      }
      for (const { name, address, open } of OPENED_ON_SITE) {
        await page.goto(address);
        await settled(page);
        await open(page);
        found.push(...(await findings(page, `${name} on ${address}`)));
      }
      expect(found).toEqual([]);
    });

    test('axe finds nothing on the screens of the demo', async ({ page }) => {
      await atNoon(page.context());
      await enterDemo(page);
      const found: string[] = [];
      for (const address of addresses().app) {
        await page.goto(address);
        await settled(page);
        found.push(...(await findings(page, address)));
      }
      expect(found).toEqual([]);
    });

    test('axe finds nothing in the dialogs of the demo', async ({ page }) => {
      await atNoon(page.context());
      await enterDemo(page);
      const found: string[] = [];
      for (const { name, address, open } of OPENED_IN_APP) {
        await page.goto(address);
        await settled(page);
        await open(page);
        found.push(...(await findings(page, `${name} on ${address}`)));
      }
      expect(found).toEqual([]);
    });

    test('axe finds nothing on the screens of a family without a baby', async ({ page }) => {
      await page.goto('/account');
      await signUp(page);
      const found: string[] = [];
      for (const address of addresses().app) {
        await page.goto(address);
        await settled(page);
        found.push(...(await findings(page, address)));
      }
      expect(found).toEqual([]);
    });

    test('axe finds nothing in the dialogs of an account and on the lock screen', async ({ page }) => {
      await arrive(page);
      await expect(page.getByText('Keep a recovery code')).toBeVisible();
      const found = await findings(page, 'the offer of a recovery code');
      for (const { name, address, open } of OPENED_IN_FAMILY) {
        await page.goto(address);
        await settled(page);
        await open(page);
        found.push(...(await findings(page, `${name} on ${address}`)));
      }
      expect(found).toEqual([]);
    });
  });
}

test('axe finds nothing in the menus of a phone', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const found = await findings(page, 'the menu of the public pages');
  await enterDemo(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect([...found, ...(await findings(page, 'the menu of the app'))]).toEqual([]);
});
