import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNatsServer } from '../scripts/find-nats-server.mjs';
import { serve } from '../scripts/serve.mjs';
import { startSyncServer } from '../scripts/sync-server.mjs';
import { launch, PHONE } from './browser.mjs';

/** The app, built for a sync server on this machine, and the steps with which its phones share a log. */

/** @typedef {import('@playwright/test').Page} Page */

/** Starts the sync server, and builds and serves the app for it. */
export async function serveShared() {
  const program = findNatsServer();
  if (!program) throw new Error('No nats-server is here, and none could be installed.');
  const folder = mkdtempSync(join(tmpdir(), 'wee-hours-shared-'));
  const server = await startSyncServer(program, { folder });
  const stopServer = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const dist = join(folder, 'dist');
  try {
    await buildFor(server.url, dist);
    const site = await serve({ dist });
    return {
      address: site.address,
      pass: server.pass,
      async stop() {
        await site.stop();
        await stopServer();
      },
    };
  } catch (error) {
    await stopServer();
    throw error;
  }
}

/**
 * Builds in a separate process, because a benchmark may build other apps in this one.
 *
 * @param {string} url
 * @param {string} dist
 */
async function buildFor(url, dist) {
  const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
  const child = spawn(process.execPath, [vite, 'build', '--outDir', dist, '--logLevel', 'error'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, VITE_SYNC_URL: url },
    stdio: 'inherit',
  });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error('The app could not be built for the sync server.');
}

/** Opens a phone. Each is a separate browser, because a browser draws only its front page. @param {string} baseURL */
export async function openPhone(baseURL) {
  const browser = await launch();
  const context = await browser.newContext({
    ...PHONE,
    baseURL,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return { page: await context.newPage(), close: () => browser.close() };
}

/** Shares the log of a phone, and returns the link for another one. @param {Page} page @param {string} pass */
export async function startSharing(page, pass) {
  await page.goto('/app/profile/data');
  const section = page.getByRole('region', { name: 'Share with another phone' });
  await section.getByRole('button', { name: 'Share with another phone' }).click();
  await section.getByLabel('Server pass').fill(pass);
  await section.getByRole('button', { name: 'Share with another phone' }).click();
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('Link copied', { exact: true }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/**
 * Opens the link on a phone without an account, signs up there, and asks to join.
 *
 * @param {Page} page
 * @param {string} link
 */
export async function askToJoin(page, link) {
  await page.goto(link);
  await page.getByRole('button', { name: 'start your 14-day free trial' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ben');
  await page.getByLabel('Email', { exact: true }).fill('ben@example.com');
  await page.getByLabel('Password', { exact: true }).fill('starlight');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Join' }).click();
}

/** Approves the phone that asks to join. @param {Page} page */
export async function letIn(page) {
  await page.getByRole('button', { name: 'Let it in', exact: true }).click();
}
