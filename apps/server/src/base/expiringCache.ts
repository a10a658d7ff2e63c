import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

/**
 * A cache whose entries end after a time of the given clock, and make room for newer ones when it is full.
 * @param ttl milliseconds
 */
export const createExpiringCache = <Value extends object | true>(
  clock: Clock,
  { max, ttl }: { max: number; ttl: number },
): LRUCache<string, Value> =>
  new LRUCache<string, Value>({ max, ttl, ttlResolution: 0, perf: { now: () => clock.now().getTime() } });
