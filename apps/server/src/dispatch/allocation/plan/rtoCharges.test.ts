import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer } from '../../../../test/server.ts';
import { newBrandWithPlanters } from '../../../../test/planters.ts';
import type { Planters } from '../../../../test/planters.ts';
import { ingestScans } from '../../tracking/scans/ingestScans.ts';

const hour = 3_600_000;
const zones = (base: number, additional: number) =>
  ['A', 'B', 'C', 'D', 'E'].map((zone) => ({ zone, base, additional }));

describe.each(oneEngine)('RTO charges of a box, on %s', (engine) => {
  let server: TestServer;
  let brand: Planters;
  beforeAll(async () => {
    server = await startTestServer(engine, { KHEP_SIMULATOR_SPEED: '1' });
    brand = await newBrandWithPlanters(server, 'Mitti Returns');
    const card = await brand.call('POST', '/contracts/rate_card/1', {
      brand_details: { valid_from: '2020-01-01', minimum_weight: 5000 },
      forward_contract_data: zones(40, 20),
      rto_contract_data: zones(30, 10),
      vas_contract_data: [
        { code: 'COD', name: 'Cash on Delivery', parameters: { fixed: 25, percentage: 1 } },
        { code: 'FSC', name: 'Fuel Surcharge', parameters: { rate: 10 } },
        {
          code: 'DPH_PEG_PRICE',
          name: 'DPH Peg Price',
          parameters: { avg_diesel_price: 90, base_freight_incr: 1, diesel_price: 95 },
        },
      ],
      additional_info: { rto_additional_charges: 7 },
    });
    expect(card.status, JSON.stringify(card.body)).toBe(200);
  });
  afterAll(async () => {
    await server.stop();
    brand.end();
  });

  async function booked() {
    const { id, shipment_id, awb, start } = await brand.booked([
      { sku_id: 'TP-S-01', quantity: 1, unit_price: 825, gst: 5 },
    ]);
    const take = (...scans: [hours: number, status_type: string, status: string][]) =>
      ingestScans(server.db, {
        brand_id: brand.brand_id,
        shipment_id,
        order_id: id,
        scans: scans.map(([hours, status_type, said]) => ({
          awb,
          code: `${status_type} ${said}`,
          status: said,
          status_type,
          event_time: new Date(start + hours * hour).toISOString(),
          location: '',
          remark: '',
        })),
        now: new Date(start + 100 * hour),
        poll_after: null,
      });
    return { id, take };
  }
  const charged = async (id: string) => {
    const order = await brand.read(id);
    const { charges } = order.shipments[0];
    return {
      lines: Object.fromEntries(
        (charges.lines as { label: string; amount: number }[]).map(({ label, amount }) => [label, amount]),
      ),
      total: charges.total,
      told: (order.timeline as { kind: string }[]).filter(({ kind }) => kind === 'shipment.charged').length,
    };
  };
  // 5 kg at least are ten slabs: 40 + 9 × 20 there, 30 + 9 × 10 and 7 fixed back.
  const there = { Freight: 220, 'Fuel surcharge': 22, 'Diesel price hike': 11 };
  const andBack = { Freight: 220, 'RTO freight': 127, 'Fuel surcharge': 34.7, 'Diesel price hike': 11 };

  test('is charged by the contract when it begins, once, with its explanation', async () => {
    const { id, take } = await booked();
    expect(await charged(id)).toEqual({ lines: there, total: 298.54, told: 0 });
    await take([1, 'UD', 'Picked Up'], [20, 'UD', 'Undelivered'], [30, 'RT', 'Manifested']);
    expect(await charged(id)).toMatchObject({ lines: there, told: 0 });
    await take([40, 'RT', 'In Transit']);
    expect(await charged(id)).toEqual({ lines: andBack, total: 463.39, told: 1 });
    await take([60, 'RT', 'Dispatched'], [70, 'DL', 'RTO'], [40, 'RT', 'In Transit']);
    expect(await charged(id)).toEqual({ lines: andBack, total: 463.39, told: 1 });
    const [{ charges }] = (await brand.read(id)).shipments;
    const back = charges.lines.find(({ label }: { label: string }) => label === 'RTO freight');
    expect(back.formula).toContain('₹7.00 fixed');
  });

  test('is charged the same when its scans come the other way round', async () => {
    const { id, take } = await booked();
    await take([70, 'DL', 'RTO']);
    await take([40, 'RT', 'In Transit']);
    await take([1, 'UD', 'Picked Up']);
    expect(await charged(id)).toEqual({ lines: andBack, total: 463.39, told: 1 });
  });

  test('is not charged of a box that was delivered after all', async () => {
    const { id, take } = await booked();
    await take([1, 'UD', 'Picked Up'], [30, 'RT', 'Manifested'], [40, 'DL', 'Delivered']);
    expect(await charged(id)).toMatchObject({ lines: there, told: 0 });
  });
});
