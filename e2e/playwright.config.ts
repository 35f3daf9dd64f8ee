import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    launchOptions: { executablePath: findChromium(), args: ['--disable-dev-shm-usage'] },
    actionTimeout: 15_000,
    // A first visit, which no worker serves yet, and whose whole app it would fetch beside each test: half of a test's time.
    // What is about the worker says `allow`, and so does every profile on disk.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
});
