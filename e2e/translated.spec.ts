import type { BrowserContext, Page } from '@playwright/test';
import { addresses, enterDemo, settled } from '../scripts/visit.mjs';
import { arrive, atNoon, choose, expectCount, goTo, log, untilAtRest } from './app-page.ts';
import { OPENED_IN_APP, OPENED_IN_FAMILY, OPENED_ON_SITE } from './dialogs.ts';
import { test as base, expect } from './fixtures.ts';
import { translatePages } from './translator.ts';

/** Every page of these tests is translated. A test fails if React updates a text that is no longer visible. */
const test = base.extend<{ stale: string[] }>({
  stale: [
    async ({ page }, provide) => {
      const stale = await translatePages(page);
      await provide(stale);
      expect(stale).toEqual([]);
    },
    { auto: true },
  ],
});

test.describe.configure({ timeout: 180_000 });

/** Noon of today. Another day would not fit, because the tests' baby was born 40 days ago. */
const NOON = Date.parse(`${new Date().toISOString().slice(0, 10)}T20:00Z`);
/** A day with known weeks and months. */
const IN_MARCH = Date.parse('2026-03-10T19:00Z');
const MINUTE = 60_000;

async function tap(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  await untilAtRest(button);
  await button.click();
}

/** Sets the clock of the device, and makes the screen read it. */
async function wakeAt(page: Page, at: number): Promise<void> {
  await page.context().clock.setFixedTime(at);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function arriveAt(context: BrowserContext, page: Page, at: number): Promise<void> {
  await context.clock.setFixedTime(at);
  await arrive(page);
}

test('the dashboard counts each tap at once', async ({ page }) => {
  await arrive(page);
  await tap(page, 'Wet');
  await tap(page, 'Dirty');
  await tap(page, 'Both');
  await tap(page, '3 oz');
  await expectCount(page, 'Feeds', 1);
  await expectCount(page, 'Diapers', 3);
  await expect(page.locator('font').first()).toBeAttached();
});

test('running timers and relative times follow the clock', async ({ page, context }) => {
  await arriveAt(context, page, NOON);
  const quick = page.getByRole('region', { name: 'Quick log for Wren' });
  await tap(page, 'Wet');
  await tap(page, /^Left/);
  await wakeAt(page, NOON + 7 * MINUTE);
  await expect(quick.getByRole('timer')).toHaveText('7:00');
  await expect(quick.getByText(/Last wet 7 min ago/)).toBeAttached();
  await tap(page, 'Switch to right');
  await wakeAt(page, NOON + 10 * MINUTE);
  await expect(quick.getByRole('group', { name: 'Breast' }).getByText('10 min total')).toBeVisible();
  await tap(page, 'Pause');
  await expect(quick.getByText(/^Right · paused at /)).toBeVisible();
  await tap(page, 'Start sleep');
  await goTo(page, 'Daily Log');
  await wakeAt(page, NOON + 15 * MINUTE);
  await expect(page.getByRole('link', { name: /Asleep/ })).toHaveText(/5:00$/);
  await goTo(page, 'Dashboard');
  await tap(page, 'Stop and save');
  await tap(page, 'End sleep');
  // Until this toast is there, "Undo" belongs to the feed.
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  await expect(toasts.getByText(/^(Nap|Night sleep), /)).toBeVisible();
  await tap(page, 'Undo');
  await expect(quick.getByText(/^Asleep since/)).toBeVisible();
});

test('the log shows an entry that is added, changed, deleted and restored', async ({ page, context }) => {
  await arriveAt(context, page, NOON);
  await goTo(page, 'Daily Log');
  await log(page, 'Diaper', () => choose(page, 'Wet'));
  await log(page, 'Feed', async () => {
    await choose(page, 'Bottle');
    await page.getByRole('textbox', { name: /^Amount/ }).fill('4');
  });
  const totals = page.getByRole('list', { name: 'Totals for the day' });
  await expect(totals).toHaveText(/1 feed.*4 oz.*1 diaper/);
  await page.getByRole('button', { name: /Bottle, 4 oz/ }).click();
  await page.getByRole('textbox', { name: /^Amount/ }).fill('4.5');
  await page.getByLabel('Note').fill('sleepy');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /Bottle, 4\.5 oz.*sleepy/ })).toBeVisible();
  await page.getByRole('button', { name: 'Diapers' }).click();
  await page.getByRole('button', { name: 'Diapers' }).click();
  await page.getByRole('button', { name: /Bottle, 4\.5 oz/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(totals).toHaveText('1 diaper (1 wet)');
  await tap(page, 'Undo');
  await expect(totals).toHaveText(/1 feed/);
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yesterday');
  await page.getByRole('button', { name: 'Search all days' }).click();
  await page.getByRole('searchbox', { name: 'Search all days' }).fill('sleepy');
  await expect(page.getByRole('list', { name: 'Entries found' })).toHaveText(/Bottle, 4\.5 oz/);
  await page.getByRole('searchbox', { name: 'Search all days' }).fill('awake');
  await expect(page.getByText('No entries match “awake”')).toBeVisible();
});

