import { getJestConfig } from '@storybook/test-runner';
import { chromiumOptions } from './visual/chromium.ts';

const config = getJestConfig();

/** Stories in the Chromium that is on the machine: the runner would look for one of its own. */
export default {
  ...config,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: { headless: true, ...chromiumOptions() },
      contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' },
    },
  },
};
