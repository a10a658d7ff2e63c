import { exampleRateCard, rateShipment } from '@khep/domain/rating';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue, packedOrder } from '../../../test/shipping.ts';

/** More than three pages, so that the ends of pages are crossed. */
const count = 6500;
const { forward_contract_data } = exampleRateCard;
const zones = (percent: number) =>
  Object.entries(forward_contract_data).map(([zone, { base, additional }]) => ({
    zone,
    base: Math.round(base * percent) / 100,
    additional: Math.round(additional * percent) / 100,
  }));
const contract = (percent: number, valid_from: string) => ({
  brand_details: { conversion_factor: 5000, valid_from, valid_till: null },
  slab_g: 500,
  forward_contract_data: zones(percent),
  vas_contract_data: [
    { code: 'COD', name: 'Cash on Delivery', parameters: { fixed: 30, percentage: 1.5 } },
    { code: 'FSC', name: 'Fuel Surcharge', parameters: { rate: 10 } },
  ],
});

describe.each(oneEngine)('a replay on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Replay');
    await createCatalogue(call);
    const { id } = await packedOrder(call);
    // Weights of half a slab to nine, every third COD; many were booked in the same moment, as by a job.
    await sql`insert into shipments select copied.* from shipments s, generate_series(1, ${sql.lit(count)}::int) n,
      lateral jsonb_populate_record(s, jsonb_build_object(
        'shipment_id', 'shp_replay' || lpad(n::text, 8, '0'), 'box_no', n + 1, 'awb', (7300000000000 + n)::text,
        'courier_id', 1, 'state', 'IN_TRANSIT', 'dead_weight_g', 251 + (n * 37) % 4300,
        'length_cm', 10, 'width_cm', 10, 'height_cm', 10,
        'payment_mode', case when n % 3 = 0 then 'cod' else 'prepaid' end,
        'collectible_paise', case when n % 3 = 0 then 10000 + n * 101 else 0 end,
        'created_at', now() - (n / 500) * interval '2 days')) copied
      where s.brand_id = ${brand.brand_id} and s.order_id = ${id} and s.awb is null`.execute(server.db);
    expect((await call('POST', '/contracts/rate_card/1', contract(100, '2020-01-01'))).status).toBe(200);
    expect((await call('POST', '/contracts/rate_card/2', contract(90, '2020-01-01'))).status).toBe(200);
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  test('prices every parcel of the last 30 days, and sums to the paisa', async () => {
    const { contracts } = (await call('GET', '/rate-calculator/contracts')).body.data;
    const [a, b] = contracts.map(({ id }: { id: string }) => id);
    const { status, body } = await call('GET', `/rate-calculator/replay?a=${a}&b=${b}`);
    expect(status, JSON.stringify(body)).toBe(200);
    const { parcels, zones: sums, rows, ...found } = body.data;
    expect(parcels).toBe(count);
    const [{ zone }] = sums;
    const cards = [100, 90].map((percent) => ({
      ...exampleRateCard,
      brand_details: { conversion_factor: 5000, slab_weight: 500 },
      forward_contract_data: Object.fromEntries(
        zones(percent).map(({ zone: name, ...rate }) => [name, rate]),
      ),
      vas_contract_data: {
        COD: { code: 'COD' as const, parameters: { fixed: 30, percentage: 1.5 } },
        FSC: { code: 'FSC' as const, parameters: { rate: 10 } },
      },
    }));
    const totals = cards.map((card) => {
      let paise = 0;
      for (let n = 1; n <= count; n += 1) {
        const parcel = { weight_g: 251 + ((n * 37) % 4300), length_cm: 10, width_cm: 10, height_cm: 10 };
        const rated = rateShipment(card, parcel, { zone, collect: n % 3 === 0 ? 10_000 + n * 101 : 0 });
        paise += rated.rated ? rated.total : Number.NaN;
      }
      return paise / 100;
    });
    expect([found.a.total, found.b.total]).toEqual(totals);
    expect(sums).toEqual([{ zone, parcels: count, a: totals[0], b: totals[1] }]);
    expect([found.a.unrated, found.b.unrated, found.cheaper_a, found.cheaper_b]).toEqual([0, 0, 0, count]);
    // The largest differences of all parcels, not of the last page.
    const differences = rows.map(({ difference }: { difference: number }) => Math.abs(difference));
    expect(differences).toHaveLength(50);
    expect(differences).toEqual(differences.toSorted((one: number, other: number) => other - one));
  });
});
