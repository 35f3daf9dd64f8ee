import type { Locator } from '@playwright/test';
import { atNoon, enterDemo } from './app-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

test('crib mode shows clock, state and quick log, can be dimmed, and exits by holding', async ({ page }) => {
  await page.goto('/');
  await enterDemo(page);
  await page.getByRole('link', { name: 'Crib mode' }).click();
  await expect(page.getByRole('heading', { name: /^\d+:\d\d [AP]M$/ })).toBeVisible();
  await expect(page.getByText(/· Olive$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Daily Log' }), 'nothing to hit by accident').toHaveCount(0);

  await page.getByRole('button', { name: 'Wet' }).tap();
  await expect(page.getByText('Saved for Olive: Wet diaper', { exact: true })).toBeVisible();

  await page.getByRole('slider', { name: 'Dim' }).fill('92');
  const shade = page.locator('[aria-hidden="true"][style]');
  await expect(shade).toHaveCSS('opacity', '0.92');
  expect(await shade.boundingBox(), 'no bright strip in place of a scrollbar').toEqual({
    x: 0,
    y: 0,
    width: 1180,
    height: 820,
  });

  const heightOf = (element: Locator) => element.evaluate((one) => Number(getComputedStyle(one).zIndex));
  const toasts = page.getByRole('region', { name: /^Notifications/ }).locator('ol');
  expect(await heightOf(shade), 'the shade is above every toast').toBeGreaterThan(await heightOf(toasts));

  await page.getByRole('button', { name: 'Adjust' }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog, 'a dialog is as dark as the screen').toHaveCSS('filter', 'brightness(0.08)');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await expect(shade, 'a new page is dark too').toHaveCSS('opacity', '0.92');

  const leave = page.getByRole('button', { name: 'Hold to leave' });
  await leave.click();
  await expect(page, 'a touch is not enough').toHaveURL(/\/app\/crib$/);
  await leave.hover();
  await page.mouse.down();
  await expect(page).toHaveURL(/\/app$/);
  await page.mouse.up();
});

test('the screen stays awake while crib mode is open, and may sleep afterwards', async ({ page }) => {
  await page.addInitScript(() => {
    const held = { count: 0 };
    Object.assign(window, { held });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          held.count += 1;
          const release = async () => {
            held.count -= 1;
          };
          return { release };
        },
      },
    });
  });
  const held = () => page.evaluate(() => (window as unknown as { held: { count: number } }).held.count);
  await page.goto('/');
  await enterDemo(page);
  await page.getByRole('link', { name: 'Crib mode' }).click();
  await expect.poll(held).toBe(1);
  await page.goBack();
  await expect.poll(held).toBe(0);
});

for (const size of [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 960, height: 600 },
])
  test(`crib mode fits all buttons on screen during a feed: ${size.width} x ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await atNoon(page.context());
    await page.goto('/app/crib?demo');
    const tiles = page
      .getByRole('region', { name: /^Quick log for/ })
      .getByRole('group')
      .getByRole('button');
    await expect(tiles.last()).toHaveText(/Start sleep/);
    for (const tile of await tiles.all()) await expect(tile).toBeInViewport({ ratio: 1 });
    await tiles.filter({ hasText: 'Left' }).tap();
    await expect(page.getByRole('button', { name: 'Stop and save' })).toBeVisible();
    for (const tile of await tiles.all()) await expect(tile).toBeInViewport({ ratio: 1 });
  });
