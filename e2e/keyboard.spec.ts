import type { Page } from '@playwright/test';
import { addresses, enterDemo, SIZES, settled } from '../scripts/visit.mjs';
import { arrive, atNoon, enterBaby, JUNE, wake } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { press, tabTo } from './press.ts';

async function write(page: Page, label: string, words: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }).first());
  await page.keyboard.type(words);
}

/** Checks that a new page announces its title, and that the next Tab stays within it. */
async function expectArrival(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Wee Hours`);
  await expect(page.locator('[aria-live=polite][aria-atomic=true]:not([role])')).toHaveText(
    await page.title(),
  );
  await expect(page.locator('main:focus, main h1:focus'), title).toHaveCount(1);
}

/** Checks that the focus moved when its element disappeared. Otherwise Tab would start at the top of the page. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator(':focus')).toHaveCount(1);
}

/** Returns a day as it is typed into a date field: month, day, year. */
function keysOfDay(daysAgo: number): string {
  const day = new Date(Date.now() - daysAgo * 24 * 3600_000);
  const options = { month: '2-digit', day: '2-digit', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(day).replaceAll('/', '');
}

test('a family signs up, logs, edits, undoes, reads and signs out by keyboard', async ({ page }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });
  const link = (name: string) =>
    page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
  const dialog = page.getByRole('dialog');
  const amount = page.getByRole('textbox', { name: /^Amount/ });

  // In the first minutes of a day, an entry of a moment ago would belong to the previous day.
  await atNoon(page.context());
  await page.goto('/account');
  await press(page, button('start your 14-day free trial'));
  await write(page, 'Name', JUNE.name);
  await write(page, 'Email', JUNE.email);
  await write(page, 'Password', JUNE.password);
  await page.keyboard.press('Enter');

  await expectArrival(page, 'Dashboard');
  await write(page, 'Baby’s name', 'Wren');
  await write(page, 'Birth date', keysOfDay(40));
  await tabTo(page, page.getByRole('radio', { name: 'Girl' }));
  await page.keyboard.press('Space');
  await press(page, button('Add baby'));
  await expect(page.getByText('Added Wren', { exact: true })).toBeVisible();

  await press(page, link('Daily Log'));
  await press(page, button('Add feed'));
  await expect(dialog).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Left breast' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Bottle' })).toBeChecked();
  await tabTo(page, amount);
  await page.keyboard.type('4');
  await press(page, button('Save'));
  await expect(dialog).toHaveCount(0);
  await expect(button('Add feed'), 'the focus is back on its button').toBeFocused();

  await press(page, button(/Bottle, 4 oz/));
  await tabTo(page, amount);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(button(/Bottle, 4\.5 oz/)).toBeFocused();

  await page.keyboard.press('Enter');
  await press(page, button('Delete'));
  await expect(button(/Bottle, 4\.5 oz/)).toHaveCount(0);
  await expectFocusKept(page);
  await page.keyboard.press('F8');
  await press(page, button('Undo'));
  await expect(button(/Bottle, 4\.5 oz/)).toBeVisible();
  await expectFocusKept(page);

  await press(page, link('Summaries'));
  await expectArrival(page, 'Summaries');
  await press(page, button('Sign Out'));
  await expect(page).toHaveURL(/\/$/);
});

test('the first Tab on every page reaches the skip link', async ({ page }) => {
  await enterDemo(page);
  for (const address of [
    '/',
    '/pricing',
    '/support',
    '/app',
    '/app/log',
    '/app/profile',
    '/app/profile/data',
  ]) {
    await page.goto(address);
    await settled(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip, address).toBeFocused();
    await expect(skip, address).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('main'), address).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus'), `${address}: Tab continues inside`).toHaveCount(1);
  }
});

test('every page announces its name and takes the focus', async ({ page }) => {
  // At noon, the demo's baby is awake. While a baby sleeps, the page title shows that instead.
  await atNoon(page.context());
  await page.setViewportSize(SIZES.desktop);
  const follow = (name: string) =>
    press(page, page.getByRole('link', { name, exact: true }).filter({ visible: true }).first());
  await page.goto('/');
  await wake(page);
  for (const name of ['Features', 'Pricing', 'Shop', 'Blog', 'Support']) {
    await follow(name);
    await expectArrival(page, name);
  }
  await enterDemo(page);
  for (const name of ['Daily Log', 'Calendar', 'Summaries', 'Profile', 'Dashboard']) {
    await follow(name);
    await expectArrival(page, name);
  }
});

test('after a feed is started, stopped or discarded, the next control has the focus', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await page.clock.install();
  await arrive(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await press(page, button(/^Left/));
  await expect(button('Stop and save')).toBeFocused();
  await page.clock.runFor(2500);
  await page.keyboard.press('Enter');
  await expect(button(/^Right/)).toBeFocused();
  await page.clock.runFor(2500);
  await page.keyboard.press('Enter');
  await expect(button('Stop and save')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button('Edit the running feed')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, button('Discard this timer'));
  await expect(button(/^Right/)).toBeFocused();
});

test('every dialog takes the focus and returns it when it closes', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await atNoon(page.context());
  await enterDemo(page);
  const openers = [
    ['/app', 'Menu'],
    ['/app/log', 'Add feed'],
    ['/app/log', 'Left breast, 20 min'],
    ['/app/profile/babies', 'Add another baby'],
    ['/app/profile/babies', 'Edit Olive'],
  ] as const;
  for (const [address, name] of openers) {
    await page.goto(address);
    await settled(page);
    const opener = page.getByRole('button', { name }).first();
    for (const close of ['Escape', 'Enter']) {
      await press(page, opener);
      await expect(page.locator('dialog:focus-within'), name).toHaveCount(1);
      if (close === 'Enter') await tabTo(page, page.getByRole('button', { name: 'Close', exact: true }));
      await page.keyboard.press(close);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener, `${name}, closed by ${close}`).toBeFocused();
    }
  }
});

for (const size of ['phone', 'desktop'] as const) {
  test(`the focus on a ${size} always has a ring, is on screen and is uncovered`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(SIZES[size]);
    const faults: string[] = [];
    const walk = async (address: string) => {
      await page.goto(address);
      await settled(page);
      for (let stops = 0; stops < 160; stops += 1) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(lookAtFocus);
        if (!stop) return;
        if (stop.fault) faults.push(`${address}: ${stop.name} ${stop.fault}`);
      }
      faults.push(`${address}: Tab never leaves the page`);
    };
    for (const address of ['/', '/account', '/support']) await walk(address);
    await enterDemo(page);
    for (const address of addresses().app) await walk(address);
    expect(faults).toEqual([]);
  });
}

for (const [of, size] of [
  ['a phone', SIZES.phone],
  ['a small tablet', { width: 680, height: 640 }],
] as const) {
  test(`Shift+Tab on ${of} never moves the focus behind the bar of three babies`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await arrive(page);
    await page.goto('/app/profile/babies');
    for (const name of ['Maximilian', 'Juniper']) {
      await page.getByRole('button', { name: 'Add another baby' }).click();
      await enterBaby(page, name);
      await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible();
    }
    const faults: string[] = [];
    const tabs = ['/app/summaries?tab=growth', '/app/summaries?tab=share'];
    for (const address of [
      '/app',
      '/app/log',
      '/app/summaries',
      ...tabs,
      '/app/profile',
      '/app/profile/babies',
      '/app/profile/data',
    ]) {
      await page.goto(address);
      await settled(page);
      const stops = page.locator('main').locator('button, a, input, summary').filter({ visible: true });
      // A panel may still load its code, and then has another last stop.
      await expect(async () => {
        await stops.last().focus();
        await expect(stops.last()).toBeFocused({ timeout: 500 });
      }).toPass();
      const isInside = () => page.evaluate(() => Boolean(document.activeElement?.closest('main')));
      for (let step = 0; await isInside(); step += 1) {
        if (step > 160) throw new Error(`Shift+Tab never leaves ${address}`);
        const stop = await page.evaluate(lookAtFocus);
        if (stop?.fault) faults.push(`${address}: ${stop.name} ${stop.fault}`);
        await page.keyboard.press('Shift+Tab');
      }
    }
    expect(faults).toEqual([]);
  });
}

/** Runs in the page. Returns the focused element and its fault, or null if the focus has left the page. */
function lookAtFocus(): { name: string; fault?: string } | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const shown = element.closest('label') ?? element;
  const name = `${element.tagName} "${(element.ariaLabel ?? shown.innerText).trim().slice(0, 40)}"`;
  const ringed = [element, shown].some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!ringed) return { name, fault: 'has no ring' };
  // Checks only the first line of text that wraps, because the bounding box of such text is half empty.
  const [{ left, right, top, bottom } = shown.getBoundingClientRect()] = shown.getClientRects();
  const spots = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y]),
  );
  const seen = spots.filter(([x = 0, y = 0]) => {
    const there = document.elementFromPoint(x, y);
    return there && (shown.contains(there) || (there.contains(shown) && there.tagName === 'LABEL'));
  });
  return seen.length < spots.length / 2 ? { name, fault: `is covered or off the screen` } : { name };
}
