import { formatNumber } from '@khep/domain/money';
import { tooManyRequests } from '../../base/errors.ts';

/** Seconds of the quota that may be used at once. */
const burstSeconds = 10;
const maxBrands = 10_000;

/** Counts a request of a brand. @throws ApiError 429 above the quota, with the seconds to wait */
export type ConsumeCall = (brandId: string) => void;

/** Limits the private requests of each brand on this process: a token bucket that holds ten seconds' worth. */
export function createCallQuota(perMinute: number, now: () => number = () => performance.now()): ConsumeCall {
  const perMs = perMinute / 60_000;
  const capacity = perMs * burstSeconds * 1000;
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (brandId) => {
    const at = now();
    const bucket = buckets.get(brandId) ?? { tokens: capacity, at };
    const tokens = Math.min(capacity, bucket.tokens + (at - bucket.at) * perMs);
    // The one that was used longest ago is full again.
    buckets.delete(brandId);
    if (buckets.size >= maxBrands)
      for (const oldest of [...buckets.keys()].slice(0, 1)) buckets.delete(oldest);
    buckets.set(brandId, { tokens: Math.max(0, tokens - 1), at });
    if (tokens >= 1) return;
    const seconds = Math.max(1, Math.ceil((1 - tokens) / perMs / 1000));
    throw tooManyRequests(
      `Your brand sent more than ${formatNumber(perMinute)} requests a minute. Try again in ${seconds} s.`,
      seconds,
    );
  };
}
