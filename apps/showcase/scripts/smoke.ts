/**
 * `npm run stories:built`: every story of the built Storybook, by @storybook/test-runner: it renders and its play function
 * holds, in what is published rather than in the development server.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { serve } from '../visual/storybook.ts';

const showcase = join(import.meta.dirname, '..');
const site = await serve(join(showcase, 'dist'));
const runner = spawn(
  'test-storybook',
  ['--url', site.url, '--index-json', '-c', '.storybook', '--maxWorkers', '2', ...process.argv.slice(2)],
  { cwd: showcase, stdio: 'inherit', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
process.exitCode = await new Promise<number>((resolve) => runner.on('exit', (code) => resolve(code ?? 1)));
site.close();
