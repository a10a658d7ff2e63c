import { calibrateRto, fitRtoModel } from '@khep/domain/rtoRisk';
import type { RtoOutcome } from '@khep/domain/rtoRisk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
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
});
