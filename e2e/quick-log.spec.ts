import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { untilOfflineReady } from './offline-ready.ts';
import { addBaby, expectCount, signUp } from './parent.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A hand whose taps are counted. */
function hand(page: Page) {
  let taps = 0;
  return {
    tap: async (name: string | RegExp) => {
      taps += 1;
      await page.getByRole('button', { name }).tap();
    },
    /** Taps since the last time it was asked. */
    taps: () => {
      const count = taps;
      taps = 0;
      return count;
    },
  };
}

/** A family with one baby, its browser profile on disk, its server gone. */
async function offlineFamily(
  profile: { open: () => Promise<BrowserContext> },
  site: { address: string; stop: () => Promise<void> },
): Promise<Page> {
  const context = await profile.open();
  const page = await context.newPage();
  await page.goto(`${site.address}/account`);
  await signUp(page);
  await addBaby(page, 'Wren');
  await untilOfflineReady(page);
  await site.stop();
  await page.goto(`${site.address}/app`);
  await expectCount(page, 'Feeds', 0);
  return page;
}

async function expectToast(page: Page, title: string, description: string | RegExp): Promise<void> {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expect(page.getByText(description).first()).toBeVisible();
}

test('everything that happens at night takes the taps it should, with no signal', async ({
  profile,
  ownSite,
}) => {
  test.slow();
  const page = await offlineFamily(profile, ownSite);
  const { tap, taps } = hand(page);
  const quick = page.getByRole('region', { name: 'Quick log for Wren' });

  await tap('Wet');
  await expectToast(page, 'Saved for Wren', /^Wet diaper, /);
  expect(taps(), 'a wet diaper').toBe(1);
  await tap('10 min ago');
  await expect(quick.getByText(/Last wet 1[01] min ago/)).toBeAttached();
  expect(taps(), 'it was 10 min ago').toBe(1);
  await tap('Undo');
  await expectCount(page, 'Diapers', 0);
  expect(taps(), 'undo').toBe(1);

  await tap('Dirty');
  await expectCount(page, 'Diapers', 1);
  expect(taps(), 'a dirty diaper').toBe(1);
  await tap('Both');
  await expectCount(page, 'Diapers', 2);
  expect(taps(), 'a mixed diaper').toBe(1);

  await tap('2 oz');
  await expectToast(page, 'Saved for Wren', /^Bottle, 2 oz, /);
  await expectCount(page, 'Feeds', 1);
  expect(taps(), 'a bottle').toBe(1);
  await expect(quick.getByRole('button', { name: '2.5 oz' }), 'one step up').toBeVisible();
  await tap('Adjust');
  await page.getByRole('spinbutton', { name: /^Amount/ }).fill('3');
  await tap('Save');
  await expect(
    quick.getByRole('button', { name: '3.5 oz' }),
    'one step up from what was mended',
  ).toBeVisible();
  expect(taps(), 'adjust in place and save').toBe(2);

  await tap(/^Left/);
  await expect(quick.getByRole('timer')).toBeVisible();
  expect(taps(), 'start a feed').toBe(1);
  await tap('15 min ago');
  await expect(quick.getByRole('timer')).toHaveText(/^15:\d\d$/);
  expect(taps(), 'it began 15 min ago').toBe(1);
  await tap('Switch to right');
  await expect(quick.getByRole('button', { name: 'Switch to left' })).toBeVisible();
  expect(taps(), 'switch side').toBe(1);
  await tap('Pause');
  await tap('Go on');
  taps();
  await tap('Stop and save');
  await expectCount(page, 'Feeds', 2);
  expect(taps(), 'stop and save').toBe(1);
  await expect(quick.getByText(/Next side (left|right)/)).toBeAttached();

  await tap('Start sleep');
  await expect(quick.getByRole('timer')).toBeVisible();
  expect(taps(), 'start sleep').toBe(1);
  await tap('30 min ago');
  taps();
  await tap('Wake up and save');
  await expectCount(page, 'Sleeps', 1);
  expect(taps(), 'wake up and save').toBe(1);
  await tap('Undo');
  await expect(quick.getByRole('button', { name: 'Wake up and save' }), 'the sleep goes on').toBeVisible();
  await expectCount(page, 'Sleeps', 0);
});

test('a second tap within two seconds asks whether there were two', async ({ page }) => {
  await page.clock.install();
  await page.goto('/account');
  await signUp(page);
  await addBaby(page, 'Wren');
  const { tap } = hand(page);
  await tap('Wet');
  await expectCount(page, 'Diapers', 1);
  await tap('Wet');
  await expectToast(page, 'Two for Wren?', /is already saved once/);
  await expectCount(page, 'Diapers', 1);
  await tap('Yes, log two');
  await expectCount(page, 'Diapers', 2);
  await page.clock.runFor(2500);
  await tap('Wet');
  await expectCount(page, 'Diapers', 3);
});

test('an undo waits for at least ten seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/account');
  await signUp(page);
  await addBaby(page, 'Wren');
  await page.getByRole('button', { name: 'Wet' }).tap();
  await expectCount(page, 'Diapers', 1);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('a timer that nobody stopped asks when it really ended', async ({ page }) => {
  await page.clock.install();
  await page.goto('/account');
  await signUp(page);
  await addBaby(page, 'Wren');
  await page.getByRole('button', { name: /^Left/ }).tap();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.fastForward('26:00:00');
  await expect(page.getByRole('timer')).toHaveText(/^26:0\d:\d\d$/);
  await page.getByRole('button', { name: 'Stop and save' }).tap();
  const dialog = page.getByRole('dialog', { name: 'When did it end?' });
  await expect(dialog.getByText(/has run for 26 h/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep it running' }).tap();
  await expect(page.getByRole('timer')).toBeVisible();
});
