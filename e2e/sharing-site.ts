import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { natsServerForTests } from '../scripts/find-nats-server.mjs';
import { serve } from '../scripts/serve.mjs';
import { startSyncServer } from '../scripts/sync-server.mjs';
import { enterNewAccount } from './app-page.ts';
import { buildApp } from './build-app.ts';
import { expect, test as own, watch } from './fixtures.ts';

/** The app, built for a sync server that runs on this machine, and the server. */
export interface SharingSite {
  address: string;
  /** What a phone must have to use the server. */
  pass: string;
  stopServer: () => Promise<void>;
  startServer: () => Promise<void>;
}

const program = natsServerForTests();

/** Provides the app with sharing, and further phones. Without `nats-server` the tests are skipped. */
export const test = own.extend<{ openPhone: () => Promise<Page> }, { sharing: SharingSite }>({
  sharing: [
    async ({}, provide) => {
      if (!program) throw new Error('No nats-server is here.');
      const folder = await mkdtemp(join(tmpdir(), 'wee-hours-sharing-'));
      let server = await startSyncServer(program, { folder });
      const port = Number(new URL(server.url).port);
      const dist = join(folder, 'dist');
      await buildApp(dist, { VITE_SYNC_URL: server.url });
      const site = await serve({ dist });
      await provide({
        address: site.address,
        pass: server.pass,
        stopServer: () => server.stop(),
        startServer: async () => {
          server = await startSyncServer(program, { folder, port });
        },
      });
      await site.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ sharing }, provide) => provide(sharing.address),
  openPhone: async ({ browser, contextOptions, baseURL, faults }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) });
      watch(context, faults);
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

test.skip(!program, 'No nats-server could be found or installed.');

export const ANNA = { name: 'Anna', email: 'anna@example.com', password: 'moonlight' };
export const BEN = { name: 'Ben', email: 'ben@example.com', password: 'starlight' };

/** Starts to share the open log, and returns the link for another phone. */
export async function startSharing(page: Page, { pass }: SharingSite): Promise<string> {
  await page.goto('/app/profile/data');
  const section = page.getByRole('region', { name: 'Share with another phone' });
  await section.getByRole('button', { name: 'Share with another phone' }).click();
  await section.getByLabel('Server pass').fill(pass);
  await section.getByRole('button', { name: 'Share with another phone' }).click();
  return linkOf(page);
}

/** Returns the link that the invite on the screen sends. */
async function linkOf(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens a link on a phone without an account, and signs up there. */
export async function openLink(page: Page, link: string, who = BEN): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'start your 14-day free trial' }).click();
  await enterNewAccount(page, who);
}

/** Lets the phone that opened the link join. */
export async function joinWithLink(inviting: Page, joining: Page): Promise<void> {
  await joining.getByRole('button', { name: 'Join' }).click();
  await inviting.getByRole('button', { name: 'Let it in', exact: true }).click();
  await expect(joining.getByText('This phone shares the log now', { exact: true })).toBeVisible();
}
