import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './apps/showcase/visual/chromium.ts';

/** Journeys run against a server of their own, on a database of their own, with a courier that hurries. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Each file has a server of its own.
  workers: 2,
  reporter: [['./journeys/reporter.ts']],
  use: {
    launchOptions: chromiumOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    acceptDownloads: true,
  },
});
