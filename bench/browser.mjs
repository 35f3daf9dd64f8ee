import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';

/** The phone that every benchmark holds; its CPU is slowed where a benchmark says so. */

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

/** A browser that was closed yesterday and knows what it knew. @param {string} folder where its profile lies */
export function launchProfile(folder) {
  return chromium.launchPersistentContext(folder, { ...LAUNCH, ...PHONE });
}

/** @param {import('@playwright/test').Page} page @param {number} rate 4 is a cheap phone */
export async function slowCpu(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Milliseconds from the navigation to the frame in which `drawn` stands.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @param {string} drawn a selector
 */
export async function timeToDraw(page, url, drawn) {
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(untilDrawn, drawn);
}

/** Runs in the page. Fails where it is not drawn within a minute. @param {string} drawn a selector */
export async function untilDrawn(drawn) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (!document.querySelector(drawn)) {
    if (performance.now() > 60_000) throw new Error(`Nothing is drawn that is ${drawn}.`);
    await frame();
  }
  await frame();
  return performance.now();
}
