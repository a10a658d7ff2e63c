import { defineConfig } from 'vitest/config';

/** The server's suites on a Citus cluster that `scripts/citus/check.ts` started; its environment names it. */
const suites = process.env['CITUS_SUITES']?.split(',') ?? ['apps/server/src/**/*.test.ts'];

export default defineConfig({
  test: {
    name: 'citus',
    root: new URL('../../../..', import.meta.url).pathname,
    environment: 'node',
    include: suites,
    // These two are about the embedded database only.
    exclude: [
      '**/node_modules/**',
      'apps/server/src/start/main.test.ts',
      'apps/server/src/platform/db/engine.test.ts',
    ],
    setupFiles: [new URL('./recordFanOut.ts', import.meta.url).pathname],
    maxWorkers: 2,
    silent: 'passed-only',
    pool: 'forks',
    execArgv: ['--conditions=@khep/source', '--disable-warning=ExperimentalWarning'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    isolate: false,
    // A schema on a cluster takes some seconds to make.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
