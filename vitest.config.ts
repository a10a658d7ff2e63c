import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const sourceConditions = ['@khep/source'];
const exclude = ['**/node_modules/**', '**/dist/**'];
// The server's tests start databases and processes.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // One for each core: most of a server's test is waiting, and one core less leaves a small machine half idle.
    maxWorkers: availableParallelism(),
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/**/*.test.ts'],
          exclude,
          pool: 'forks',
          execArgv: [
            ...sourceConditions.map((condition) => `--conditions=${condition}`),
            '--disable-warning=ExperimentalWarning',
          ],
          globalSetup: ['apps/server/test/postgresForAll.ts'],
          // Node runs these files as it runs the server itself; nothing of them needs Vite.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // One process for many suites: each has a server and databases of its own anyway.
          isolate: false,
          ...patience,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions: [...sourceConditions, 'node'] },
        // Node's own loader is given these too, so no 'import' here: it would make require() load ES modules.
        ssr: { resolve: { conditions: [...sourceConditions, 'node'] } },
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...exclude, 'apps/server/**'],
          // Rules and drawings: none of them leaves anything behind for the next.
          isolate: false,
          pool: 'forks',
          ...patience,
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
