import type { CourierAdapter, PincodeService } from './port.ts';

const keepFor = 10 * 60_000;
const keepMost = 20_000;

/** Remembers what couriers said of pincodes for ten minutes: a bulk of orders asks for the same few. */
export function rememberServiceability(adapter: CourierAdapter): CourierAdapter {
  const known = new Map<string, { until: number; answer: Promise<PincodeService | null> }>();
  return {
    ...adapter,
    serviceability(pincode) {
      const now = Date.now();
      const found = known.get(pincode);
      if (found && found.until > now) return found.answer;
      if (known.size >= keepMost) known.clear();
      const answer = adapter.serviceability(pincode);
      known.set(pincode, { until: now + keepFor, answer });
      // What failed is asked again.
      answer.catch(() => known.delete(pincode));
      return answer;
    },
  };
}
