import type { Locator, Page } from '@playwright/test';
import { arrive, atNoon, enterDemo, holdBack, LETTERS, REACT, wake } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { forgetKept, startWithoutReact, untilKept, untilLive } from './kept-screen.ts';

/** Records what the page shows in each frame from the first one: the mark, a screen, or nothing. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const stands = document.querySelector('.opening')
        ? 'mark'
        : document.querySelector('main')
          ? 'screen'
          : 'nothing';
      // Empty frames before the first content do not count, because the document may arrive in pieces.
      const isBegun = seen.length > 0 || stands !== 'nothing';
      if (isBegun && seen.at(-1) !== stands) seen.push(stands);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => Reflect.get(window, 'seen'));
}

/** Opens an address, and holds back the scripts that load React until the mark is visible. */
async function openSlowly(page: Page, address: string): Promise<void> {
  const letReactCome = await holdBack(page, REACT);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('.opening svg')).toBeInViewport({ ratio: 1 });
  await letReactCome();
  await expect(page.getByRole('region', { name: /^Quick log for / })).toBeVisible();
}

/** Returns the scroll position, in whole CSS pixels. */
function standing(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

async function scrollToEnd(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  return standing(page);
}

// The worker is blocked, because it would have the scripts in its cache.
test.use({ serviceWorkers: 'block' });

test('the demo shows the mark while it starts, without an empty frame', async ({ page }) => {
  const frames = await watchFrames(page);
  await openSlowly(page, '/app?demo');
  expect(await frames()).toEqual(['mark', 'screen']);
  await expect(page).toHaveURL(/\/app$/);
});

test('a returning family sees the mark, without an empty frame', async ({ page: signingUp, context }) => {
  await arrive(signingUp);
  // On a page without a dashboard, because that would be kept again.
  await signingUp.goto('/pricing');
  await forgetKept(signingUp);
  const page = await context.newPage();
  const frames = await watchFrames(page);
  await openSlowly(page, '/app');
  expect(await frames()).toEqual(['mark', 'screen']);
});

test('a family whose dashboard is kept sees neither the mark nor an empty frame', async ({ page }) => {
  await arrive(page);
  await untilKept(page);
  const frames = await watchFrames(page);
  const letReactCome = await startWithoutReact(page);
  await letReactCome();
  await untilLive(page);
  expect(await frames()).toEqual(['screen']);
});

test('the demo opens from a hydrated page without an empty frame', async ({ page }) => {
  const frames = await watchFrames(page);
  await page.goto('/');
  await wake(page);
  await enterDemo(page);
  await expect(page.getByRole('region', { name: /^Quick log for / })).toBeVisible();
  await expect(page).toHaveURL(/\/app$/);
  expect(await frames()).toEqual(['screen']);
});

test('a reload of the dashboard keeps the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app?demo');
  // The last part of the dashboard. It loads after the first screen.
  await expect(page.getByRole('region', { name: 'When to call' })).toBeVisible();
  const stood = await scrollToEnd(page);
  expect(stood).toBeGreaterThan(400);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Latest' })).toBeVisible();
  await expect.poll(() => standing(page)).toBeCloseTo(stood, -1);
});

/** Holds a write transaction on the `babies` store, as another tab could. Returns a function that releases it. */
async function holdLog(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const known = await indexedDB.databases();
    const name = known.find((one) => one.name?.startsWith('weehours-records-'))?.name ?? '';
    const opening = indexedDB.open(name);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const babies = opening.result.transaction('babies', 'readwrite').objectStore('babies');
    // A transaction stays open while it has requests.
    const ask = () => {
      if (!Reflect.get(window, 'isLetGo')) babies.count().onsuccess = ask;
    };
    ask();
  });
  return () => page.evaluate(() => Object.assign(window, { isLetGo: true }) && undefined);
}

test('a reload keeps the position when the log is slow and a placeholder comes first', async ({
  page,
  context,
}) => {
  await arrive(page);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/app');
  // The last part of the dashboard. It loads after the first screen.
  await expect(page.getByRole('region', { name: 'When to call' })).toBeVisible();
  const stood = await scrollToEnd(page);
  expect(stood).toBeGreaterThan(200);
  const other = await context.newPage();
  await other.goto('/404');
  const letGo = await holdLog(other);
  await page.bringToFront();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Opening' })).toHaveCount(1);
  await letGo();
  await expect(page.getByRole('region', { name: 'Latest' })).toBeVisible();
  await expect.poll(() => standing(page)).toBeCloseTo(stood, -1);
});

