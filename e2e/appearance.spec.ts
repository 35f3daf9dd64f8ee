import type { Page } from '@playwright/test';
import { APPEARANCES, addresses, appear, enterDemo, settled } from '../scripts/visit.mjs';
import { atNoon, choose } from './app-page.ts';
import { OPENED_IN_APP } from './dialogs.ts';
import { expect, test } from './fixtures.ts';

// These tests are long. The timeout allows for a busy machine.
test.describe.configure({ timeout: 180_000 });

/** Returns the background color of the page and the color of the browser's bars. */
const colors = (page: Page) =>
  page.evaluate(() => ({
    page: getComputedStyle(document.documentElement).backgroundColor,
    bars: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
  }));

const SURFACE = { light: '#f5f0e6', dark: '#171b23', night: '#0b0806' };

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('a choice of appearance colors the page and the browser in every tab', async ({ context, page }) => {
  await enterDemo(page);
  const other = await context.newPage();
  await other.goto('/pricing');
  await page.goto('/app/profile/appearance');
  for (const appearance of APPEARANCES) {
    await choose(page, appearance.charAt(0).toUpperCase() + appearance.slice(1));
    for (const tab of [page, other]) {
      await expect
        .poll(() => colors(tab))
        .toEqual({ page: rgb(SURFACE[appearance]), bars: SURFACE[appearance] });
    }
  }
});

test('the first frame has the chosen appearance, before the app has loaded', async ({ page }) => {
  await page.goto('/support');
  for (const appearance of APPEARANCES) {
    await appear(page, appearance);
    await page.route('**/assets/*.js', () => {});
    await page.goto('/pricing', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    expect(await colors(page)).toEqual({ page: rgb(SURFACE[appearance]), bars: SURFACE[appearance] });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      appearance === 'light' ? 'light' : 'dark',
    );
    await page.unroute('**/assets/*.js');
    await page.goto('/support');
    await settled(page);
  }
});

test('reduced motion stops all animation on every screen and in every dialog', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  const look = async (where: string) => {
    for (const moving of await page.evaluate(moves)) found.push(`${where}: ${moving}`);
  };
  for (const address of addresses().site.filter((one) => one !== '/no-such-page')) {
    await page.goto(address);
    await settled(page);
    await look(address);
  }
  await atNoon(page.context());
  await enterDemo(page);
  for (const { name, address, open } of OPENED_IN_APP) {
    await page.goto(address);
    await settled(page);
    await open(page);
    await look(`${name} on ${address}`);
  }
  expect(found).toEqual([]);
});

/** Runs in the page. Returns every animation and transition with a duration. */
function moves(): string[] {
  const running = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 0)
    .map((animation) => `an animation runs: ${(animation as CSSAnimation).animationName}`);
  const slow = [...document.querySelectorAll('*')].flatMap((element) => {
    const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element);
    const still = /^0s(, 0s)*$/;
    return still.test(animationDuration) && still.test(transitionDuration) && scrollBehavior === 'auto'
      ? []
      : [`${element.tagName}.${element.getAttribute('class')} would move`];
  });
  return [...running, ...slow];
}
