import { createCircuitBreaker } from './circuitBreaker.ts';
import { createCourierMetrics } from './metrics.ts';
import { createRetryBudget } from './retryBudget.ts';
import { createTransport } from './transport.ts';
import type { Transport } from './transport.ts';

/** A transport without delays or log, for tests of adapters. */
export function createTestTransport(partner: string): Transport {
  return createTransport({
    partner,
    name: 'The courier',
    limiter: { take: async () => 0, pause: async () => undefined },
    breaker: createCircuitBreaker({ failures: 100 }),
    budget: createRetryBudget(),
    log: async () => undefined,
    metrics: createCourierMetrics(),
    backOffMs: 5,
  });
}
