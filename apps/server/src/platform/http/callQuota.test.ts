import { expect, test } from 'vitest';
import type { ApiError } from '../../base/errors.ts';
import { createCallQuota } from './callQuota.ts';

test('allows a burst of ten seconds of the quota, then the quota, separately for each brand', () => {
  let now = 0;
  const consume = createCallQuota(600, () => now);
  const isRefused = (brand: string) => {
    try {
      consume(brand);
      return undefined;
    } catch (error) {
      return (error as ApiError).retryAfterSeconds;
    }
  };
  for (let n = 0; n < 100; n += 1) expect(isRefused('busy')).toBeUndefined();
  expect(isRefused('busy')).toBe(1);
  expect(isRefused('other')).toBeUndefined();
  now += 1000;
  for (let n = 0; n < 10; n += 1) expect(isRefused('busy')).toBeUndefined();
  expect(isRefused('busy')).toBe(1);
});
