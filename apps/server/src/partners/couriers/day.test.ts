import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCourierDay } from '../../../test/courierDay.ts';
import { oneEngine } from '../../../test/engines.ts';
import type { Engine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';

/** The whole size, 5,000, is bench/couriers.ts. */
const sizes: Record<Engine, number> = { pglite: 100, postgres: 100 };

describe.each(oneEngine)('a day with all couriers, on %s', (engine) => {
  const orders = sizes[engine];
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(
      engine,
      { KHEP_SIMULATOR_SPEED: '1' },
      { courierPace: { bookingTimeoutMs: 250, backoffMs: 2, cooldownMs: 20, maxWaitMs: 500 } },
    );
  });
  afterAll(() => server.stop());

  test('ends with every parcel accounted for, whatever went wrong on the way', async () => {
    const { ends, problems, scans, strange } = await runCourierDay(server, {
      orders,
      faults: true,
      stepHours: 24,
    });
    expect(problems).toEqual([]);
    expect(Object.values(ends).reduce((sum, count) => sum + count, 0)).toBe(orders);
    expect(Object.keys(ends).sort()).toEqual(
      ['CANCELLED', 'DELIVERED', 'LOST', 'NOT_ALLOCATED', 'RTO_DELIVERED'].sort(),
    );
    expect(ends['DELIVERED']).toBeGreaterThan(orders / 2);
    expect(scans).toBeGreaterThan(orders * 6);
    expect(strange).toBeGreaterThan(0);
  }, 300_000);
});
