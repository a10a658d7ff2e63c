import type { CourierPartner } from '@khep/domain/couriers';
import type { Rate, RateLimiter, Rates } from './rateLimit.ts';

/** Limits of couriers that count the requests of an address of the internet, whichever account sends them. */
export interface AddressLimits {
  /** The limiter that all accounts of a courier share. */
  of(partner: CourierPartner, rates: Rates): RateLimiter;
}

/**
 * Limits the calls of this process (generic cell rate algorithm), in memory: processes have addresses of their own. Where
 * several share one, the firewall's refusals pause each of them.
 * @param now milliseconds
 */
export function createAddressLimits(now: () => number = Date.now): AddressLimits {
  const limiters = new Map<CourierPartner, RateLimiter>();
  return {
    of(partner, rates) {
      const limiter = limiters.get(partner) ?? createLimiter(rates, now);
      limiters.set(partner, limiter);
      return limiter;
    },
  };
}

function createLimiter(rates: Rates, now: () => number): RateLimiter {
  /** When the next call may go, by call. */
  const next = new Map<string, number>();
  const stepOf = ({ perMinute }: Rate) => 60_000 / perMinute;
  /** When a call could go; it isn't consumed. */
  const earliest = (call: string, rate: Rate) =>
    Math.max(next.get(call) ?? Number.NEGATIVE_INFINITY, now() - stepOf(rate) * ((rate.burst ?? 1) - 1));
  return {
    async take(name, mostMs) {
      const own = rates[name];
      const limits: [call: string, rate: Rate][] = [['every', rates.every]];
      if (own && name !== 'every') limits.push([name, own]);
      const times = limits.map(([call, rate]) => [call, rate, earliest(call, rate)] as const);
      const wait = Math.max(0, ...times.map(([, , at]) => at - now()));
      if (wait > mostMs) return undefined;
      for (const [call, rate, at] of times) next.set(call, at + stepOf(rate));
      return wait;
    },
    async pause(ms) {
      next.set('every', Math.max(next.get('every') ?? 0, now() + ms));
    },
  };
}

/** One limiter of two: a call waits for both. Where the first refuses, the second isn't asked. */
export function bothLimits(first: RateLimiter | undefined, second: RateLimiter): RateLimiter {
  if (!first) return second;
  return {
    async take(name, mostMs) {
      const own = await first.take(name, mostMs);
      if (own === undefined) return undefined;
      const other = await second.take(name, mostMs);
      return other === undefined ? undefined : Math.max(own, other);
    },
    async pause(ms) {
      await Promise.all([first.pause(ms), second.pause(ms)]);
    },
  };
}
