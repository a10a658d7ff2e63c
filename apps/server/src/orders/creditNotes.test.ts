import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../test/engines.ts';
import { startTestServer } from '../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../test/server.ts';
import { takeScans } from '../tracking/apply.ts';
import { box, sku, warehouse } from './fixtures.ts';

const hour = 3_600_000;

describe.each(engines)('taking back an invoice on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let folder: string;
  const call = (method: string, path: string, body?: unknown, as = brand) =>
    server.call(method, path, { token: as.token, ...(body === undefined ? {} : { body }) });
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Credited');
    folder = mkdtempSync(join(tmpdir(), 'khep-credit-'));
    await call('POST', '/warehouse', warehouse);
    await call('POST', '/settings/sku/box', box);
    await call('POST', '/settings/sku', sku);
    await call('POST', '/settings/sku', { ...sku, sku_id: 'COLA-1', sku_name: 'Cola', gst: 40, cess: 12 });
  }, 60_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  });

  async function newOrder(lines: object[], shipping = 0): Promise<string> {
    const { body } = await call('POST', '/order/manual', {
      buyer_details: {
        name: 'Ananya Krishnan',
        phone: '9829010041',
        address: 'Flat 12, Lake View Road',
        city: 'Bengaluru',
        state: 'Karnataka',
        pincode: '560034',
      },
      order_details: {
        product_details: lines,
        payment_details: {
          payment_method: ['prepaid'],
          shipping_charges: { charge_value: shipping, charge_basis: 'fixed' },
        },
      },
    });
    expect(body.data?.order, JSON.stringify(body)).toBeDefined();
    return body.data.order.id;
  }
  const read = async (id: string) => (await call('GET', `/order/${id}`)).body.data.order;
  const cancel = (...order_ids: string[]) => call('POST', '/order/processor/bulk/cancel', { order_ids });
  const invoice = (...order_ids: string[]) => call('POST', '/order/processor/invoice', { order_ids });
  /** The words of a PDF; a file that is not one fails here. */
  async function wordsOf(type: string, id: string): Promise<string> {
    const answer = await fetch(`${server.url}/api/order/processor/${type}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${brand.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ order_ids: [id] }),
    });
    expect(answer.status).toBe(200);
    const path = join(folder, `${type}.pdf`);
    writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
    return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  }
  const planters = (quantity: number) => ({ sku_id: 'TP-S-01', quantity, unit_price: 825, gst: 5 });

  test('a line bears the cess of its SKU, or its own, and the invoice says how much', async () => {
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

  test('numbers follow one another without a gap, however many are cancelled at once', async () => {
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
    const id = await newOrder([planters(2)], 50);
    const proposed = await call('POST', '/packing/bulk/recommendation', { order_ids: [id] });
    const [{ packed_boxes }] = proposed.body.data.orders;
    await call('POST', '/packing/bulk/assign', { orders: [{ order_id: id, packed_boxes }] });
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
      await takeScans(server.db, {
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

  describe('an e-way bill', () => {
    let id: string;
    const assign = (order_id: string) =>
      call('POST', '/allocation/bulk/assign', { allocations: [{ order_id, courier_id: 1 }] });
    beforeAll(async () => {
      id = await newOrder([{ ...planters(1), unit_price: 50_000.01 }]);
      const proposed = await call('POST', '/packing/bulk/recommendation', { order_ids: [id] });
      const [{ packed_boxes }] = proposed.body.data.orders;
      await call('POST', '/packing/bulk/assign', { orders: [{ order_id: id, packed_boxes }] });
    });

    test('is asked for before goods above the limit are booked, one by one and in bulk', async () => {
      expect((await read(id)).eway_bill).toEqual({
        number: '',
        is_needed: true,
        problem: expect.stringMatching(/need an e-way bill \(above ₹50,000/),
      });
      const recommended = await call('POST', '/allocation/bulk/recommendation', { order_ids: [id] });
      expect(recommended.body.data.orders[0].eway_bill_problem).toMatch(/e-way bill/);
      const refused = await assign(id);
      expect(refused.status).toBe(409);
      expect(refused.body.detail).toMatch(/need an e-way bill/);
      expect((await read(id)).shipments[0].awb).toBeNull();
      const started = await call('POST', '/allocation/bulk/assign/batch', { order_ids: [id] });
      const job = started.body.data.job.id as string;
      await expect
        .poll(async () => (await call('GET', `/jobs/${job}`)).body.data.job.state, { timeout: 20_000 })
        .toBe('done');
      const [row] = (await call('GET', `/jobs/${job}/rows`)).body.data.rows;
      expect(row).toMatchObject({ state: 'left_out', message: expect.stringMatching(/need an e-way bill/) });
    }, 30_000);

    test('has twelve digits, and stays once a box was booked under it', async () => {
      const wrong = await call('PUT', `/order/${id}/eway-bill`, { eway_bill: '12345' });
      expect(wrong.status).toBe(422);
      expect(JSON.stringify(wrong.body)).toContain('An e-way bill has 12 digits');
      const right = await call('PUT', `/order/${id}/eway-bill`, { eway_bill: '3310 0987 6543' });
      expect(right.body.data.order.eway_bill).toEqual({
        number: '331009876543',
        is_needed: true,
        problem: null,
      });
      expect((await assign(id)).status).toBe(200);
      expect((await call('PUT', `/order/${id}/eway-bill`, { eway_bill: '' })).status).toBe(409);
      expect(await wordsOf('invoice', id)).toContain('E-way bill 331009876543');
      expect(await wordsOf('label', id)).toContain('E-way bill 331009876543');
    });
  });
});
