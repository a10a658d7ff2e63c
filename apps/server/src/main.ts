import { readStartOptions } from './startOptions.ts';

const start = readStartOptions();
// Only now, because it takes a second to load: who has set something wrong is told at once.
const { runUntilStopped } = await import('./runUntilStopped.ts');
await runUntilStopped(start);
