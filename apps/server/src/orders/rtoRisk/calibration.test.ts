import { calibrateRto, fitRtoModel } from '@khep/domain/rtoRisk';
import type { RtoOutcome } from '@khep/domain/rtoRisk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { orderFor } from '../../../test/fixtures.ts';
import { createCatalogue, packedOrder } from '../../../test/shipping.ts';
import type { BrandCall } from '../../../test/shipping.ts';
import { refreshRtoRisks } from './refresh.ts';
import { json } from '../../platform/db/schema.ts';

/** 600 parcels; a third of COD comes back, and nothing else. */
const outcomes = Array.from({ length: 600 }, (_, index): RtoOutcome => {
  const isCod = index % 2 === 0;
  return {
    at: new Date(Date.UTC(2026, 5, 1) + index * 3_600_000).toISOString(),
    returned: isCod && index % 6 === 0,
    order: {
      payment_mode: isCod ? 'cod' : 'prepaid',
      pincode: '560034',
      value: 120_000,
      address: '14, 3rd Cross, Koramangala 1st Block',
      landmark: '',
      address_warnings: 0,
      phone: { delivered: 0, returned: 0 },
    },
  };
});

describe.each(oneEngine)('the calibration of RTO risk, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Mitti Risk');
  });
  afterAll(() => server.stop());
  const load = async () =>
    (await server.call('GET', '/rto-risk/calibration', { token: brand.token })).body.data;

  test('says that a young brand has too little history', async () => {
    expect(await load()).toMatchObject({ sample: 0, min_sample: 60, bins: [], parcels: 0 });
  });

  test('shows predicted and actual rates with counts and intervals, and which facts weigh', async () => {
    const row = {
      model: json(fitRtoModel(outcomes)),
      calibration: json(calibrateRto(outcomes)),
      fitted_at: server.clock.now(),
    };
    await server.db.updateTable('rto_models').set(row).where('brand_id', '=', brand.brand_id).execute();
    const { sample, parcels, bins, facts, base_rate, shrinkage } = await load();
    expect([sample, parcels, shrinkage]).toEqual([600, 200, 25]);
    expect(bins.reduce((sum: number, bin: { parcels: number }) => sum + bin.parcels, 0)).toBe(200);
    const high = bins.at(-1);
    expect(high).toMatchObject({ parcels: 100, returned: 33 });
    expect(high.low).toBeLessThan(0.33);
    expect(high.high).toBeGreaterThan(0.33);
    expect(base_rate).toBeCloseTo(1 / 6, 1);
    expect(facts[0]).toMatchObject({ feature: 'payment' });
    expect(facts[0].influence).toBeGreaterThan(1.5);
    expect(facts[0].levels.map(({ level }: { level: string }) => level).toSorted()).toEqual([
      'COD',
      'prepaid',
    ]);
  });

  test('shows no risk anywhere once the model is not proven: order, list, filter, rules', async () => {
    const get = async (path: string) => (await server.call('GET', path, { token: brand.token })).body;
    const call: BrandCall = (method, path, body) => server.call(method, path, { token: brand.token, body });
    await createCatalogue(call);
    const { id } = await packedOrder(call, orderFor({ phone: '9829010013' }));
    const surfaces = async () => {
      const fields: { field_name: string; is_waiting?: boolean }[] = (await get('/allocation/setting/fields'))
        .data.fields;
      return {
        proof: (await get('/rto-risk/proof')).data.is_proven,
        page: (await load()).is_proven,
        order: (await get(`/rto-risk/order/${id}`)).data,
        listed: (await get('/order/all?tab=new')).orders[0].rto_risk,
        found: (await get('/order/all?tab=new&min_rto_risk=1')).orders.length,
        isWaiting: fields.some(
          ({ field_name, is_waiting }) => field_name === 'RTO Risk' && is_waiting === true,
        ),
      };
    };
    const proven = await surfaces();
    expect(proven).toMatchObject({ proof: true, page: true, found: 1, isWaiting: false });
    expect(proven.listed).toBe(Math.round(proven.order.probability * 100));
    expect(proven.order.band).not.toBe('unknown');
    // A day later the model is fitted to the brand's own history, which says nothing.
    server.clock.pass(25 * 3_600_000);
    await refreshRtoRisks(server.db, server.services);
    expect(await surfaces()).toMatchObject({
      proof: false,
      page: false,
      order: { probability: null, band: 'unknown', reasons: [] },
      listed: null,
      found: 0,
      isWaiting: true,
    });
  });

  test('a shipped order has no risk: nothing about it can be decided', async () => {
    await server.db
      .updateTable('orders')
      .set({ rto_risk: 44, status: 'SHIPPED' })
      .where('brand_id', '=', brand.brand_id)
      .execute();
    const { orders } = (await server.call('GET', '/order/all?order_status=SHIPPED', { token: brand.token }))
      .body;
    expect(orders.map(({ rto_risk }: { rto_risk: number | null }) => rto_risk)).toEqual([null]);
    const risky = await server.call('GET', '/order/all?min_rto_risk=1', { token: brand.token });
    expect(risky.body.orders).toEqual([]);
  });
});
