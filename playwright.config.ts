import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './apps/showcase/visual/chromium.ts';

/** Each journey file starts a server with its own database and a fast simulated courier. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './journeys/seedOnce.ts',
  // For starting the server on a busy machine; a test's limit grows with each screen (journeys/test.ts).
  timeout: 300_000,
  // For what hangs, as the limits below.
  expect: { timeout: 90_000 },
  workers: 2,
  // From a fresh server. One that needs it is printed as flaky at the end, and is to be mended.
  retries: 1,
  // The longest starts first, otherwise it runs alone at the end.
  projects: [
    { name: 'screens', testMatch: 'every-screen.journey.ts', fullyParallel: true },
    { name: 'others', testMatch: '*.journey.ts', testIgnore: 'every-screen.journey.ts' },
  ],
  reporter: [['./journeys/reporter.ts']],
  use: {
    launchOptions: chromiumOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Tracing doubles the time: KHEP_TRACE=1 npm run journeys.
    trace: process.env['KHEP_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    acceptDownloads: true,
    // For what hangs: a page of a machine with other work takes a minute.
    actionTimeout: 150_000,
    navigationTimeout: 150_000,
  },
});
