import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { breakerStates } from './circuitBreaker.ts';
import type { BreakerState } from './circuitBreaker.ts';

export interface CourierMetrics {
  readonly registry: Registry;
  /** @param result ok, refused, failed, limited or broken */
  called(partner: string, call: string, result: string, seconds: number): void;
  retried(partner: string, call: string): void;
  breaker(partner: string, brand_id: string, state: BreakerState): void;
}

/** Metrics of courier requests, for /metrics. */
export function createCourierMetrics(): CourierMetrics {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Counter({
    name: 'khep_courier_calls_total',
    help: 'Courier requests by result',
    labelNames: ['partner', 'call', 'result'],
    registers,
  });
  const retries = new Counter({
    name: 'khep_courier_retries_total',
    help: 'Retried courier requests',
    labelNames: ['partner', 'call'],
    registers,
  });
  const seconds = new Histogram({
    name: 'khep_courier_call_seconds',
    help: 'Response time of couriers',
    labelNames: ['partner', 'call'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    registers,
  });
  const breakers = new Gauge({
    name: 'khep_courier_breaker_state',
    help: 'State of the circuit breaker: 0 closed, 1 half-open, 2 open',
    labelNames: ['partner', 'brand'],
    registers,
  });
  return {
    registry,
    called(partner, call, result, took) {
      calls.inc({ partner, call, result });
      if (result === 'ok' || result === 'refused') seconds.observe({ partner, call }, took);
    },
    retried: (partner, call) => retries.inc({ partner, call }),
    breaker: (partner, brand_id, state) =>
      breakers.set({ partner, brand: brand_id }, breakerStates.indexOf(state)),
  };
}
