import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './visual/chromium.ts';

/** Every story is a test: it renders, its play function holds, and axe finds nothing. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook'), disableAddonDocs: true })],
  // Storybook's own config says this too, but the style sheets are run with this file's.
  resolve: { conditions: ['@khep/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@khep/source', 'node', 'import', 'module', 'default'] } },
  // Otherwise React Aria takes every row of a long list to be in sight while tests run.
  define: { 'process.env.VIRT_ON': '"1"' },
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
      'storybook/preview-api',
      'storybook/internal/core-events',
      '@storybook/react-vite',
      '@storybook/addon-a11y/preview',
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/sprinkles/createRuntimeSprinkles',
      '@internationalized/date',
      'lottie-web/build/player/lottie_light.js',
      'uqr',
      '@visx/sankey',
      '@visx/scale',
      '@visx/shape',
    ],
  },
  test: {
    name: 'stories',
    testTimeout: 30_000,
    // A story that holds has nothing to say: React's word on act() would bury the one that failed.
    silent: 'passed-only',
    // A real browser under load drops a frame now and then; a story that fails twice is wrong.
    retry: 1,
    // A page for many files, as in Storybook itself; a page for each takes longer than its stories.
    isolate: false,
    // One for each core; unasked it would be one less, which leaves a small machine half idle.
    maxWorkers: availableParallelism(),
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: chromiumOptions(),
        contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
      // The size that each story is given. Were the page another before, its change beside a focused input would look to
      // React Aria like a keyboard sliding in on a phone, and it would hold back dialogs until that had settled.
      viewport: { width: 1200, height: 900 },
      screenshotFailures: false,
    },
  },
});
