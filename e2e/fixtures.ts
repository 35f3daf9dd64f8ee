import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { serve } from '../scripts/serve.mjs';

type Site = Awaited<ReturnType<typeof serve>>;

interface Fixtures {
  /** Console errors that a test causes on purpose. */
  expectedErrors: RegExp[];
  /** A browser profile on disk that can be closed and opened again. */
  profile: { open: () => Promise<BrowserContext> };
  /** The built app in a separate folder and server, which a test may change and stop. */
  ownSite: Site & { dist: string };
}

/**
 * Records console errors, violations of the content security policy and requests to another origin. Every test fails on
 * any of them. The whole context is watched, so a second tab counts as well.
 */
export function watch(context: BrowserContext, faults: string[]) {
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') faults.push(`foreign: ${request.url()}`);
  });
}

export const test = base.extend<Fixtures & { faults: string[] }, { site: Site }>({
  site: [
    async ({}, provide) => {
      const site = await serve();
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.address),
  expectedErrors: [[], { option: true }],
  faults: [
    async ({ expectedErrors }, provide) => {
      const faults: string[] = [];
      await provide(faults);
      expect(faults.filter((fault) => !expectedErrors.some((expected) => expected.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, faults }, provide) => {
    watch(context, faults);
    await provide(context);
  },
  profile: async ({ playwright, launchOptions, locale, timezoneId, faults }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'wee-hours-profile-'));
    const opened: BrowserContext[] = [];
    await provide({
      async open() {
        const context = await playwright.chromium.launchPersistentContext(folder, {
          ...launchOptions,
          ...(locale && { locale }),
          ...(timezoneId && { timezoneId }),
          serviceWorkers: 'allow',
        });
        watch(context, faults);
        opened.push(context);
        return context;
      },
    });
    for (const context of opened) await context.close();
    await rm(folder, { recursive: true, force: true });
  },
  ownSite: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'wee-hours-site-'));
    const dist = join(folder, 'dist');
    await cp(new URL('../dist', import.meta.url), dist, { recursive: true });
    const site = await serve({ dist });
    await provide({ ...site, dist });
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

export { expect };
