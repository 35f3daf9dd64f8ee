import type { Page } from '@playwright/test';
import { SIZES } from '../scripts/visit.mjs';
import { expect, test } from './fixtures.ts';

const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

/** Sends the support form for its toast. */
async function sendMessage(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('June');
  await page.getByLabel('Email', { exact: true }).fill('june@example.com');
  await page.getByLabel('Message', { exact: true }).fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toasts(page)).toContainText('Message Sent!');
}

/** Each test begins with a frozen clock, which advances only on request. */
test.beforeEach(async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await page.clock.install();
  await page.goto('/support');
  // The first toast loads the code of toasts and needs a running clock to show. So one is shown before the pause.
  await sendMessage(page);
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
});

test('the newest toast replaces the previous one', async ({ page }) => {
  await sendMessage(page);
  await page.getByLabel('Email address').fill('june@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(toasts(page)).not.toContainText('Message Sent!');
  await page.clock.runFor(300);
  await expect(toasts(page)).toHaveCount(1);
});

test('a toast is shown for 5000 ms', async ({ page }) => {
  await sendMessage(page);
  await page.clock.runFor(4900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast under the pointer stays while it is read', async ({ page }) => {
  await sendMessage(page);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5100);
  await expect(toasts(page)).toHaveCount(0);
});

test('a swipe of 50 px to the right dismisses a toast, a shorter one does not', async ({ page }) => {
  await sendMessage(page);
  await swipe(page, 45);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(page, 55);
  await page.clock.runFor(300);
  await expect(toasts(page)).toHaveCount(0);
});

test('Escape dismisses a toast', async ({ page }) => {
  await sendMessage(page);
  await page.keyboard.press('Escape');
  await page.clock.runFor(300);
  await expect(toasts(page)).toHaveCount(0);
});

test('F8 focuses the toast, and dismissing it there restores the focus', async ({ page }) => {
  await sendMessage(page);
  const before = page.getByRole('button', { name: 'Send Message' });
  await expect(before).toBeFocused();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /^Notifications/ }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.clock.runFor(300);
  await expect(toasts(page)).toHaveCount(0);
  await expect(before).toBeFocused();
});

/** Presses on the toast's text, moves `distance` pixels to the right and releases. */
async function swipe(page: Page, distance: number): Promise<void> {
  const { x, y } = (await toasts(page).getByText('Message Sent!').boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 10, y + 5);
  await page.mouse.down();
  for (let drawn = 0; drawn <= distance; drawn += 5) await page.mouse.move(x + 10 + drawn, y + 5);
  await page.mouse.up();
}
