import type { BrowserContext, Page } from '@playwright/test';
import { arrive, atNoon, choose, expectCount, untilAtRest } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { untilOfflineReady } from './offline-ready.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Taps buttons and counts the taps. */
function hand(page: Page) {
  let taps = 0;
  return {
    tap: async (name: string | RegExp) => {
      taps += 1;
      const button = page.getByRole('button', { name });
      await untilAtRest(button);
      await button.tap();
    },
    /** Taps since the last call. */
    taps: () => {
      const count = taps;
      taps = 0;
      return count;
    },
  };
}

/** Signs up a family with one baby in a profile on disk, stops the server, and opens the dashboard offline. */
async function offlineFamily(
  profile: { open: () => Promise<BrowserContext> },
  site: { address: string; stop: () => Promise<void> },
): Promise<Page> {
  const context = await profile.open();
  const page = await context.newPage();
  await arrive(page, site.address);
  await untilOfflineReady(page);
  await site.stop();
  await page.goto(`${site.address}/app`);
  await expectCount(page, 'Feeds', 0);
  return page;
}

async function expectToast(page: Page, title: string | RegExp, description?: string | RegExp): Promise<void> {
  // A toast is announced as well, so its text can be in the page twice.
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  if (description) await expect(page.getByText(description).first()).toBeVisible();
}

test('every night-time task takes its expected number of taps, offline', async ({ profile, ownSite }) => {
  test.slow();
  const page = await offlineFamily(profile, ownSite);
  const { tap, taps } = hand(page);
  const quick = page.getByRole('region', { name: 'Quick log for Wren' });

  await tap('Wet');
  await expectToast(page, 'Saved for Wren: Wet diaper', /^Today, /);
  expect(taps(), 'a wet diaper').toBe(1);
  await tap('10 min ago');
  await expect(quick.getByText(/Last wet 1[01] min ago/)).toBeAttached();
  expect(taps(), 'it was 10 min ago').toBe(1);
  await tap('Undo');
  await expectCount(page, 'Diapers', 0);
  expect(taps(), 'undo').toBe(1);

  await tap('Dirty');
  await expectCount(page, 'Diapers', 1);
  expect(taps(), 'a dirty diaper').toBe(1);
  await tap('Both');
  await expectCount(page, 'Diapers', 2);
  expect(taps(), 'a mixed diaper').toBe(1);

  await tap('3 oz');
  await expectToast(page, 'Saved for Wren: Bottle, 3 oz', /^Today, /);
  await expectCount(page, 'Feeds', 1);
  expect(taps(), 'a bottle').toBe(1);
  await expect(quick.getByRole('button', { name: '3.5 oz' }), 'one step up').toBeVisible();
  await tap('Adjust');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('4');
  await tap('Save');
  await expect(
    quick.getByRole('button', { name: '4.5 oz' }),
    'one step up from the corrected amount',
  ).toBeVisible();
  expect(taps(), 'adjust in place and save').toBe(2);

  await tap(/^Left/);
  await expect(quick.getByRole('timer')).toBeVisible();
  expect(taps(), 'start a feed').toBe(1);
  await tap('15 min ago');
  await expect(quick.getByRole('timer')).toHaveText(/^15:\d\d$/);
  expect(taps(), 'it began 15 min ago').toBe(1);
  await tap('Switch to right');
  await expectToast(page, /^Wren is feeding on the right · since /);
  expect(taps(), 'switch side').toBe(1);
  await tap(/^5 min ago/);
  await expect(page.getByRole('button', { name: '15 min ago' }), 'it began 15 min ago').toBeVisible();
  expect(taps(), 'it was switched 5 min ago').toBe(1);
  await tap('Pause');
  await expectToast(page, 'Feed paused', /^Wren · since /);
  expect(taps(), 'pause').toBe(1);
  await tap('Undo');
  await expect(quick.getByRole('button', { name: 'Pause' }), 'it continues').toBeVisible();
  expect(taps(), 'undo a pause').toBe(1);
  await tap('Stop and save');
  // Checks the toast and not today's counts. After midnight, an entry of 15 min ago belongs to yesterday.
  await expectToast(page, 'Saved for Wren', 'Left breast, 10 min · Right breast, 5 min');
  expect(taps(), 'stop and save').toBe(1);
  await expect(quick.getByRole('button', { name: /^(Left|Right) Next$/ })).toBeVisible();

  await tap('Start sleep');
  await expect(quick.getByRole('timer')).toBeVisible();
  expect(taps(), 'start sleep').toBe(1);
  await tap('30 min ago');
  await expect(quick.getByRole('timer')).toHaveText(/^30:\d\d$/);
  expect(taps(), 'it began 30 min ago').toBe(1);
  await tap('End sleep');
  await expectToast(page, 'Saved for Wren', /^(Nap|Night sleep), 30 min$/);
  expect(taps(), 'wake up and save').toBe(1);
  await expect(page.getByRole('button', { name: /^Overlaps / })).toBeVisible();
  await tap('10 min ago');
  await expectToast(page, 'Saved for Wren', /^(Nap|Night sleep), 20 min$/);
  expect(taps(), 'awake 10 min ago').toBe(1);
  await tap('Undo');
  await expectToast(page, 'Undone');
  await expect(quick.getByRole('button', { name: 'End sleep' }), 'the sleep continues').toBeVisible();
});

