import type { Logger } from 'pino';
import type { Db } from '../../platform/db/schema.ts';
import type { Clock } from '../../base/clock.ts';
import type { Credentials } from './credentialSpec.ts';
import type { AdapterContext, CourierDefinition } from './definition.ts';
import type { HealthRecorder } from '../health/health.ts';
import type { CourierAdapter } from './port.ts';
import { bothLimits } from './transport/addressLimit.ts';
import type { AddressLimits } from './transport/addressLimit.ts';
import { createCircuitBreaker } from './transport/circuitBreaker.ts';
import { createCallLog } from './transport/callLog.ts';
import type { CourierMetrics } from './transport/metrics.ts';
import { createRateLimiter } from './transport/rateLimit.ts';
import type { Rates } from './transport/rateLimit.ts';
import { createRetryBudget } from './transport/retryBudget.ts';
import { createTransport } from './transport/transport.ts';
import type { Transport } from './transport/transport.ts';
import { saveRegistered } from './warehouseNames.ts';

const simulatedRates: Rates = { every: { perMinute: 60_000, burst: 2000 } };

/** Timings of a transport, shorter in tests. */
export interface TransportTimings {
  timeoutMs?: number;
  bookingTimeoutMs?: number;
  maxWaitMs?: number;
  backoffMs?: number;
  cooldownMs?: number;
  rates?: Rates;
}

export interface AdapterDeps {
  db: Db;
  clock: Clock;
  log: Logger;
  metrics: CourierMetrics;
  /** Counts requests for the health of integrations. */
  health?: HealthRecorder;
  /** Limits by address, shared by the accounts of this server. */
  addresses?: AddressLimits;
  pace?: TransportTimings;
}

/** The transport of one account with its rate limits, circuit breaker and log, shared by all its services. */
export function createAccountTransport(
  { db, log, metrics, health, addresses, pace = {} }: AdapterDeps,
  brand_id: string,
  { partner, name, rates: liveRates, addressRates }: CourierDefinition,
  isSimulated: boolean,
): Transport {
  const rates = pace.rates ?? (isSimulated ? simulatedRates : liveRates);
  return createTransport({
    partner,
    name,
    limiter: bothLimits(
      isSimulated || !addressRates ? undefined : addresses?.of(partner, addressRates),
      createRateLimiter({ db, brand_id, partner, rates }),
    ),
    breaker: createCircuitBreaker({
      restMs: pace.cooldownMs,
      onChange(state) {
        metrics.breaker(partner, brand_id, state);
        log.warn({ courier: { brand_id, partner, breaker: state } }, 'courier circuit breaker changed');
      },
    }),
    budget: createRetryBudget(),
    log: createCallLog(db, log, brand_id, partner, health),
    metrics,
    timeoutMs: pace.timeoutMs,
    mostWaitMs: pace.maxWaitMs,
    backOffMs: pace.backoffMs,
  });
}

interface AdapterInit extends Pick<AdapterContext, 'brand_id' | 'mode' | 'transport' | 'simulator'> {
  credentials: Credentials;
  configuredUrl?: string | undefined;
}

/** Creates the adapter of a courier for one account and mode. */
export function createAdapter(
  { db, clock, pace }: AdapterDeps,
  definition: CourierDefinition,
  { brand_id, mode, transport, simulator, configuredUrl, credentials }: AdapterInit,
): CourierAdapter {
  return definition.createAdapter({
    db,
    clock,
    brand_id,
    mode,
    transport,
    simulator,
    configuredUrl,
    onRegistered: (warehouse) =>
      saveRegistered(db, { brand_id, partner: definition.partner, warehouse, at: clock.now() }),
    credential: (name) => credentials[name] ?? '',
    bookingLimit: pace?.bookingTimeoutMs === undefined ? {} : { bookingTimeoutMs: pace.bookingTimeoutMs },
  });
}
