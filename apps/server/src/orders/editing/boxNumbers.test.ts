import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';
import { newBrandWithPlanters } from '../../../test/planters.ts';
import type { Planters } from '../../../test/planters.ts';

describe.each(oneEngine)('the numbers of boxes on %s', (engine) => {
  let server: TestServer;
  let brand: Planters;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await newBrandWithPlanters(server, 'Numbers');
  });
  afterAll(async () => {
    brand.end();
    await server.stop();
  });

  /** Puts pieces of an order into boxes, one number for each, and books them. */
  async function booked(id: string, ...quantities: number[]) {
    const proposed = await brand.call('POST', '/packing/bulk/recommendation', { order_ids: [id] });
    const [first] = proposed.body.data.orders[0].packed_boxes;
    const packed_boxes = quantities.map((quantity) =>
      Object.assign({}, first, {
        items: Array.from({ length: quantity }, () => first.items[0]),
        total_weight: 1.15 * quantity,
      }),
    );
    const orders = [{ order_id: id, packed_boxes }];
    expect((await brand.call('POST', '/packing/bulk/assign', { orders })).status).toBe(200);
    await brand.call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id: 1 }] });
  }
  const cancel = async (id: string, at: number) => {
    const shipment = (await brand.read(id)).shipments[at];
    const body = { shipment_id: shipment.id, shipment_ids: [shipment.id], reason: 'Packed again' };
    expect((await brand.call('POST', '/order/processor/shipment/cancel', body)).status).toBe(200);
  };
  const boxesOn = async (type: string, id: string) =>
    [...(await brand.wordsOf(type, id)).matchAll(/Box (\d) of (\d)/g)].map(([words]) => words);
  const shown = async (id: string) =>
    (await brand.read(id)).shipments
      .filter(({ status }: { status: string }) => status !== 'CANCELLED')
      .map(({ box_no, box_count }: { box_no: number; box_count: number }) => `Box ${box_no} of ${box_count}`);

  test('count live boxes, however often one was cancelled and packed again', async () => {
    const id = await brand.newOrder([{ sku_id: 'TP-S-01', quantity: 2, unit_price: 825, gst: 5 }]);
    await booked(id, 2);
    expect(await boxesOn('label', id)).toEqual(['Box 1 of 1']);
    await cancel(id, 0);
    await booked(id, 2);
    expect(await boxesOn('label', id)).toEqual(['Box 1 of 1']);
    expect(await boxesOn('packing-slip', id)).toEqual(['Box 1 of 1']);
    await cancel(id, 1);
    await booked(id, 1, 1);
    for (const boxes of [await boxesOn('label', id), await boxesOn('packing-slip', id), await shown(id)])
      expect(boxes).toEqual(['Box 1 of 2', 'Box 2 of 2']);
  });
});
