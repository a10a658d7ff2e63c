import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const sourceConditions = ['@khep/source'];
const exclude = ['**/node_modules/**', '**/dist/**'];
// The server's tests start databases and processes, which takes minutes on a slow machine that is busy. A limit is for what
// hangs: no test has a shorter one of its own.
const longTimeouts = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 240_000 } } };

/** Suites that kill and restart processes, the longest first. They wait most of the time, beside others or alone at the end. */
const waiting = [
  'start/main.test.ts',
  'overview/shipToday/death.test.ts',
  'platform/db/databaseRestart.test.ts',
  'platform/jobs/death.test.ts',
  'partners/couriers/afterDispatch.test.ts',
];

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = waiting.findIndex((name) => moduleId.endsWith(name));
      return place === -1 ? waiting.length : place;
    };
    // A stable sort: the others stay in Vitest's order.
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/** `vi.waitFor` gives up after a second, which a busy machine needs. */
const setupFiles = ['scripts/patientWaits.ts'];

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    // Two for each core: a worker of the server's tests uses less than half of one, it waits for databases and timers.
    maxWorkers: 2 * availableParallelism(),
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/**/*.test.ts'],
          exclude,
          setupFiles,
          pool: 'forks',
          execArgv: [
            ...sourceConditions.map((condition) => `--conditions=${condition}`),
            '--disable-warning=ExperimentalWarning',
          ],
          globalSetup: ['apps/server/test/onceForAll.ts'],
          // Node runs these files as it runs the server, without Vite.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // Many suites per process: each has its own server and databases.
          isolate: false,
          ...longTimeouts,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions: [...sourceConditions, 'node'] },
        // Node's loader gets these too. With 'import', require() would load ES modules.
        ssr: { resolve: { conditions: [...sourceConditions, 'node'] } },
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...exclude, 'apps/server/**'],
          setupFiles,
          // Pure functions: no state that another suite could see.
          isolate: false,
          pool: 'forks',
          ...longTimeouts,
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
          setupFiles,
          ...longTimeouts,
        },
      },
    ],
  },
});
