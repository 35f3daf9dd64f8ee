import type { Page } from '@playwright/test';
import { SIZES } from '../scripts/visit.mjs';
import { arrive, atNoon, choose, goTo, goToSection, LETTERS, log, REACT } from './app-page.ts';
import { turnOnAutoLock } from './auto-lock.ts';
import { enterState, STATES } from './dashboard-states.ts';
import { expect, test } from './fixtures.ts';
import { changeKept, KEPT, keptAt, lookOf, startWithoutReact, untilKept, untilLive } from './kept-screen.ts';
import { takeMoves, watchMoves } from './layout-shift.ts';
import { signOut } from './sign-in.ts';

// The browser logs the blocked fonts and the unknown address.
test.use({ expectedErrors: [/ERR_BLOCKED_BY_CLIENT|status of 404/] });

const MINUTE = 60_000;

/** Signs up a family, and opens its dashboard at noon. Returns the time of noon. */
async function arriveAtNoon(page: Page): Promise<number> {
  await atNoon(page.context());
  await arrive(page);
  await page.goto('/app');
  await untilKept(page);
  return page.evaluate(() => Date.now());
}

for (const size of ['phone', 'tablet', 'desktop'] as const) {
  test(`on a ${size} the kept screen looks like the live one an hour later`, async ({ page, context }) => {
    await page.setViewportSize(SIZES[size]);
    await watchMoves(page);
    // Fonts may load before or after the first paint, and move the texts of any page.
    await page.route(LETTERS, (route) => route.abort('blockedbyclient'));
    const noon = await arriveAtNoon(page);
    for (const [name, state] of Object.entries(STATES)) {
      await context.clock.setFixedTime(noon);
      // On a page without a dashboard, because it would be kept when it is left.
      await page.goto('/404');
      await enterState(page, state);
      await page.goto('/app');
      await untilKept(page);
      await context.clock.setFixedTime(noon + 64 * MINUTE);
      const letReactCome = await startWithoutReact(page);
      const kept = await lookOf(page);
      await expect(page.locator(KEPT)).toHaveAttribute('aria-busy', 'true');
      await expect(page.locator(KEPT)).not.toContainText('Ibuprofen');
      await letReactCome();
      await untilLive(page);
      expect(kept.length, name).toBeGreaterThan(40);
      expect(kept, name).toEqual(await lookOf(page));
      expect(await takeMoves(page), name).toEqual({ share: 0, what: '' });
      await page.unroute(REACT);
    }
  });
}

test('after midnight the state stands, and the counts of the day are blank', async ({ page, context }) => {
  const noon = await arriveAtNoon(page);
  await page.goto('/404');
  await enterState(page, STATES['with a feed and diapers'] ?? {});
  await page.goto('/app');
  await untilKept(page);
  await context.clock.setFixedTime(noon + 13 * 60 * MINUTE);
  await startWithoutReact(page);
  const kept = page.locator(KEPT);
  await expect(kept.getByRole('region', { name: /^Quick log/ })).toContainText('13 h 30');
  const counts = kept.getByRole('region', { name: 'Today', exact: true });
  await expect(counts.locator('dd').first()).toHaveText('\u00a0');
  await expect(counts).toContainText('1 in 24 h');
  await expect(kept.locator('h1')).toHaveText('Welcome, June!');
  await expect(kept.getByText(/\d weeks/)).toHaveCount(0);
});

test('the next start does not show a kept screen that may be wrong', async ({ page }) => {
  const noon = await arriveAtNoon(page);
  await page.route(REACT, () => {});
  const shows = async (address = '/app') => {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator(KEPT).or(page.locator('.opening'))).toHaveCount(1);
    return (await page.locator(KEPT).count()) === 1;
  };
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).find(([name]) => name.startsWith('weehours:screen:')),
  );
  const [name = '', value = ''] = kept ?? [];
  const again = () => page.evaluate(([key, text]) => localStorage.setItem(key, text), [name, value] as const);
  expect(await shows()).toBe(true);
  const wrong = { build: '/assets/index-old.js', language: 'de', offset: 0, at: noon + 1 };
  for (const [part, value] of Object.entries({ ...wrong, 'at ': noon - 24 * 60 * MINUTE })) {
    await changeKept(page, { [part.trim()]: value });
    expect(await shows(), part).toBe(false);
    await again();
  }
  expect(await shows('/app?demo')).toBe(false);
  expect(await shows('/app/log')).toBe(false);
  const id = name.replace('weehours:screen:weehours-records-', '');
  await page.evaluate((user) => localStorage.setItem(`weehours:auto-lock:${user}`, '{}'), id);
  expect(await shows(), 'with an auto-lock').toBe(false);
  await page.evaluate((user) => localStorage.removeItem(`weehours:auto-lock:${user}`), id);
  expect(await shows(), 'the auto-lock has removed it').toBe(false);
  await again();
  expect(await shows()).toBe(true);
  await page.evaluate(() => {
    const user = JSON.parse(localStorage['weehours:user']);
    localStorage['weehours:user'] = JSON.stringify({ ...user, userId: 'another' });
  });
  expect(await shows(), 'of another user').toBe(false);
});

test('a screen that is a day old is removed, whatever page of the app starts', async ({ page }) => {
  await arriveAtNoon(page);
  await page.goto('/404');
  await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + 24 * 60 * MINUTE);
  await page.goto('/app/calendar');
  await expect(page).toHaveTitle(/^Calendar/);
  expect(await page.evaluate(keptAt)).toBe(0);
});

test('a write, an auto-lock and a sign-out remove the kept screen', async ({ page, context }) => {
  await page.setViewportSize(SIZES.desktop);
  await arrive(page);
  const toDashboard = async () => {
    await goTo(page, 'Dashboard');
    await untilKept(page);
  };
  await toDashboard();
  await goTo(page, 'Daily Log');
  const other = await context.newPage();
  await other.goto('/app/log');
  await log(other, 'Diaper', () => choose(other, 'Wet'));
  expect(await page.evaluate(keptAt), 'after a write in another tab').toBe(0);
  // Behind another tab, the page would draw seldom.
  await other.close();
  await toDashboard();
  await goTo(page, 'Profile');
  await goToSection(page, 'Units and time');
  await choose(page, 'ml');
  expect(await page.evaluate(keptAt), 'with other units').toBe(0);
  await toDashboard();
  await goToSection(page, 'Security');
  await turnOnAutoLock(page, '1 hour');
  expect(await page.evaluate(keptAt), 'with an auto-lock').toBe(0);
  await goTo(page, 'Dashboard');
  await expect(page.getByRole('region', { name: /^Quick log for / })).toBeVisible();
  await goToSection(page, 'Security');
  await choose(page, 'Off');
  await toDashboard();
  await signOut(page);
  expect(await page.evaluate(keptAt), 'after the sign-out').toBe(0);
});
