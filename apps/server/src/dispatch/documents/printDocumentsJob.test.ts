import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JobRow } from '@khep/api';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { box, orderFor, sku, warehouse } from '../../../test/fixtures.ts';

describe.each(oneEngine)('a batch of documents on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let folder: string;
  const allocated: { id: string; awb: string; number: string }[] = [];
  let waiting: string;
  let cancelled: string;
  const call = (method: string, path: string, body?: unknown, who = brand) =>
    server.call(method, path, { token: who.token, body });
  const newOrder = async (phone: string) =>
    (await call('POST', '/order/manual', orderFor({ phone }))).body.data.order;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'khep-batch-'));
    server = await startTestServer(engine);
    brand = await server.newBrand('Printed');
    await call('POST', '/warehouse', warehouse);
    await call('POST', '/settings/sku', sku);
    await call('POST', '/settings/sku/box', box);
    for (const phone of ['9829010061', '9829010062', '9829010063']) {
      const order = await newOrder(phone);
      await call('POST', '/packing/bulk/assign', {
        orders: [{ order_id: order.id, packed_boxes: order.packed_boxes }],
      });
      const { body } = await call('POST', '/allocation/bulk/assign', {
        allocations: [{ order_id: order.id }],
      });
      allocated.push({
        id: order.id,
        number: order.order_details.order_id,
        awb: body.data.successful_allocations[0].awbs[0],
      });
    }
    waiting = (await newOrder('9829010064')).id;
    cancelled = (await newOrder('9829010065')).id;
    await call('POST', '/order/processor/bulk/cancel', { order_ids: [cancelled] });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function run(type: string, order_ids: string[]) {
    const started = await call('POST', `/order/processor/${type}/batch`, { order_ids });
    expect(started.status, JSON.stringify(started.body)).toBe(200);
    const { id } = started.body.data.job;
    const read = async () => (await call('GET', `/jobs/${id}`)).body.data.job;
    await expect.poll(async () => (await read()).state, { timeout: 120_000 }).toBe('done');
    const rows: JobRow[] = (await call('GET', `/jobs/${id}/rows`)).body.data.rows;
    return { job: await read(), rows };
  }

  /** The words of each page of a job's file. */
  async function pages(id: string): Promise<string[]> {
    const response = await fetch(`${server.url}/api/jobs/${id}/result`, {
      headers: { authorization: `Bearer ${brand.token}` },
    });
    const path = join(folder, `${id}.pdf`);
    writeFileSync(path, new Uint8Array(await response.arrayBuffer()));
    return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1);
  }

  test('prints labels in the requested order and lists skipped ones with the reason', async () => {
    const [one, two, three] = allocated;
    const { job, rows } = await run('label', [three!.id, waiting, one!.id, cancelled, two!.id]);
    expect(job).toMatchObject({
      title: 'Labels of 5 orders',
      total: 5,
      done: 3,
      left_out: 2,
      failed: 0,
      result_name: expect.stringMatching(/^labels-\d{4}-\d\d-\d\d\.pdf$/),
    });
    expect(rows.map(({ key, state }) => [key, state])).toEqual([
      [three!.id, 'done'],
      [waiting, 'left_out'],
      [one!.id, 'done'],
      [cancelled, 'left_out'],
      [two!.id, 'done'],
    ]);
    expect(rows[0]!.outcome).toEqual({ order_number: three!.number, awbs: [three!.awb] });
    expect(rows[1]!.message).toContain('Allocate a courier');
    const printed = await pages(job.id);
    expect(printed).toHaveLength(3);
    [three!, one!, two!].forEach(({ awb }, page) => expect(printed[page]).toContain(awb));
  });

  test('gives each invoice its number once, however often the batch is printed', async () => {
    const ids = [...allocated.map(({ id }) => id), cancelled];
    const first = await run('invoice', ids);
    const again = await run('invoice', ids);
    expect(first.job).toMatchObject({ title: 'Invoices of 4 orders', done: 3, left_out: 1 });
    expect(first.rows[3]).toMatchObject({ state: 'left_out', message: expect.stringContaining('cancelled') });
    expect(again.rows.map(({ outcome }) => outcome)).toEqual(first.rows.map(({ outcome }) => outcome));
    const { invoice_number } = first.rows[0]!.outcome as { invoice_number: string };
    expect((await pages(first.job.id))[0]).toContain(invoice_number);
  });

  test('reports that there is nothing to print, without a file', async () => {
    const { job } = await run('label', [waiting]);
    expect(job).toMatchObject({ done: 0, left_out: 1, result_name: null });
    expect(job.message).toContain('Allocate a courier');
    expect((await call('GET', `/jobs/${job.id}/result`)).status).toBe(404);
  });

  test('skips a batch of only cancelled orders, with the reason', async () => {
    const { job, rows } = await run('invoice', [cancelled]);
    expect(rows).toMatchObject([{ state: 'left_out', message: expect.stringContaining('cancelled') }]);
    expect(job).toMatchObject({ state: 'done', done: 0, left_out: 1, result_name: null });
    expect(job.message).toContain('cancelled');
  });

  test("skips what can't be printed and prints the others", async () => {
    const [one, two] = allocated;
    // No call would take a buyer without a name: it stands for whatever a layout has not foreseen.
    await sql`update orders set details = jsonb_set(details, '{buyer_details,name}', 'null')
      where brand_id = ${brand.brand_id} and order_id = ${one!.id}`.execute(server.db);
    const { job, rows } = await run('label', [one!.id, two!.id]);
    expect(rows.map(({ state }) => state)).toEqual(['left_out', 'done']);
    expect(rows[0]!.message).toContain("couldn't be printed");
    expect(job).toMatchObject({ done: 1, left_out: 1 });
    expect((await pages(job.id))[0]).toContain(two!.awb);
  });

  test('is made of the brand’s own orders only', async () => {
    const other = await server.newBrand('Unprinted');
    const body = { order_ids: [allocated[0]!.id] };
    expect((await call('POST', '/order/processor/label/batch', body, other)).status).toBe(404);
    expect((await call('GET', '/jobs', undefined, other)).body.data.jobs).toEqual([]);
  });

  test('skips a name with unprintable characters, names them, and prints it alone', async () => {
    const [, two, three] = allocated;
    const { details } = await server.db
      .selectFrom('orders')
      .select('details')
      .where('order_id', '=', two!.id)
      .executeTakeFirstOrThrow();
    const rename = (name: string) =>
      server.db
        .updateTable('orders')
        .set({
          details: JSON.stringify({ ...details, buyer_details: { ...details.buyer_details, name } }) as never,
        })
        .where('order_id', '=', two!.id)
        .execute();
    await rename('王伟');
    for (const type of ['label', 'invoice'] as const) {
      const { job, rows } = await run(type, [two!.id, three!.id]);
      expect(rows.map(({ state }) => state)).toEqual(['left_out', 'done']);
      expect(rows[0]!.message).toContain("characters that can't be printed: 王 伟.");
      expect(await pages(job.id)).toHaveLength(1);
    }
    const single = await call('POST', '/order/processor/label', { order_ids: [two!.id] });
    expect(single.status).toBe(200);
    await rename('சுப்பிரமணியன்');
    const { rows } = await run('label', [two!.id]);
    expect(rows.map(({ state, message }) => [state, message ?? ''])).toEqual([['done', '']]);
    await rename(details.buyer_details.name);
  });

  test('a number that no label can carry as a barcode is refused where it is entered', async () => {
    const order = (order_id: string) => {
      const { order_details, ...rest } = orderFor({ phone: '9829010066' });
      return { ...rest, order_details: { ...order_details, order_id } };
    };
    for (const order_id of ['X'.repeat(40), 'दीया-1']) {
      const answer = await call('POST', '/order/manual', order(order_id));
      expect(answer.status).toBe(422);
      expect(answer.body.fields['order_details.order_id']).toContain('barcode');
    }
    const long = await call('POST', '/order/manual', order('2026/DIWALI/JAIPUR-00017'));
    expect(long.status).toBe(200);
  });

  test('a day that is in no calendar is refused where it is entered, and is not read as another', async () => {
    for (const order_date of ['2026-02-31', '2026-00-10', '2026-13-01', 'yesterday']) {
      const answer = await call('POST', '/order/manual', orderFor({ phone: '9829010068', order_date }));
      expect(answer.status, order_date).toBe(422);
      expect(answer.body.fields['order_details.order_date']).toContain('YYYY-MM-DD');
    }
    const good = await call(
      'POST',
      '/order/manual',
      orderFor({ phone: '9829010068', order_date: '2024-02-29' }),
    );
    expect(good.status).toBe(200);
  });

  test("skips an order number of the brand's series that was entered manually", async () => {
    const typed = (order_id: string) => {
      const { order_details, ...rest } = orderFor({ phone: '9829010067' });
      return call('POST', '/order/manual', { ...rest, order_details: { ...order_details, order_id } });
    };
    const last = (await newOrder('9829010067')).order_details.order_id as string;
    const after = (by: number) => `KH-${Number(last.slice(3)) + by}`;
    expect((await typed(after(1))).status).toBe(200);
    expect((await typed(after(2))).status).toBe(200);
    expect((await newOrder('9829010067')).order_details.order_id).toBe(after(3));
    expect((await typed(after(2))).status).toBe(409);
  });

  test('skips an unscannable label with the reason, and reports a missing second barcode', async () => {
    const [one, two, three] = allocated;
    const awb = 'प्र-1490';
    await server.db.updateTable('shipments').set({ awb }).where('order_id', '=', one!.id).execute();
    const order_number = 'X'.repeat(40);
    await server.db.updateTable('orders').set({ order_number }).where('order_id', '=', two!.id).execute();
    const { job, rows } = await run('label', [one!.id, two!.id, three!.id]);
    expect(rows.map(({ state }) => state)).toEqual(['left_out', 'done', 'done']);
    expect(rows[0]!.message).toBe(
      `AWB “${awb}” has characters that are unsupported in a barcode. Cancel the shipment and allocate it again.`,
    );
    expect(rows[1]!.message).toContain('no barcode of the order');
    expect(rows[2]!.message ?? '').toBe('');
    expect(await pages(job.id)).toHaveLength(2);
    const single = await call('POST', '/order/processor/label', { order_ids: [one!.id] });
    expect(single.status).toBe(422);
    expect(single.body.fields.order_ids).toContain(awb);
  });

  test('prints the other invoices where the HSN codes of one have too few digits', async () => {
    await call('POST', '/settings/sku', { ...sku, sku_id: 'LONG-HSN', hsn_code: '691390' });
    await call('POST', '/settings/sku', { ...sku, sku_id: 'SHORT-HSN', hsn_code: '6913' });
    const orderOf = async (sku_id: string): Promise<string> => {
      const form = orderFor({ phone: '9829010066' });
      const product_details = [{ sku_id, quantity: 1, unit_price: 100 }];
      const order_details = { ...form.order_details, product_details };
      return (await call('POST', '/order/manual', { ...form, order_details })).body.data.order.id;
    };
    const [long, short] = [await orderOf('LONG-HSN'), await orderOf('SHORT-HSN')];
    const profile = (await call('GET', '/onboarding/profile')).body.data;
    await call('PUT', '/onboarding/profile', { ...profile, turnover: 'above_5_crore' });
    const { job, rows } = await run('invoice', [short, long]);
    expect(job).toMatchObject({ done: 1, left_out: 1, failed: 0 });
    const left = rows.find(({ key }) => key === short);
    expect(left?.message).toContain('SKU SHORT-HSN has the HSN code 6913. Enter at least 6 digits');
    expect(await pages(job.id)).toHaveLength(1);
    await call('PUT', '/onboarding/profile', { ...profile, turnover: '' });
  });
});
