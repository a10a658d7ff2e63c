import type { CourierAdapter, PincodeServiceability } from './port.ts';

const cacheTtlMs = 10 * 60_000;
const maxCached = 20_000;

/** Caches serviceability for ten minutes: a batch of orders checks the same few pincodes. */
export function cacheServiceability(adapter: CourierAdapter): CourierAdapter {
  const known = new Map<string, { until: number; answer: Promise<PincodeServiceability | null> }>();
  return {
    ...adapter,
    serviceability(pincode) {
      const now = Date.now();
      const found = known.get(pincode);
      if (found && found.until > now) return found.answer;
      if (known.size >= maxCached) known.clear();
      const answer = adapter.serviceability(pincode);
      known.set(pincode, { until: now + cacheTtlMs, answer });
      // Don't cache a failure.
      answer.catch(() => known.delete(pincode));
      return answer;
    },
  };
}
