import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readStartOptions } from './startOptions.ts';

const start = readStartOptions();
// Half of a start is compiling; without a writable folder it is done each time.
enableCompileCache(fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url)));
// Loaded late because it takes a second: invalid options are reported at once.
const { runUntilStopped } = await import('./runUntilStopped.ts');
// Now and not at the end, which a killed process doesn't reach.
flushCompileCache();
await runUntilStopped(start);
