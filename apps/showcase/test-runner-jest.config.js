import { getJestConfig } from '@storybook/test-runner';
import { chromiumOptions } from './visual/chromium.ts';

const config = getJestConfig();

/** Runs stories in the system's Chromium; the runner would look for its own. */
export default {
  ...config,
  // A limit is for what hangs: beside the other checks a page with many pictures takes long.
  testTimeout: 120_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: { headless: true, ...chromiumOptions() },
      contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' },
    },
  },
};
