import { vi } from 'vitest';

/** Enough for a busy machine; an idle one needs none of it. */
const patienceMs = 10_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = patienceMs) => waitFor(callback, options);
