import type { CourierPartner } from '@khep/domain/tracking';
import type { Logger } from 'pino';
import type { Db } from '../db/schema.ts';
import type { Clock } from '../clock.ts';
import { createAwbPool } from './awbPool.ts';
import { bluedart } from './bluedart/adapter.ts';
import type { CourierService } from './courierServices.ts';
import type { Credentials } from './credentials.ts';
import { delhivery } from './delhivery/adapter.ts';
import type { CourierAdapter } from './port.ts';
import { createCircuitBreaker } from './transport/circuitBreaker.ts';
import { createCallLog } from './transport/callLog.ts';
import type { CourierMetrics } from './transport/metrics.ts';
import { createRateLimiter } from './transport/rateLimit.ts';
import type { Rate } from './transport/rateLimit.ts';
import { createRetryBudget } from './transport/retryBudget.ts';
import { createTransport } from './transport/transport.ts';
import type { Transport } from './transport/transport.ts';
import { xpressbees } from './xpressbees/adapter.ts';
import { xpressbeesAt, xpressbeesHosts } from './xpressbees/hosts.ts';

/** Names of couriers in sentences. */
export const partnerNames: Record<CourierPartner, string> = {
  delhivery: 'Delhivery',
  xpressbees: 'XpressBees',
  bluedart: 'Blue Dart',
};

type Rates = Readonly<Record<string, Rate>> & { every: Rate };

/** Requests per minute that a courier allows an account; a moderate default if it publishes none. */
const liveRates: Record<CourierPartner, Rates> = {
  delhivery: {
    every: { perMinute: 600, burst: 60 },
    rate: { perMinute: 40, burst: 5 },
    track: { perMinute: 150, burst: 10 },
  },
  xpressbees: { every: { perMinute: 600, burst: 60 }, login: { perMinute: 6, burst: 3 } },
  bluedart: { every: { perMinute: 300, burst: 30 }, login: { perMinute: 6, burst: 3 } },
};
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
  pace?: TransportTimings;
}

/** The transport of one account with its rate limits, circuit breaker and log, shared by all its services. */
export function createAccountTransport(
  { db, log, metrics, pace = {} }: AdapterDeps,
  brand_id: string,
  partner: CourierPartner,
  isSimulated: boolean,
): Transport {
  const rates = pace.rates ?? (isSimulated ? simulatedRates : liveRates[partner]);
  return createTransport({
    partner,
    name: partnerNames[partner],
    limiter: createRateLimiter({ db, brand_id, partner, rates }),
    breaker: createCircuitBreaker({
      ...(pace.cooldownMs === undefined ? {} : { restMs: pace.cooldownMs }),
      onChange(state) {
        metrics.breaker(partner, brand_id, state);
        log.warn({ courier: { brand_id, partner, breaker: state } }, 'courier circuit breaker changed');
      },
    }),
    budget: createRetryBudget(),
    log: createCallLog(db, log, brand_id, partner),
    metrics,
    ...(pace.timeoutMs === undefined ? {} : { timeoutMs: pace.timeoutMs }),
    ...(pace.maxWaitMs === undefined ? {} : { mostWaitMs: pace.maxWaitMs }),
    ...(pace.backoffMs === undefined ? {} : { backOffMs: pace.backoffMs }),
  });
}

interface AdapterInit {
  brand_id: string;
  partner: CourierPartner;
  mode: CourierService['mode'];
  credentials: Credentials;
  transport: Transport;
  /** The simulator's address; the courier's own if absent. */
  simulator: string | undefined;
  /** Delhivery's address, for its staging environment. */
  delhiveryUrl?: string | undefined;
}

type Make = (init: AdapterInit, parts: AdapterDeps, given: (name: string) => string) => CourierAdapter;

const bookingLimit = ({ pace }: AdapterDeps) =>
  pace?.bookingTimeoutMs === undefined ? {} : { bookingTimeoutMs: pace.bookingTimeoutMs };

/** Add an entry here for a new courier. */
const makers: Record<CourierPartner, Make> = {
  delhivery: ({ simulator, delhiveryUrl, mode, transport }, parts, given) =>
    delhivery({
      url: simulator ?? delhiveryUrl ?? 'https://track.delhivery.com',
      token: given('token'),
      mode: mode === 'Air' ? 'Express' : 'Surface',
      isSimulated: simulator !== undefined,
      transport,
      ...bookingLimit(parts),
    }),

  xpressbees: ({ brand_id, simulator, transport }, parts, given) =>
    xpressbees({
      hosts: simulator === undefined ? xpressbeesHosts : xpressbeesAt(simulator),
      credentials: {
        username: given('username'),
        password: given('password'),
        secretkey: given('secretkey'),
        xbkey: given('xbkey'),
      },
      transport,
      pool: (fetchMore) =>
        createAwbPool({
          db: parts.db,
          brand_id,
          partner: 'xpressbees',
          now: () => parts.clock.now(),
          fetchMore,
        }),
      ...bookingLimit(parts),
    }),

  bluedart: ({ simulator, mode, transport }, parts, given) =>
    bluedart({
      url: simulator ?? 'https://apigateway.bluedart.com',
      credentials: {
        client_id: given('client_id'),
        client_secret: given('client_secret'),
        login_id: given('login_id'),
        licence_key: given('licence_key'),
        tracking_licence_key: given('tracking_licence_key'),
        customer_code: given('customer_code'),
        origin_area: given('origin_area'),
      },
      mode,
      transport,
      now: () => parts.clock.now(),
      ...bookingLimit(parts),
    }),
};

/** Creates the adapter of a courier for one account and mode. */
export function createAdapter(parts: AdapterDeps, init: AdapterInit): CourierAdapter {
  return makers[init.partner](init, parts, (name) => init.credentials[name] ?? '');
}
