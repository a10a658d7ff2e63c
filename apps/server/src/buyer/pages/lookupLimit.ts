import { tooManyRequests } from '../../base/errors.ts';

interface Window {
  count: number;
  endsAt: number;
}

const windowMs = 60_000;
const maxKeys = 100_000;

/**
 * Counts requests per key in windows of a minute, in memory: a lookup of the tracking page must not cost a write. Each
 * process of several counts for itself.
 */
export function createLookupLimit(): { consume(key: string, limit: number, now: number): void } {
  const windows = new Map<string, Window>();
  return {
    /** @throws 429 above the limit */
    consume(key, limit, now) {
      let window = windows.get(key);
      if (window === undefined || window.endsAt <= now) {
        window = { count: 0, endsAt: now + windowMs };
        windows.delete(key);
        windows.set(key, window);
        if (windows.size > maxKeys) for (const oldest of windows.keys()) if (windows.delete(oldest)) break;
      }
      window.count += 1;
      if (window.count <= limit) return;
      const seconds = Math.max(1, Math.ceil((window.endsAt - now) / 1000));
      throw tooManyRequests(`Too many requests. Try again in ${seconds} seconds.`, seconds);
    },
  };
}
