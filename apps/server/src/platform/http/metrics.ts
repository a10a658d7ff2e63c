import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  observe(method: string, route: string, status: number, seconds: number): void;
  text(): Promise<string>;
  readonly contentType: string;
}

/**
 * Prometheus metrics of the server.
 * @param more metrics of its parts
 */
export function createMetrics(...more: readonly Registry[]): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'khep_http_requests_total',
    help: 'HTTP requests',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'khep_http_request_seconds',
    help: 'Response time',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    text: () => Registry.merge([registry, ...more]).metrics(),
    observe(method, route, status, seconds) {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
  };
}
