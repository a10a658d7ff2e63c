import type { CourierAdapter, PincodeServiceability } from './port.ts';

const cacheTtlMs = 10 * 60_000;
const maxCached = 20_000;

/** Remembers what couriers said of pincodes for ten minutes: a bulk of orders asks for the same few. */
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
      // What failed is asked again.
      answer.catch(() => known.delete(pincode));
      return answer;
    },
  };
}
