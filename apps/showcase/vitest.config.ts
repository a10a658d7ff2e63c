import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './visual/chromium.ts';

/** Every story is a test: it renders, its play function holds, and axe finds nothing. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook'), disableAddonDocs: true })],
  // Found late, a dependency reloads the page in the middle of a story.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-aria-components',
      'storybook/test',
      '@storybook/react-vite',
      '@storybook/addon-a11y/preview',
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/sprinkles/createRuntimeSprinkles',
      '@internationalized/date',
    ],
  },
  test: {
    name: 'stories',
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromiumOptions(), contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1200, height: 800 },
      screenshotFailures: false,
    },
  },
});
