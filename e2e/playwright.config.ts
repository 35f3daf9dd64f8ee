import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Ends what hangs. No test depends on speed, and what is waited for may take long where two of them share a busy disk.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    launchOptions: { executablePath: findChromium(), args: ['--disable-dev-shm-usage'] },
    actionTimeout: 30_000,
    // A first visit, which no worker serves yet, and whose whole app it would fetch beside each test: half of a test's time.
    // What is about the worker says `allow`, and so does every profile on disk.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
});
