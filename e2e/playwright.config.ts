import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Ends hanging tests. No test depends on speed, and a wait may be long when two tests share a busy disk.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    launchOptions: { executablePath: findChromium(), args: ['--disable-dev-shm-usage'] },
    actionTimeout: 30_000,
    // The worker is blocked, because it would fetch the whole app during each test. That takes half of a test's time.
    // Tests of the worker set `allow`, and so does every profile on disk.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
});
