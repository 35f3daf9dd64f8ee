import type { Page } from '@playwright/test';
import { arrive, choose, REACT } from './app-page.ts';
import { enterState, STATES } from './dashboard-states.ts';
import { expect, test } from './fixtures.ts';
import { KEPT, startWithoutReact, untilKept, untilLive } from './kept-screen.ts';

test.use({ viewport: { width: 390, height: 844 } });

interface Row {
  type?: string;
  at: number;
  segments?: object[];
}

/** Returns the rows of a store of the log. */
function rowsOf(page: Page, store: 'diapers' | 'timers'): Promise<Row[]> {
  return page.evaluate(async (name) => {
    const { userId } = JSON.parse(localStorage['weehours:user']);
    const opening = indexedDB.open(`weehours-records-${userId}`);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const all = opening.result.transaction(name).objectStore(name).getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve));
    opening.result.close();
    return all.result;
  }, store);
}

/** The tiles of the kept screen, or of the live one. */
const TILES = 'section[aria-label^="Quick log"]';

const tile = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a tap on the kept screen is logged once, at its own time', async ({ page }) => {
  await arrive(page);
  await untilKept(page);
  const letReactCome = await startWithoutReact(page);
  const before = Date.now();
  await tile(page, 'Wet').click();
  const after = Date.now();
  await tile(page, 'Both').press('Enter');
  await expect(tile(page, 'Wet')).toHaveAttribute('data-early');
  await expect(page.locator('[data-done]')).toHaveCount(0);
  await letReactCome();
  await untilLive(page);
  await expect(page.getByText('Saved for Wren: Wet and dirty diaper').first()).toBeVisible();
  await expect(tile(page, 'Both')).toBeFocused();
  const rows = await rowsOf(page, 'diapers');
  expect(rows.map(({ type }) => type).sort()).toEqual(['mixed', 'wet']);
  const wet = rows.find(({ type }) => type === 'wet');
  expect(wet?.at).toBeGreaterThanOrEqual(before - 1);
  expect(wet?.at).toBeLessThanOrEqual(after);
  await expect(page.getByText('Log a second'), 'no tap was made twice').toHaveCount(0);
});

test('two quick taps on the kept screen raise the question of live taps', async ({ page }) => {
  await arrive(page);
  await untilKept(page);
  const letReactCome = await startWithoutReact(page);
  await tile(page, 'Wet').dblclick();
  await letReactCome();
  await untilLive(page);
  await expect(page.getByText('Log a second wet diaper?').first()).toBeVisible();
  expect(await rowsOf(page, 'diapers')).toHaveLength(1);
});

test('a tile that is tapped again after a while asks, because the kept screen does not answer', async ({
  page,
}) => {
  await arrive(page);
  await page.goto('/404');
  await enterState(page, STATES['with a running feed on its second side'] ?? {});
  const [diapers, before] = [await rowsOf(page, 'diapers'), await rowsOf(page, 'timers')];
  for (const [name, question] of [
    ['Wet', 'Log a second wet diaper?'],
    ['Switch to left', 'You tapped twice'],
  ] as const) {
    await page.goto('/app');
    await untilKept(page);
    const letReactCome = await startWithoutReact(page);
    await tile(page, name).click();
    await page.clock.setFixedTime(Date.now() + 3000);
    await tile(page, name).click();
    await letReactCome();
    await untilLive(page);
    await expect(page.getByText(question).first()).toBeVisible();
    await page.unroute(REACT);
  }
  expect(await rowsOf(page, 'diapers')).toHaveLength(diapers.length + 1);
  expect(before[0]?.segments).toHaveLength(2);
  expect((await rowsOf(page, 'timers'))[0]?.segments).toHaveLength(3);
});

test('a tap that the app did not make before it ended is reported by the next start', async ({ page }) => {
  await arrive(page);
  await untilKept(page);
  await startWithoutReact(page);
  await tile(page, 'Wet').click();
  await page.goto('/404');
  await page.unroute(REACT);
  // Until then, another tab could still make it.
  await page.clock.setFixedTime(Date.now() + 15_000);
  for (const times of [1, 0]) {
    await page.goto('/app/log');
    await expect(page).toHaveTitle(/^Daily Log/);
    await expect(page.getByRole('main').getByRole('list').last()).toBeVisible();
    await expect(page.getByText('A tap wasn’t saved')).toHaveCount(times);
  }
  expect(await rowsOf(page, 'diapers')).toHaveLength(0);
});

test('the report of a lost tap returns after the toast of a tap that was saved', async ({ page }) => {
  await arrive(page);
  await untilKept(page);
  const letReactCome = await startWithoutReact(page);
  await tile(page, 'Dirty').click();
  await tile(page, 'Wet').click();
  // Another phone's app would call the tile something else now.
  await page
    .locator(KEPT)
    .getByText('Dirty', { exact: true })
    .evaluate((word) => (word.textContent = 'Gone'));
  await letReactCome();
  await untilLive(page);
  await expect(page.getByText('Saved for Wren: Wet diaper').first()).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(page.getByText('A tap wasn’t saved').first()).toBeVisible();
});

test('a press that began on the kept screen counts when it ends on the live one', async ({ page }) => {
  await arrive(page);
  await untilKept(page);
  const letReactCome = await startWithoutReact(page);
  await tile(page, 'Dirty').hover();
  await page.mouse.down();
  await letReactCome();
  await untilLive(page);
  await page.mouse.up();
  await expect(page.getByText('Saved for Wren: Dirty diaper').first()).toBeVisible();
  expect(await rowsOf(page, 'diapers')).toHaveLength(1);
});

