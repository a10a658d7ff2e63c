import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';
import { ingestScans } from '../../dispatch/tracking/scans/ingestScans.ts';
import { sku } from '../../../test/fixtures.ts';
import { newBrandWithPlanters } from '../../../test/planters.ts';
import type { Planters } from '../../../test/planters.ts';

const hour = 3_600_000;

describe.each(oneEngine)('taking back an invoice on %s', (engine) => {
  let server: TestServer;
  let brand: Planters;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await newBrandWithPlanters(server, 'Credited');
    await call('POST', '/settings/sku', { ...sku, sku_id: 'COLA-1', sku_name: 'Cola', gst: 40, cess: 12 });
  });
  afterAll(async () => {
    brand.end();
    await server.stop();
  });

  const call = (method: string, path: string, body?: unknown) => brand.call(method, path, body);
  const newOrder = (lines: object[], shipping?: number) => brand.newOrder(lines, shipping);
  const read = (id: string) => brand.read(id);
  const wordsOf = (type: string, id: string) => brand.wordsOf(type, id);
  const cancel = (...order_ids: string[]) => call('POST', '/order/processor/bulk/cancel', { order_ids });
  const invoice = (...order_ids: string[]) => call('POST', '/order/processor/invoice', { order_ids });
  const planters = (quantity: number) => ({ sku_id: 'TP-S-01', quantity, unit_price: 825, gst: 5 });

  test('a line has the cess of its SKU or its own, and the invoice shows the amount', async () => {
    const id = await newOrder([
      { sku_id: 'COLA-1', quantity: 1, unit_price: 152 },
      { sku_id: 'COLA-1', quantity: 1, unit_price: 152, cess: 0 },
    ]);
    const { product_details } = (await read(id)).order_details;
    expect(product_details.map(({ cess }: { cess: number }) => cess)).toEqual([12, 0]);
    const words = await wordsOf('invoice', id);
    // 152 = 100 + 40 % + 12 %; the other line is 108.57 + 40 %.
    expect(words).toMatch(/Cess\s+₹12\.00/);
    expect(words).toMatch(/Taxable value\s+₹208\.57/);
  });

  test('an order that was never invoiced is cancelled without a credit note', async () => {
    const id = await newOrder([planters(1)]);
    await cancel(id);
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', invoice: null, credit_notes: [] });
    const none = await call('POST', '/order/processor/credit-note', { order_ids: [id] });
    expect(none.status).toBe(409);
  });

  test('a cancelled order takes its whole invoice back, charges and all, once', async () => {
    const id = await newOrder([planters(2)], 60);
    await invoice(id);
    const { number } = (await read(id)).invoice;
    await cancel(id);
    await cancel(id);
    const after = await read(id);
    expect(after.credit_notes).toEqual([
      expect.objectContaining({ cause: 'cancelled', total: 1710, number: expect.stringMatching(/^CN\//) }),
    ]);
    expect(after.timeline.map(({ words }: { words: string }) => words)).toContainEqual(
      expect.stringMatching(/^Credit note issued: CN\/.*₹1,710/),
    );
    const words = await wordsOf('credit-note', id);
    expect(words).toContain('Credit note');
    expect(words).toContain(`against invoice ${number}`);
    expect(words).toContain('Shipping and collection');
    expect(words).toMatch(/Total\s+₹1,710\.00/);
  });

  test('numbers have no gaps under concurrent cancellations', async () => {
    const before = await server.db.selectFrom('credit_notes').select('note_number').execute();
    const orders = await Promise.all(Array.from({ length: 12 }, () => newOrder([planters(1)])));
    await invoice(...orders);
    await Promise.all(orders.map((id) => cancel(id)));
    const notes = await server.db.selectFrom('credit_notes').select('note_number').execute();
    const taken = notes.map(({ note_number }) => Number(note_number.split('/').at(-1)));
    expect(taken.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: before.length + 12 }, (_, n) => n + 1),
    );
  });

  test('a box that comes back undelivered takes back what was in it, and comes back once', async () => {
    const id = await brand.packed([planters(2)], 50);
    const allocated = await call('POST', '/allocation/bulk/assign', {
      allocations: [{ order_id: id, courier_id: 1 }],
    });
    expect(allocated.status, JSON.stringify(allocated.body)).toBe(200);
    await invoice(id);
    const [shipment] = (await read(id)).shipments;
    const start = server.clock.now().getTime();
    const scan = (hours: number, status_type: string, status: string) => ({
      awb: shipment.awb,
      code: `${status_type}-${hours}`,
      status,
      status_type,
      event_time: new Date(start + hours * hour).toISOString(),
      location: 'Bengaluru',
      remark: '',
    });
    const scans = [
      scan(1, 'UD', 'In Transit'),
      scan(30, 'UD', 'Dispatched'),
      scan(50, 'RT', 'In Transit'),
      scan(90, 'DL', 'RTO'),
    ];
    for (const part of [scans.slice(0, 3), scans, scans]) {
      server.clock.pass(40 * hour);
      await ingestScans(server.db, {
        brand_id: brand.brand_id,
        shipment_id: shipment.id,
        order_id: id,
        scans: part,
        now: server.clock.now(),
        poll_after: null,
      });
    }
    const after = await read(id);
    expect(after.status).toBe('RTO');
    expect(after.credit_notes).toEqual([expect.objectContaining({ cause: 'rto', total: 1700 })]);
    server.clock.pass(-120 * hour);
  });
});