test('the calendar and the summaries move to other days', async ({ page, context }) => {
  await context.clock.setFixedTime(IN_MARCH);
  await enterDemo(page);
  await goTo(page, 'Calendar');
  const shown = page.getByRole('main').locator('p[aria-live]');
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(shown).toContainText('February 2026');
  await expect(page.getByRole('grid')).toHaveAccessibleName(/^February 2026/);
  await expect(page.getByRole('link', { name: /^Saturday, February 28/ })).toBeVisible();
  await page.getByRole('link', { name: 'Rhythm' }).click();
  await page.getByText('Show as a table').click();
  await page.getByRole('link', { name: '2 weeks', exact: true }).click();
  await page.getByRole('button', { name: 'Previous 14 days' }).click();
  await expect(shown).toContainText('Feb 11 – 24, 2026');
  await expect(page.getByRole('rowheader').first()).toHaveText('Tue, Feb 24');
  await expect(page.getByRole('rowheader').last()).toHaveText('Wed, Feb 11');

  await goTo(page, 'Summaries');
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(shown).toContainText('Mar 1 – 7, 2026');
  for (const days of ['14 days', '30 days', 'Week']) {
    await page.getByRole('link', { name: days, exact: true }).click();
    await expect(page.getByRole('link', { name: days, exact: true })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: /^Previous / }).click();
  }
  await page.getByRole('link', { name: 'Growth', exact: true }).click();
  for (const curve of await page.getByRole('navigation', { name: 'Which curves' }).getByRole('link').all())
    await curve.click();
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  const report = page.getByRole('region', { name: 'Share with your clinician' });
  await choose(page, 'Choose dates');
  await report.getByLabel('First day').fill('2026-03-20');
  await choose(page, 'Last 7 days');
  await report.getByRole('button', { name: 'Make the report' }).click();
  await expect(report.getByRole('button', { name: 'Share or save the report' })).toBeVisible();
});

test('the clock and figures of crib mode are right', async ({ page, context }) => {
  await arriveAt(context, page, NOON);
  await page.getByRole('link', { name: 'Crib mode' }).click();
  await tap(page, '3 oz');
  await wakeAt(page, NOON + 40 * MINUTE);
  await expect(page.getByText(/:40 PM$/)).toBeVisible();
  await expect(page.getByText(/Fed 40 min ago/)).toBeVisible();
});

test('every screen can navigate to every other one, whatever is open', async ({ page }) => {
  await atNoon(page.context());
  await enterDemo(page);
  for (const place of ['Daily Log', 'Calendar', 'Summaries', 'Profile', 'Dashboard']) {
    await goTo(page, place);
    await settled(page);
  }
  for (const { address, open } of OPENED_IN_APP) {
    await page.goto(address);
    await open(page);
    await page.goBack();
    await settled(page);
  }
});

test('a family can answer every question', async ({ page }) => {
  await arrive(page);
  for (const { address, open } of OPENED_IN_FAMILY) {
    await page.goto(address);
    await open(page);
  }
});

test('a public page responds to the first tap and navigates', async ({ page }) => {
  for (const { address, open } of OPENED_ON_SITE) {
    await page.goto(address);
    await open(page);
  }
  for (const address of addresses().site.filter((one) => one !== '/no-such-page')) {
    await page.goto(address);
    await page.mouse.move(40, 400);
    await page.locator('header').getByRole('link').filter({ visible: true }).first().click();
    await settled(page);
  }
});
