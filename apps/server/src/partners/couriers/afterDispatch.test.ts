import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAfterDispatch } from '../../../test/afterDispatch.ts';
import { oneEngine } from '../../../test/engines.ts';
import { rebuild } from '../../overview/analytics/rebuild.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';

/** So many that each kind of end comes with any luck. A larger size is bench/afterDispatch.ts. */
const orders = 36;

describe.each(oneEngine)('the weeks after dispatch, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(
      engine,
      { KHEP_SIMULATOR_SPEED: '1' },
      { courierPace: { bookingTimeoutMs: 250, backoffMs: 2, cooldownMs: 20, maxWaitMs: 500 } },
    );
    server.clock.toNoon();
  });
  afterAll(() => server.stop());

  test('account for every parcel and every rupee, whatever died on the way', async () => {
    const weeks = await runAfterDispatch(server, { orders, stepHours: 24, kills: 0.15 });
    expect(weeks.problems).toEqual([]);
    expect(weeks.kills).toBeGreaterThan(3);
    expect(Object.values(weeks.shipments).reduce((sum, count) => sum + count, 0)).toBe(orders);
    expect(Object.keys(weeks.shipments).sort()).toEqual(['DELIVERED', 'LOST', 'RTO_ACKNOWLEDGED']);
    expect(Object.keys(weeks.cases)).toEqual(expect.arrayContaining(['delivered', 'rto']));
    expect(weeks.answers).toBeGreaterThan(3);
    expect(weeks.claims).toBeGreaterThan(0);
    expect(Object.keys(weeks.returns).some((key) => key.startsWith('return '))).toBe(true);
    expect(Object.keys(weeks.disputes).length).toBeGreaterThan(1);
    // Each change was counted when it was made: counting all orders again finds the same.
    const [brand] = await server.db.selectFrom('orders').select('brand_id').distinct().execute();
    expect(await rebuild(server.db, brand?.brand_id ?? '', server.clock.now())).toEqual([]);
  }, 300_000);
});
