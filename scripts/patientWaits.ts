import { vi } from 'vitest';

/** What a test waits for comes at once on an idle machine, and within this on a busy one. */
const patienceMs = 10_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = patienceMs) => waitFor(callback, options);
