import { readStartOptions } from './startOptions.ts';

const start = readStartOptions();
// Loaded late because it takes a second: invalid options are reported at once.
const { runUntilStopped } = await import('./runUntilStopped.ts');
await runUntilStopped(start);
