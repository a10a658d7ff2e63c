import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const sourceConditions = ['@khep/source'];
const exclude = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    // One for each core: most of a server's test is waiting, and one core less leaves a small machine half idle.
    maxWorkers: availableParallelism(),
    silent: 'passed-only',
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions: [...sourceConditions, 'node'] },
        // Node's own loader is given these too, so no 'import' here: it would make require() load ES modules.
        ssr: { resolve: { conditions: [...sourceConditions, 'node'] } },
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude,
          pool: 'forks',
          // The server's tests start databases and processes.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve: { conditions: [...sourceConditions, 'browser', 'import', 'module', 'default'] },
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['packages/**/*.test.tsx', 'apps/**/*.test.tsx'],
          exclude,
          testTimeout: 15_000,
        },
      },
    ],
  },
});
