import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';

/** The browser of every benchmark, with a phone's viewport. Some benchmarks throttle its CPU. */

export const LAUNCH = {
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
};

export const PHONE = {
  viewport: { width: 390, height: 844 },
  locale: 'en-US',
  timezoneId: 'America/Los_Angeles',
};

export function launch() {
  return chromium.launch(LAUNCH);
}

/**
 * Launches a browser whose profile persists in `folder`, so that later launches see earlier visits.
 *
 * @param {string} folder the folder of its profile
 */
export function launchProfile(folder) {
  return chromium.launchPersistentContext(folder, { ...LAUNCH, ...PHONE });
}

/**
 * Throttles the CPU of a page and returns the function that ends this. A throttled page keeps a core busy even at rest,
 * so several pages must be throttled in turn.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} rate how many times slower; 4 simulates a cheap phone
 */
export async function slowCpu(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  };
}

/**
 * Navigates, and returns the milliseconds until the frame that shows `drawn`.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @param {string} drawn a selector
 */
export async function timeToDraw(page, url, drawn) {
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(untilDrawn, drawn);
}

/**
 * Runs in the page. Waits for the frame that shows `drawn`, and rejects after a minute. Uses an observer: polling with
 * `requestAnimationFrame` forces about sixty extra frames at start.
 *
 * @param {string} drawn a selector
 */
export async function untilDrawn(drawn) {
  await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Nothing is drawn that is ${drawn}.`)), 60_000);
    const observer = new MutationObserver(look);
    function look() {
      if (!document.querySelector(drawn)) return;
      observer.disconnect();
      clearTimeout(late);
      resolve(undefined);
    }
    observer.observe(document, { childList: true, subtree: true });
    look();
  });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  // The frame that shows the element has only begun. It is drawn when the next frame begins.
  await frame();
  return performance.now();
}
