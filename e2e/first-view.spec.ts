import type { Locator } from '@playwright/test';
import { enterDemo, settled } from '../scripts/visit.mjs';
import { atNoon } from './app-page.ts';
import { expect, test } from './fixtures.ts';

// What a screen is for is in sight before any scrolling, in portrait and landscape.
test.use({ isMobile: true });

/** Returns whether the bottom of an element is on the screen, with nothing over it. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, bottom, width } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, bottom - 3));
  });
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [844, 390],
] as const) {
  test(`the month shows today, even on its last day: ${width} x ${height}`, async ({ page }) => {
    await page.clock.setFixedTime('2026-05-31T20:00Z');
    await page.setViewportSize({ width, height });
    await enterDemo(page);
    await page.goto('/app/calendar');
    await settled(page);
    expect(await isUncovered(page.locator('[aria-current="date"]'))).toBe(true);
  });
}

for (const [width, height] of [
  [320, 568],
  [844, 390],
  [820, 1180],
] as const) {
  test(`the rhythm shows today and the days before: ${width} x ${height}`, async ({ page }) => {
    await atNoon(page.context());
    await page.setViewportSize({ width, height });
    await enterDemo(page);
    await page.goto('/app/calendar?view=rhythm');
    await settled(page);
    const picture = page.getByRole('img', { name: /daily rhythm/ });
    const top = await picture.evaluate((node) => node.getBoundingClientRect().top);
    // The hours, today and two more days.
    expect(
      await picture.evaluate(
        (node, y) => node.contains(document.elementFromPoint(innerWidth / 2, y)),
        top + 64,
      ),
    ).toBe(true);
  });
}

for (const [width, height] of [
  [740, 360],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1440, 900],
] as const) {
  test(`the growth curves are in sight: ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enterDemo(page);
    await page.goto('/app/summaries?tab=growth');
    await settled(page);
    const chart = page.getByRole('img', { name: /WHO curves/ });
    // On a phone in landscape, the title of the age axis may be below the edge.
    await expect(chart).toBeInViewport({ ratio: height < 400 ? 0.85 : 1 });
  });
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
] as const) {
  test(`the button of the visit report is in sight: ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enterDemo(page);
    await page.goto('/app/summaries?tab=share');
    await settled(page);
    const button = page.getByRole('button', { name: 'Make the report' });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await isUncovered(button)).toBe(true);
  });
}

test('on a tablet, the preview of the report is beside the choices', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await enterDemo(page);
  await page.goto('/app/summaries?tab=share');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toBeInViewport({ ratio: 1 });
  const choice = await page.getByRole('group', { name: 'How many days' }).boundingBox();
  const box = await preview.boundingBox();
  expect(box?.x).toBeGreaterThan((choice?.x ?? 0) + (choice?.width ?? 0));
});
