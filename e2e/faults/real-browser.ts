import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { test as base } from '../fixtures.ts';

export interface RealBrowser {
  context: BrowserContext;
  page: Page;
  /** Kills the browser without a shutdown, as a dead battery does. */
  kill: () => Promise<void>;
  /** Closes the browser normally, so that it writes pending data. */
  close: () => Promise<void>;
}

/** Starts a browser with a profile on disk, in its own process group. */
async function start(folder: string): Promise<RealBrowser> {
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
  const gone = once(browser, 'exit');
  const connection = await chromium.connectOverCDP(await debuggerOf(browser));
  const [context] = connection.contexts();
  if (!context) throw new Error('The browser came up without a window.');
  return {
    context,
    page: await context.newPage(),
    async kill() {
      if (browser.pid && browser.exitCode === null && browser.signalCode === null)
        process.kill(-browser.pid, 'SIGKILL');
      await gone;
    },
    async close() {
      const devtools = await connection.newBrowserCDPSession();
      await devtools.send('Browser.close').catch(() => {});
      await gone;
    },
  };
}

async function debuggerOf(browser: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of browser.stderr ?? []) {
    said += String(chunk);
    const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    if (address) {
      // Drains the browser's further output, because a full pipe would block the browser.
      browser.stderr?.resume();
      return address;
    }
  }
  throw new Error(`The browser did not start: ${said}`);
}

interface RealProfile {
  folder: string;
  start: (folder?: string) => Promise<RealBrowser>;
}

/** `realProfile` is a profile on disk, for browsers that a test may kill. The fixture ends remaining processes. */
export const test = base.extend<{ realProfile: RealProfile }>({
  realProfile: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'wee-hours-killed-'));
    const started: RealBrowser[] = [];
    await provide({
      folder,
      async start(of = folder) {
        const browser = await start(of);
        started.push(browser);
        return browser;
      },
    });
    for (const { kill } of started) await kill();
    await rm(folder, { recursive: true, force: true });
  },
});