test('a reload keeps the position when fonts load last and shorten the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app?demo');
  // The last part of the dashboard. It loads after the first screen.
  await expect(page.getByRole('region', { name: 'When to call' })).toBeVisible();
  const stood = await scrollToEnd(page);
  const letLettersCome = await holdBack(page, LETTERS);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('region', { name: 'Latest' })).toBeVisible();
  await letLettersCome();
  await page.evaluate(async () => void (await document.fonts.ready));
  await expect.poll(() => standing(page)).toBeCloseTo(stood, -1);
});

test('going back restores the scroll position', async ({ page }) => {
  // So low that each of the places scrolls.
  await page.setViewportSize({ width: 390, height: 640 });
  // Noon of a Wednesday. At other hours the demo's baby sleeps, and the title then begins with the sleep. On the first
  // day of a week, the summaries have no pumping yet.
  await page.context().clock.setFixedTime('2026-11-25T20:00Z');
  // If the demo opens on this screen, it has all its days from the start. Otherwise, the calendar could grow after its
  // scroll position was stored.
  await page.goto('/app/log?demo');
  const main = page.getByRole('main');
  const region = (name: string) => main.getByRole('region', { name, exact: true });
  // The parts that come last. Before them, a placeholder or the parts above can still change the height of the page.
  const lastParts: Record<string, Locator[]> = {
    Dashboard: [region('Latest')],
    'Daily Log': [region('Add to this day'), main.getByRole('list').last()],
    Calendar: [main.getByRole('navigation', { name: 'What else to show' })],
    Summaries: [region('Pumping'), region('Activities')],
    Profile: [main.getByRole('navigation', { name: 'Settings' })],
  };
  const left: { place: string; stood: number }[] = [];
  for (const [place, parts] of Object.entries(lastParts)) {
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place }).click();
    await expect(page).toHaveTitle(new RegExp(`^${place}`));
    for (const part of parts) await expect(part).toBeVisible();
    const stood = await scrollToEnd(page);
    expect(stood, place).toBeGreaterThan(100);
    left.unshift({ place, stood });
  }
  for (const { place, stood } of left.slice(1)) {
    await page.goBack();
    await expect(page).toHaveTitle(new RegExp(`^${place}`));
    await expect.poll(() => standing(page), { message: place }).toBe(stood);
  }
});

/** Opens a place of the demo by its address, like a bookmark. Resolves when its log is shown. */
async function openAt(page: Page, address: string, place: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveTitle(new RegExp(`^${place}`));
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(1000);
}

/** Returns the distance from the top of the screen to a section of Profile, in CSS pixels. */
function topOf(page: Page, section: string): Promise<number> {
  return page.locator(section).evaluate((element) => element.getBoundingClientRect().top);
}

test('a page opens by its address at the top; reload and back restore its position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await atNoon(page.context());
  await openAt(page, '/app?demo', 'Dashboard');
  await openAt(page, '/app/profile/data', 'Data');
  await page.evaluate(() => {
    scrollTo(0, 1600);
    // Reads the position when the page is left, because a section that loads later can still move it.
    addEventListener('pagehide', () => sessionStorage.setItem('left-at', String(Math.round(scrollY))));
  });
  await openAt(page, '/app', 'Dashboard');
  const leftAt = await page.evaluate(() => Number(sessionStorage.getItem('left-at')));
  expect(await standing(page)).toBe(0);
  const last = page.getByRole('region', { name: 'Latest', exact: true });
  await expect(last).toBeVisible();
  const stood = await scrollToEnd(page);
  expect(
    await last.evaluate((card) => card.getBoundingClientRect().bottom),
    'the screen is not empty',
  ).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => standing(page), { message: 'after a reload' }).toBeCloseTo(stood, -1);
  await page.goBack();
  await expect(page).toHaveTitle(/^Data/);
  await expect.poll(() => standing(page), { message: 'back' }).toBe(leftAt);
  await page.goForward();
  await expect(page).toHaveTitle(/^Dashboard/);
  await expect.poll(() => standing(page), { message: 'forward' }).toBeCloseTo(stood, -1);
});

test('a link to a section shows it at the top; reload and back restore the position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await atNoon(page.context());
  await openAt(page, '/app?demo', 'Dashboard');
  for (const section of ['#import', '#export', '#backup']) {
    await page.goto('/404');
    await openAt(page, `/app/profile/data${section}`, 'Data');
    await expect.poll(() => topOf(page, section), { message: section }).toBeLessThan(100);
    expect(await topOf(page, section), section).toBeGreaterThanOrEqual(0);
  }
  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await expect(page.locator('#import')).toBeAttached();
  await expect.poll(() => standing(page), { message: 'after a reload' }).toBe(300);
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveTitle(/^Calendar/);
  await page.goBack();
  await expect(page.locator('#import')).toBeAttached();
  await expect.poll(() => standing(page), { message: 'back' }).toBe(300);
});
