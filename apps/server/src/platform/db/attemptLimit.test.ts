import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../../test/engines.ts';
import type { TestDatabase } from '../../../test/engines.ts';
import { consumeDelayedAttempt, resetAttempts } from './attemptLimit.ts';

describe.each(engines)('attempts with a growing delay on %s', (engine) => {
  let open: TestDatabase;
  beforeAll(async () => {
    open = await openTestDatabase(engine);
  });
  afterAll(() => open.close());
  const clock = { now: () => new Date('2026-11-26T06:00:00Z') };
  const attempt = (free: number) =>
    consumeDelayedAttempt(open.db, clock, { key: 'code:asha', free, firstSeconds: 60, maxSeconds: 600 });

  test('are counted beside successes that clear them', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 150 }, (_, n) =>
        n % 3 === 0 ? resetAttempts(open.db, 'code:asha') : attempt(1000),
      ),
    );
    expect(results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);
  });

  test('wait after the free ones, and an attempt during the wait is refused', async () => {
    await resetAttempts(open.db, 'code:asha');
    await attempt(2);
    await attempt(2);
    await expect(attempt(2)).rejects.toMatchObject({ status: 429 });
  });
});