test('a press that began on a tile that then means another act is reported and not made', async ({
  page,
}) => {
  await arrive(page);
  await untilKept(page);
  const letReactCome = await startWithoutReact(page);
  await tile(page, 'Start sleep').hover();
  await page.mouse.down();
  await page.evaluate(async () => {
    const { userId } = JSON.parse(localStorage['weehours:user']);
    const opening = indexedDB.open(`weehours-records-${userId}`);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const log = opening.result;
    const babies = log.transaction('babies').objectStore('babies').getAll();
    await new Promise((resolve) => babies.addEventListener('success', resolve));
    const writing = log.transaction('timers', 'readwrite');
    const startedAt = Date.now() - 3_600_000;
    writing.objectStore('timers').put({
      id: 'elsewhere',
      babyId: babies.result[0].babyId,
      kind: 'sleep',
      segments: [{ side: null, startedAt, endedAt: null }],
      createdAt: startedAt,
      updatedAt: startedAt,
      updatedBy: 'another phone',
    });
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    log.close();
  });
  await letReactCome();
  await untilLive(page);
  await expect(tile(page, 'End sleep')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('A tap wasn’t saved').first()).toBeVisible();
  expect(await rowsOf(page, 'timers')).toHaveLength(1);
});

test('after a tap on the other baby, no tap is logged for the first one', async ({ page }) => {
  await arrive(page);
  await page.goto('/404');
  await enterState(page, STATES['with two babies, other kinds and a dose'] ?? {});
  const toOlive = [page.locator('label', { hasText: 'Olive' }), page.getByRole('link', { name: /^Olive: / })];
  for (const other of toOlive) {
    await page.goto('/app');
    await choose(page, 'Wren');
    await untilKept(page);
    const letReactCome = await startWithoutReact(page);
    await other.click();
    await expect(page.getByRole('radio', { name: 'Wren' })).toBeChecked();
    await tile(page, 'Wet').click();
    await letReactCome();
    await untilLive(page);
    await expect(page.getByText('A tap wasn’t saved').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Quick log for Olive' })).toBeVisible();
    expect(await rowsOf(page, 'diapers')).toHaveLength(0);
    await page.unroute(REACT);
  }
});

test('the button that stops the other baby’s timer works on the kept screen', async ({ page }) => {
  await arrive(page);
  await page.goto('/404');
  await enterState(page, STATES['with two babies, other kinds and a dose'] ?? {});
  await page.goto('/app');
  await untilKept(page);
  const letReactCome = await startWithoutReact(page);
  await page.getByRole('button', { name: /^Stop timer/ }).click();
  await letReactCome();
  await untilLive(page);
  await expect.poll(() => rowsOf(page, 'timers')).toHaveLength(0);
});

test('the links of two timers on the kept screen each choose their own baby', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await arrive(page);
  await page.goto('/404');
  await enterState(page, STATES['with timers of two other babies'] ?? {});
  for (const name of ['Olive', 'Max']) {
    await page.goto('/app');
    await choose(page, 'Wren');
    await untilKept(page);
    const letReactCome = await startWithoutReact(page);
    await page.getByRole('link', { name: new RegExp(`^${name}: `) }).click();
    await letReactCome();
    await untilLive(page);
    await expect(page.getByRole('region', { name: `Quick log for ${name}` })).toBeVisible();
    await page.unroute(REACT);
  }
});

test('a link of the kept screen opens its screen', async ({ page }) => {
  await arrive(page);
  await untilKept(page);
  const letReactCome = await startWithoutReact(page);
  await tile(page, 'Wet').click();
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await letReactCome();
  await expect(page).toHaveTitle(/^Calendar/);
  expect(await rowsOf(page, 'diapers')).toHaveLength(1);
});

test('a tap that is too old, or on a timer that has ended, is reported and not made', async ({ page }) => {
  await arrive(page);
  await tile(page, 'Start sleep').click();
  await expect(tile(page, 'End sleep')).toBeVisible();
  await untilKept(page);
  const letReactCome = await startWithoutReact(page);
  await tile(page, 'End sleep').click();
  await page.evaluate(async () => {
    const { userId } = JSON.parse(localStorage['weehours:user']);
    const opening = indexedDB.open(`weehours-records-${userId}`);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const writing = opening.result.transaction('timers', 'readwrite');
    writing.objectStore('timers').clear();
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    opening.result.close();
  });
  await letReactCome();
  await untilLive(page);
  await expect(page.getByText('A tap wasn’t saved').first()).toBeVisible();
  await page.unroute(REACT);

  await page.goto('/app');
  await untilKept(page);
  const letItComeLate = await startWithoutReact(page);
  await tile(page, 'Wet').click();
  await page.clock.setFixedTime(Date.now() + 16_000);
  await letItComeLate();
  await untilLive(page);
  await expect(page.getByText('A tap wasn’t saved').first()).toBeVisible();
  expect(await rowsOf(page, 'diapers')).toHaveLength(0);
});

test('on a slow phone no early tap is lost', async ({ page, context }) => {
  await arrive(page);
  await untilKept(page);
  const box = await tile(page, 'Wet').boundingBox();
  if (!box) throw new Error('the tile is not in view');
  const cpu = await context.newCDPSession(page);
  for (const [round, delay] of [0, 200, 400, 0, 200, 400].entries()) {
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/app', { waitUntil: 'commit' });
    await page.waitForSelector(TILES, { state: 'attached' });
    // The delay is what this test is about: some taps meet the kept screen, and others the live one.
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), delay);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await untilLive(page);
    await expect.poll(async () => (await rowsOf(page, 'diapers')).length).toBe(round + 1);
    await untilKept(page);
  }
});
