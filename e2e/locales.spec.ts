import { addresses, enterDemo, settled } from '../scripts/visit.mjs';
import { enterBaby, signUp } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const AFTERNOON = Date.parse('2026-03-10T21:05Z');

/** Letters and digits of other scripts, years of another calendar, and Dutch names of days and months. */
const FOREIGN =
  /[\u0590-\u07ff\u0900-\u0eff\u3040-\u30ff\u4e00-\u9fff]|\b(?:1404|2569)\b|\b(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|maart|mei|di|wo)\b/;

for (const { locale, clock } of [
  { locale: 'fa-IR', clock: '14:05' },
  { locale: 'th-TH', clock: '14:05' },
  { locale: 'ar-EG', clock: '2:05 pm' },
  { locale: 'nl-NL', clock: '14:05' },
]) {
  test.describe(`a device in ${locale}`, () => {
    test.use({ locale });

    test('shows English words, one calendar and its own clock format', async ({ page, context }) => {
      await context.clock.setFixedTime(AFTERNOON);
      await enterDemo(page);
      for (const address of addresses().app) {
        await page.goto(address);
        await settled(page);
        // The markup includes names that only screen readers read, and titles that only a pointer shows.
        const written = await page.locator('#root').evaluate((root) => root.innerHTML);
        expect(written.match(FOREIGN)?.[0], address).toBeUndefined();
      }
      await page.goto('/app/calendar');
      await expect(page.getByText('March 2026', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Tuesday, 10 March, today/ })).toHaveText(/10/);
      await page.goto('/app/crib');
      await expect(page.getByText(clock, { exact: true })).toBeVisible();
    });
  });
}

test('the age of a baby with an Arabic name comes after the name', async ({ page }) => {
  await page.goto('/account');
  await signUp(page);
  await enterBaby(page, 'محمد عبد الرحمن');
  const name = page.locator('h1').locator('..').locator('bdi');
  await expect(name).toHaveText('محمد عبد الرحمن');
  const age = page.getByText(/^5 weeks \d days?$/);
  const [nameBox, ageBox] = [await name.boundingBox(), await age.boundingBox()];
  expect(nameBox && ageBox && ageBox.x - nameBox.x - nameBox.width).toBeGreaterThan(0);
});

test.describe('the smallest phone in very large type', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('keeps every weekday on one line', async ({ page }) => {
    await enterDemo(page);
    await page.goto('/app/calendar');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const head of await page.getByRole('columnheader').all()) {
      const { lines, overflows } = await head.evaluate((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return { lines: words.getClientRects().length, overflows: cell.scrollWidth > cell.clientWidth + 1 };
      });
      expect({ lines, overflows }).toEqual({ lines: 1, overflows: false });
    }
  });
});
