import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './visual/chromium.ts';

/** Every story is a test: it renders, its play function passes and axe finds no violation. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook'), disableAddonDocs: true })],
  // As in Storybook's config; vanilla-extract runs the style sheets with this file's.
  resolve: { conditions: ['@khep/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@khep/source', 'node', 'import', 'module', 'default'] } },
  // Otherwise React Aria renders every row of a long list in tests.
  define: { 'process.env.VIRT_ON': '"1"' },
  // A dependency found late would reload the page during a story.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-aria-components',
      'modern-screenshot',
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
      'redaxios',
      'swr',
      'swr/infinite',
      'wouter',
      'wouter/use-browser-location',
      'zod',
      '@visx/sankey',
      '@visx/scale',
      '@visx/shape',
      'swr',
      'swr/infinite',
      'wouter',
      'wouter/memory-location',
      'wouter/use-browser-location',
      'zod',
    ],
  },
  test: {
    name: 'stories',
    testTimeout: 30_000,
    // React's act() warnings of passing stories would hide a failure.
    silent: 'passed-only',
    // A busy machine drops frames; a story that fails twice is wrong.
    retry: 1,
    // One page for many files, as in Storybook: loading a page takes longer than its stories.
    isolate: false,
    // The default of one less would leave half of a small machine idle.
    maxWorkers: availableParallelism(),
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: chromiumOptions(),
        contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
      // The size of every story: React Aria takes a resize beside a focused input for a phone's keyboard and delays
      // dialogs.
      viewport: { width: 1200, height: 900 },
      screenshotFailures: false,
    },
  },
});
