import type { Locator } from '@playwright/test';
import { atNoon, choose, enterDemo } from './app-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

test('crib mode shows clock, state and quick log, can be dimmed, and exits by holding', async ({ page }) => {
  await page.goto('/');
  await enterDemo(page);
  await page.getByRole('link', { name: 'Crib mode' }).click();
  await expect(page.getByRole('heading', { name: 'Crib mode' })).toBeVisible();
  await expect(page.getByText(/^\d+:\d\d [AP]M$/)).toBeVisible();
  await expect(page.getByText(/· Olive$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Daily Log' }), 'nothing to hit by accident').toHaveCount(0);

  await page.getByRole('slider', { name: 'Dim' }).fill('92');
  const shade = page.locator('[aria-hidden="true"][style]');
  await expect(shade).toHaveCSS('opacity', '0.92');
  expect(await shade.boundingBox(), 'no bright strip in place of a scrollbar').toEqual({
    x: 0,
    y: 0,
    width: 1180,
    height: 820,
  });

  await page.getByRole('button', { name: 'Wet' }).tap();
  await expect(page.getByText('Saved for Olive: Wet diaper', { exact: true })).toBeVisible();
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

test('crib mode has the night colors by day until they are switched off', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('weehours:appearance', 'light'));
  await page.goto('/app/crib?demo');
  const tile = page.getByRole('button', { name: 'Wet' });
  const backdrop = () => tile.evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect(tile).toBeVisible();
  const night = await backdrop();
  await page.getByRole('button', { name: 'Crib mode settings' }).tap();
  await page.getByRole('checkbox', { name: 'Night colors' }).uncheck();
  await page.keyboard.press('Escape');
  await expect.poll(backdrop).not.toBe(night);
  const light = await backdrop();
  await page.reload();
  await expect.poll(backdrop, 'the choice is kept').toBe(light);
  await page.evaluate(() => localStorage.removeItem('weehours:crib-colors'));
  await page.reload();
  await expect.poll(backdrop).toBe(night);
});

test('a tile’s words are readable from a chair, and no group moves when a timer starts', async ({ page }) => {
  await atNoon(page.context());
  for (const size of [
    { width: 1180, height: 820 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/app/crib?demo');
    const tiles = page.getByRole('region', { name: /^Quick log for/ }).getByRole('group');
    await expect(tiles.last().getByRole('button')).toHaveText(/Start sleep/);
    const places = () => tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const sizeOf = (one: Locator) =>
      one.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
    for (const tile of await tiles.getByRole('button').all()) {
      const px = await sizeOf(tile);
      expect(px, `${await tile.textContent()} at ${size.width} px`).toBeGreaterThanOrEqual(28);
      expect(px).toBeLessThanOrEqual(32);
    }
    const before = await places();
    await page.getByRole('button', { name: /^Left/ }).tap();
    await expect(page.getByRole('button', { name: 'Stop and save' })).toBeVisible();
    await page.getByRole('button', { name: /^Start sleep/ }).tap();
    await expect(page.getByRole('button', { name: 'End sleep' })).toBeVisible();
    expect(await places()).toEqual(before);
  }
});

test('crib mode shows several babies side by side, each with its own tiles', async ({ page }) => {
  await page.goto('/app/profile/babies?demo');
  await page.getByRole('button', { name: 'Add another baby' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Baby’s name').fill('Max');
  await dialog.getByLabel('Birth date').fill('2026-02-01');
  await choose(dialog, 'Boy');
  await dialog.getByRole('button', { name: 'Add baby' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Crib mode' }).click();
  const logs = page.getByRole('region', { name: /^Quick log for/ });
  await expect(logs).toHaveCount(2);
  const [olive, max] = await Promise.all([logs.first().boundingBox(), logs.last().boundingBox()]);
  expect(olive && max && olive.x + olive.width <= max.x, 'side by side').toBe(true);
  await logs.filter({ hasText: 'Max' }).getByRole('button', { name: 'Dirty' }).tap();
  await expect(page.getByText('Saved for Max: Dirty diaper', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(logs, 'a phone has room for one').toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Max' })).toBeAttached();
});

test('the chime sounds when the chosen time since a feed is over', async ({ page }) => {
  await page.addInitScript(() => {
    const played: number[] = [];
    Object.assign(window, { played });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      played.push(this.frequency.value);
      start.call(this, when);
    };
  });
  const played = () => page.evaluate(() => (window as unknown as { played: number[] }).played.length);
  await page.clock.install();
  await page.goto('/app/crib?demo');
  await expect(page.getByRole('button', { name: /^4 oz/ })).toBeVisible();
  // A bottle within half an hour after a breastfeed would belong to that feed.
  await page.clock.fastForward('01:00:00');
  await page.getByRole('button', { name: /^4 oz/ }).tap();
  await expect(page.getByText(/^Saved for Olive: Bottle/)).toBeVisible();
  await page.clock.fastForward('02:05:00');
  expect(await played(), 'it is off by default').toBe(0);

  await page.getByRole('button', { name: 'Crib mode settings' }).tap();
  await page.getByLabel('Soft chime').selectOption('2.5');
  await page.keyboard.press('Escape');
  const sample = await played();
  expect(sample, 'the choice is heard').toBeGreaterThan(0);
  await page.clock.fastForward('00:20:00');
  expect(await played()).toBe(sample);
  await page.clock.fastForward('00:06:00');
  await expect.poll(played).toBe(2 * sample);
  await expect(page.getByText('Olive: 2 h 30 min since the last feed started.')).toBeAttached();
});