for (const { at, height, isBelow } of [
  { at: 'the bottom', height: 844, isBelow: false },
  { at: 'the top of a short phone', height: 600, isBelow: true },
]) {
  test(`the note of an overlap moves no button of a toast at ${at}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height });
    await arrive(page);
    const { tap } = hand(page);
    const sleepSince = async (start: string) => {
      await tap('Start sleep');
      await tap(start);
      await tap('End sleep');
    };
    await sleepSince('30 min ago');
    // A correction also shows that the second sleep is no second tap by mistake.
    await tap('10 min ago');
    await expectToast(page, 'Saved for Wren', /, 20 min$/);
    await sleepSince('15 min ago');
    const overlap = await page.getByRole('button', { name: /^Overlaps / }).boundingBox();
    const undo = await page.getByRole('button', { name: 'Undo' }).boundingBox();
    expect((overlap?.y ?? 0) > (undo?.y ?? 0), 'the toast grows away from its edge').toBe(isBelow);
  });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`every tap shows a check mark in forced colors: motion ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion, forcedColors: 'active' });
    await arrive(page);
    const { tap } = hand(page);
    for (const _turn of [1, 2]) {
      const tick = page.evaluate(
        () =>
          new Promise((resolve) => {
            // Reads the check mark when it is first drawn. It disappears a second later.
            const watch = new MutationObserver(() => {
              const drawn = document.querySelector('[data-done]');
              const tile = drawn?.parentElement;
              if (!drawn || !tile) return;
              watch.disconnect();
              const { opacity, color } = getComputedStyle(drawn);
              resolve({ opacity, inColorOfTile: color === getComputedStyle(tile).color });
            });
            watch.observe(document.body, { attributes: true, subtree: true });
          }),
      );
      await tap('Wet');
      expect(await tick).toEqual({ opacity: '1', inColorOfTile: true });
      await expect(page.locator('[data-done]')).toHaveCount(0);
      // Without this undo, the app would ask whether the next tap is a second one.
      await tap('Undo');
    }
  });
}

test('a second tap within two seconds asks whether there were two', async ({ page }) => {
  // The clock is installed before the page opens. A clock installed into an open page shows 1970 at first.
  await page.clock.install();
  await arrive(page);
  // Freezes the app's clock, so the time between taps does not depend on the machine's speed.
  const tappedAt = Date.now();
  await page.clock.setFixedTime(tappedAt);
  const { tap } = hand(page);
  await tap('Wet');
  await expectCount(page, 'Diapers', 1);
  await page.clock.setFixedTime(tappedAt + 1900);
  await tap('Wet');
  await expectToast(page, 'Log a second wet diaper?', 'You just saved one.');
  await expectCount(page, 'Diapers', 1);
  await tap('Log another');
  await expectCount(page, 'Diapers', 2);
  await tap('Wet');
  await expectCount(page, 'Diapers', 3);
  await page.clock.setFixedTime(tappedAt + 4000);
  await tap('Wet');
  await expectCount(page, 'Diapers', 4);
});

