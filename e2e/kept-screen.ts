import type { Page } from '@playwright/test';
import { holdBack, REACT } from './app-page.ts';
import { expect } from './fixtures.ts';

/** Steps of the tests of the kept screen: the last dashboard, which `app.html` paints before any module runs. */

/** The kept screen, as the page shows it. */
export const KEPT = '[data-kept-screen]';

/** Waits until the dashboard has been kept for the next start. `after` is the time of the last change. */
export async function untilKept(page: Page, after = 0): Promise<void> {
  await expect.poll(() => page.evaluate(keptAt)).toBeGreaterThan(after);
}

/** Runs in the page. Returns when the screen was kept, in epoch milliseconds. 0 means that none is kept. */
export function keptAt(): number {
  const name = Object.keys(localStorage).find((key) => key.startsWith('weehours:screen:'));
  return name ? JSON.parse(localStorage[name]).at : 0;
}

/** Changes the value with which the next start of the app compares itself. */
export async function changeKept(page: Page, changes: object): Promise<void> {
  await page.evaluate((changed) => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('weehours:screen:')) ?? '';
    localStorage[name] = JSON.stringify({ ...JSON.parse(localStorage[name]), ...changed });
  }, changes);
}

/** Removes the kept screen, as at the first start after an update. */
export async function forgetKept(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('weehours:screen:')) localStorage.removeItem(key);
  });
}

/** Starts the app at an address, and holds React back. Returns a function that lets it come. */
export async function startWithoutReact(page: Page, address = '/app'): Promise<() => Promise<void>> {
  const letReactCome = await holdBack(page, REACT);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return letReactCome;
}

/** Waits until React has replaced the kept screen. */
export async function untilLive(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: /^Quick log for / })).toBeVisible();
  await expect(page.locator(KEPT)).toHaveCount(0);
}

/** Returns what the frame of the app shows: a line for each element, with its place, its classes and its own text. */
export function lookOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frame = document.querySelector('#main')?.parentElement;
    /** What only the live screen has: content that loads late, words for screen readers, doses. */
    const liveOnly =
      '[data-kept="never"], [data-kept="empty"] *, [data-kept="silent"] > span, [data-kept="blank"]';
    /** What only the kept screen has: a blank for doses. */
    const keptOnly = '[data-kept-screen] [style^="block-size"]';
    const lines: string[] = [];
    for (const element of frame?.querySelectorAll('*') ?? []) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isLeftOut = element.closest(liveOnly) || element.matches(keptOnly);
      // A blank keeps the place of what comes later below the counts. The frame of both may be a line taller.
      const isLate = element.closest('[data-kept="marked"] > :not([data-kept])');
      const isFrame = element.matches('#main, [data-kept="marked"], :has(> [data-kept="marked"])');
      if (isLeftOut || isLate || isFrame || y > innerHeight || width * height === 0) continue;
      const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
      const place = [x, y, width, height].map((length) => Math.round(length)).join(' ');
      lines.push(`${place} ${element.getAttribute('class')} ${text}`);
    }
    return lines;
  });
}
