import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './apps/showcase/visual/chromium.ts';

/** Journeys run against a server of their own, on a database of their own, with a courier that hurries. */
export default defineConfig({
  testDir: 'journeys',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Each file has a server of its own.
  workers: 2,
  // The longest begins first, or it ends alone.
  projects: [
    { name: 'screens', testMatch: 'every-screen.journey.ts' },
    { name: 'others', testMatch: '*.journey.ts', testIgnore: 'every-screen.journey.ts' },
  ],
  reporter: [['./journeys/reporter.ts']],
  use: {
    launchOptions: chromiumOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Watching all that happens takes as long as the journeys themselves: KHEP_TRACE=1 npm run journeys.
    trace: process.env['KHEP_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    acceptDownloads: true,
  },
});