test('a trembling double tap on “Log another” does not press the Undo that replaces it', async ({ page }) => {
  await page.clock.install();
  await arrive(page);
  await page.clock.setFixedTime(Date.now());
  const { tap } = hand(page);
  await tap('Wet');
  await expectCount(page, 'Diapers', 1);
  await tap('Wet');
  await expectToast(page, 'Log a second wet diaper?', 'You just saved one.');
  const met = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const watch = new MutationObserver(() => {
          const undo = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Undo');
          if (!undo) return;
          watch.disconnect();
          const { left, top, width, height } = undo.getBoundingClientRect();
          const under = document.elementFromPoint(left + width / 2, top + height / 2);
          const toast = undo.closest('li');
          if (under && undo.contains(under)) resolve('Undo');
          else resolve(toast?.contains(under) ? 'the toast' : 'what lies under it');
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await tap('Log another');
  expect(await met).toBe('the toast');
  await expectCount(page, 'Diapers', 2);
  await tap('Undo');
  await expectCount(page, 'Diapers', 1);
});

test('two babies at once have timers and toasts under their own names', async ({ page }) => {
  await page.clock.install();
  await arrive(page);
  await page.goto('/app/profile/babies');
  await page.getByRole('button', { name: 'Add another baby' }).tap();
  await page.getByLabel('Baby’s name').fill('Max');
  await page.getByLabel('Birth date').fill('2026-01-05');
  await choose(page, 'Boy');
  await page.getByRole('button', { name: 'Add baby' }).tap();
  await expect(page.getByRole('button', { name: 'Edit Max' })).toBeVisible();
  await page.goto('/app');
  const see = (name: string) => choose(page, name);
  const { tap } = hand(page);

  await see('Wren');
  await tap(/^Left/);
  await expectToast(page, /^Wren is feeding on the left · since /);
  await see('Max');
  await expect(page.getByRole('region', { name: 'Quick log for Max' })).toBeVisible();
  await tap(/^Right/);
  await expectToast(page, /^Max is feeding on the right · since /);
  await page.clock.fastForward('05:00');
  await tap('Stop and save');
  await expectToast(page, 'Saved for Max', 'Right breast, 5 min');
  await see('Wren');
  await expect(page.getByRole('timer'), 'Wren’s timer continues').toHaveText(/^5:\d\d$/);
  await tap('Adjust');
  await expect(page.getByRole('dialog', { name: 'Edit Max’s feed' })).toBeVisible();
});

test('an undo stays for at least ten seconds, and while a finger rests on its toast', async ({ page }) => {
  await page.clock.install();
  await arrive(page);
  const devtools = await page.context().newCDPSession(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  // The app's clock also runs by itself. So the time that the steps below take is subtracted from the ten seconds.
  const tappedAt = Date.now();
  await page.getByRole('button', { name: 'Wet' }).tap();
  await expectCount(page, 'Diapers', 1);
  const words = await page.getByText('Saved for Wren: Wet diaper', { exact: true }).boundingBox();
  await page.clock.runFor(Math.max(0, 10_000 - (Date.now() - tappedAt)));
  await expect(undo).toBeVisible();

  const finger = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await finger('touchStart', { x: (words?.x ?? 0) + 10, y: (words?.y ?? 0) + 10 });
  await page.clock.runFor(30_000);
  await expect(undo, 'while it is touched').toBeVisible();
  await finger('touchEnd');
  await page.getByRole('heading', { level: 1 }).tap();
  await page.clock.runFor(13_000);
  await expect(undo).toHaveCount(0);
});

test('a forgotten timer asks when it really ended', async ({ page }) => {
  await page.clock.install();
  await arrive(page);
  await page.getByRole('button', { name: /^Left/ }).tap();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.fastForward('26:00:00');
  await expect(page.getByRole('timer')).toHaveText(/^26:0\d:\d\d$/);
  await page.getByRole('button', { name: 'Stop and save' }).tap();
  const dialog = page.getByRole('dialog', { name: 'When did it end?' });
  await expect(dialog.getByText(/has been running for 26 h/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep it running' }).tap();
  await expect(page.getByRole('timer')).toBeVisible();
});

/** Expects every tile of the quick log below the upper 40 % of the screen and above the bottom bar. */
async function expectUnderTheThumb(page: Page): Promise<void> {
  const bar = await page.getByRole('navigation', { name: 'Places' }).boundingBox();
  const tiles = page.getByRole('region', { name: /^Quick log for/ }).getByRole('button');
  await expect(tiles.last()).toBeVisible();
  for (const tile of await tiles.all()) {
    const box = await tile.boundingBox();
    expect(box?.y, String(tile)).toBeGreaterThanOrEqual(0.4 * 844);
    expect((box?.y ?? 0) + (box?.height ?? 0), String(tile)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
}

test('the quick log is within thumb reach, in the demo and after signing up', async ({ page }) => {
  await atNoon(page.context());
  await page.goto('/app?demo');
  await expectUnderTheThumb(page);
  await arrive(page);
  await expect(page.getByRole('heading', { name: 'Keep a recovery code' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectUnderTheThumb(page);
});

test('fast taps are all counted, and so is the next tap in any tab', async ({ page, context }) => {
  await arrive(page);
  const other = await context.newPage();
  await other.goto('/app');
  await expectCount(other, 'Diapers', 0);
  await page.bringToFront();
  for (const name of ['Wet', 'Dirty', 'Both']) await page.getByRole('button', { name, exact: true }).tap();
  await expectCount(page, 'Diapers', 3);
  await other.bringToFront();
  await expectCount(other, 'Diapers', 3);
  await other.getByRole('button', { name: 'Wet', exact: true }).tap();
  await expectCount(other, 'Diapers', 4);
  await page.bringToFront();
  await expectCount(page, 'Diapers', 4);
  await page.getByRole('button', { name: 'Dirty', exact: true }).tap();
  await expectCount(page, 'Diapers', 5);
});

test('a toast whose place is scrolled away moves to the bottom of the screen', async ({ page }) => {
  await page.goto('/app?demo');
  const quick = page.getByRole('region', { name: /^Quick log for/ });
  await page.getByRole('button', { name: 'Wet', exact: true }).tap();
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  const bar = await page.getByRole('navigation', { name: 'Places' }).boundingBox();
  // The last part of the dashboard makes the page tall enough.
  await expect(page.getByRole('region', { name: 'When to call' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 800));
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeCloseTo((bar?.y ?? 0) - 16, -1);
  const state = await quick.getByText('since feed').boundingBox();
  const tile = await quick.getByRole('button', { name: 'Wet', exact: true }).boundingBox();
  expect((state?.y ?? 0) + (state?.height ?? 0)).toBeLessThan(tile?.y ?? 0);
});

for (const size of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
])
  test(`at 200 % text, a toast fits and its words are not squeezed: ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.goto('/app?demo');
    await page.getByRole('button', { name: 'Wet', exact: true }).tap();
    const words = page.getByText('Saved for Olive: Wet diaper', { exact: true });
    await expect(words).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 1 });
    const { width } = (await words.boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(0.6 * size.width);
  });

test('a toast on a tablet covers no tile and no count', async ({ page }) => {
  // At other hours, the demo has just logged a wet diaper. The toast then has one more row, for conflicts.
  await atNoon(page.context());
  for (const { width, height, countsAre } of [
    { width: 768, height: 1024, countsAre: 'below' },
    { width: 1024, height: 768, countsAre: 'beside' },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto('/app?demo');
    await page.getByRole('button', { name: 'Wet', exact: true }).tap();
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
    await expect(toast.getByRole('button', { name: 'Adjust' })).toBeVisible();
    const box = await toast.boundingBox();
    const quick = await page.getByRole('region', { name: /^Quick log for/ }).boundingBox();
    expect(box?.y, `at ${width} px`).toBeGreaterThan((quick?.y ?? 0) + (quick?.height ?? 0));
    const counts = await page.getByRole('region', { name: 'Today', exact: true }).boundingBox();
    const isBeside = (counts?.x ?? 0) >= (box?.x ?? 0) + (box?.width ?? 0);
    const isBelow = (counts?.y ?? 0) >= (box?.y ?? 0) + (box?.height ?? 0);
    expect(countsAre === 'beside' ? isBeside : isBelow, `counts ${countsAre} at ${width} px`).toBe(true);
  }
});
