import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { expect, test } from './fixtures.ts';
import { addBaby, JUNE, signUp } from './parent.ts';

/** A browser of our own in its own process group, so that SIGKILL takes all of it at once, as a dead battery does. */
async function start(folder: string): Promise<{ page: Page; kill: () => Promise<void> }> {
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--disable-background-networking',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    'about:blank',
  ];
  const browser = spawn(findChromium(), args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TZ: 'America/Los_Angeles' },
  });
  const context = (await chromium.connectOverCDP(await debuggerOf(browser))).contexts()[0];
  if (!context) throw new Error('The browser came up without a window.');
  return {
    page: await context.newPage(),
    async kill() {
      const gone = once(browser, 'exit');
      if (browser.pid) process.kill(-browser.pid, 'SIGKILL');
      await gone;
    },
  };
}

async function debuggerOf(browser: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of browser.stderr ?? []) {
    said += String(chunk);
    const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    if (address) return address;
  }
  throw new Error(`The browser did not start: ${said}`);
}

/**
 * Chromium writes localStorage to the disk some seconds late, so a sudden death may forget who was signed in. The log
 * does not lie there, and is found again with the password.
 */
async function signInAgain(page: Page): Promise<void> {
  const asked = page.getByRole('heading', { name: 'Sign in to your account' });
  await expect(asked.or(page.getByRole('timer'))).toBeVisible();
  if (await asked.isHidden()) return;
  await page.getByLabel('Email', { exact: true }).fill(JUNE.email);
  await page.getByLabel('Password', { exact: true }).fill(JUNE.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a timer runs on through the sudden death of the browser, to the second', async ({ site }) => {
  const folder = await mkdtemp(join(tmpdir(), 'wee-hours-killed-'));
  const before = await start(folder);
  await before.page.goto(`${site.address}/account`);
  await signUp(before.page);
  await addBaby(before.page, 'Wren');
  await before.page.getByRole('button', { name: /^Right/ }).click();
  await expect(before.page.getByRole('timer')).toBeVisible();
  await before.page.getByRole('button', { name: '30 min ago' }).click();
  await expect(before.page.getByRole('timer')).toHaveText(/^30:/);
  const startedAt = Date.now() - 30 * 60_000;
  await before.kill();

  const after = await start(folder);
  await after.page.goto(`${site.address}/app`);
  await signInAgain(after.page);
  const reading = await after.page.getByRole('timer').textContent();
  const [minutes = 0, seconds = 0] = (reading ?? '').split(':').map(Number);
  const expected = Math.round((Date.now() - startedAt) / 1000);
  expect(Math.abs(minutes * 60 + seconds - expected)).toBeLessThanOrEqual(10);
  await after.kill();
  await rm(folder, { recursive: true, force: true });
});
