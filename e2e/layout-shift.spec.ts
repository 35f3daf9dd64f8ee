import { addresses, enterDemo, SIZES, settled } from '../scripts/visit.mjs';
import { atNoon, LETTERS } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { takeMoves, watchMoves } from './layout-shift.ts';

// These tests are long. The timeout allows for a busy machine.
test.describe.configure({ timeout: 180_000 });

// The browser logs the 404 of the unknown address and the blocked fonts.
test.use({ expectedErrors: [/status of 404|ERR_BLOCKED_BY_CLIENT/] });

for (const size of ['phone', 'desktop'] as const) {
  test(`on a ${size} nothing moves while a page loads`, async ({ page }) => {
    await page.setViewportSize(SIZES[size]);
    await watchMoves(page);
    // Fonts are blocked, because they may load before or after the first paint. font-swap.spec.ts measures their shift
    // on public pages.
    await page.route(LETTERS, (route) => route.abort('blockedbyclient'));
    const found: string[] = [];
    const visit = async (address: string) => {
      await page.goto(address);
      await settled(page);
      const { share, what } = await takeMoves(page);
      if (share >= 0.02) found.push(`${address}: ${what}`);
    };
    for (const address of addresses().site) await visit(address);
    await atNoon(page.context());
    await enterDemo(page);
    const tabs = ['growth', 'share'].map((tab) => `/app/summaries?tab=${tab}`);
    for (const address of [...addresses().app, ...tabs]) await visit(address);
    expect(found).toEqual([]);
  });
}

test('a running feed moves no button and not its total as digits change', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-05-14T19:00:00Z') });
  await page.setViewportSize(SIZES.phone);
  await enterDemo(page);
  await page.getByRole('button', { name: /^Left/ }).click();
  await page.clock.runFor(3000);
  await page.getByRole('button', { name: 'Switch to right' }).click();
  await page.clock.runFor(9 * 60_000);
  const breast = page.getByRole('group', { name: 'Breast' });
  const total = breast.getByText(/ total$/);
  await expect(total).toHaveText(/^9 min/);
  const tiles = page.getByRole('region', { name: /^Quick log for/ }).getByRole('button');
  const places = async () => {
    const { x, y } = (await total.boundingBox()) ?? {};
    const boxes = await Promise.all((await tiles.all()).map((tile) => tile.boundingBox()));
    return { total: { x, y }, boxes };
  };
  const before = await places();
  await page.clock.runFor(2 * 60_000);
  await expect(breast.getByRole('timer')).toHaveText(/^11:/);
  expect(await places()).toEqual(before);
});
