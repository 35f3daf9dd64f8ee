import { appear, enterDemo, SIZES, settled } from '../scripts/visit.mjs';
import { arriveWithDiaper, choose, log } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { printedText } from './printed.ts';

test.use({ viewport: SIZES.phone });

/** A fixed time, so that the demo's day and week are known. */
const NOON = Date.parse('2026-05-14T19:00Z');

/** Controls that are useless on paper. */
const CONTROLS =
  /Skip to content|Welcome|Viewing Demo Mode|sample data|Feeds\nDiapers\nSleep|Menu|Crib|Sign|Make the report|Questions for/;

test('the printed log is a table of time, type, amount and note', async ({ page }) => {
  await arriveWithDiaper(page);
  await log(page, 'Feed', async () => {
    await choose(page, 'Bottle');
    await page.getByRole('textbox', { name: /^Amount/ }).fill('3.5');
    await page.getByLabel('Note').fill('sleepy at the end');
  });
  const text = await printedText(page);
  expect(text).toContain('Time\nEntry\nAmount\nNote');
  expect(text).toMatch(/\n\d+:\d\d [AP]M[^\n]*\nBottle\n3\.5 oz\nsleepy at the end/);
  expect(text).toMatch(/\n\d+:\d\d [AP]M\nWet diaper/);
  expect(text).toContain('Wren’s log');
  expect(text).not.toMatch(CONTROLS);
});

test('the printed calendar and summaries have figures and no controls', async ({ page, context }) => {
  await context.clock.setFixedTime(NOON);
  await enterDemo(page);
  await page.goto('/app/calendar');
  await settled(page);
  const month = await printedText(page);
  expect(month).toContain('May 2026');
  expect(month).toMatch(/\d feeds/);
  expect(month).toMatch(/\d\s?h asleep/);
  expect(month).not.toMatch(CONTROLS);
  await page.goto('/app/summaries');
  await settled(page);
  const week = await printedText(page);
  expect(week).toContain('May 10 – 16, 2026');
  expect(week).toContain('Feeds a day');
  expect(week).not.toMatch(CONTROLS);
  expect(week).not.toMatch(/Choose dates|CSV|Open day|More/);
  await page.goto('/app/summaries?tab=growth');
  await settled(page);
  const growth = await printedText(page);
  expect(growth).toContain('Weight for age');
  expect(growth).not.toMatch(CONTROLS);
});

test('paper is light at night, and its legends keep their colors', async ({ page }) => {
  await enterDemo(page);
  await appear(page, 'night');
  await page.emulateMedia({ media: 'print' });
  await page.goto('/app/summaries');
  await settled(page);
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(body).toHaveCSS('color', 'rgb(0, 0, 0)');
  const swatch = page.locator('figcaption [data-look="filled"]').first();
  await expect(swatch).toHaveCSS('background-color', 'rgb(125, 79, 8)');
  await expect(swatch).toHaveCSS('print-color-adjust', 'exact');
});
