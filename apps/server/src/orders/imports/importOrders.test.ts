import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { sampleFile } from '../../brand/mappings/fileFormats.ts';
import { sku, warehouse } from '../../../test/fixtures.ts';

const heading =
  'order_id,order_date,payment_mode,buyer_name,buyer_phone,address,city,state,pincode,sku_id,quantity,unit_price';
const good = (order_id: string, more = 'TP-S-01,2,825') =>
  `${order_id},2026-11-01,cod,Ananya Krishnan,9829010051,"Flat 12, Green Meadows",Bengaluru,Karnataka,560034,${more}`;

describe.each(oneEngine)('an upload of orders on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const upload = (name: string, content: string | Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.append('file', new File([content], name));
    return call('POST', '/order/bulk-manual', form);
  };
  const csv = (...lines: string[]) => upload('november.csv', [heading, ...lines].join('\r\n'));
  const orderOf = async (number: string) => {
    const { orders } = (await call('GET', `/order/all?start_date=2020-01-01&search=${number}`)).body;
    return orders[0] && (await call('GET', `/order/${orders[0].id}`)).body.data.order;
  };
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Uploaded');
    await call('POST', '/warehouse', warehouse);
    await call('POST', '/settings/sku', sku);
  });
  afterAll(() => server.stop());

  test('adds each order with all of its lines, wherever they stand in the file', async () => {
    const answer = await csv(good('UP-1'), good('UP-2', 'TP-S-01,1,'), good('UP-1', 'TP-S-01,3,"₹ 1,000"'));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body).toMatchObject({
      message: 'Order Created Successfully',
      data: { rows_read: 3, added: 2, updated: 0, rejected_rows: [] },
    });
    const one = await orderOf('UP-1');
    const lines = one.order_details.product_details;
    expect(
      lines.map((line: { quantity: number; unit_price: number }) => [line.quantity, line.unit_price]),
    ).toEqual([
      [2, 825],
      [3, 1000],
    ]);
    expect(one.order_details.payment_details.payment_mode).toBe('cod');
    expect(one.order_details.order_date).toContain('2026-11-01');
    // The price and the tax of the SKU, where the file gives none.
    expect((await orderOf('UP-2')).order_details.product_details[0]).toMatchObject({
      unit_price: 825,
      gst: 5,
    });
  });

  test('reports row, column and fix of each error, adds valid orders and returns the rejected rows', async () => {
    const bad = good('UP-4').replace('9829010051', '12').replace('560034', '5600');
    const answer = await csv(good('UP-3'), bad, good('UP-5', 'NO-SUCH,1,10'), good('UP-6', 'TP-S-01,two,10'));
    const { added, rejected_rows, job_id } = answer.body.data;
    expect(added).toBe(1);
    const told = new Map(
      rejected_rows.map((row: { row: number; column: string }) => [`${row.row} ${row.column}`, row]),
    );
    expect([...told.keys()]).toEqual(['3 buyer_phone', '3 pincode', '4 sku_id', '5 quantity']);
    expect(told.get('3 pincode')).toMatchObject({ value: '5600', reason: 'Enter a 6-digit PIN code' });
    expect(told.get('4 sku_id')).toMatchObject({
      value: 'NO-SUCH',
      reason: expect.stringContaining('NO-SUCH'),
    });
    expect(told.get('5 quantity')).toMatchObject({ value: 'two' });
    expect(await orderOf('UP-4')).toBeUndefined();

    const job = (await call('GET', `/jobs/${job_id}`)).body.data.job;
    expect(job).toMatchObject({ state: 'done', done: 1, failed: 3, result_name: 'to-correct-november.csv' });
    const file = String((await call('GET', `/jobs/${job_id}/result`)).body);
    expect(file).toContain('pincode: Enter a 6-digit PIN code');
    const corrected = file
      .replace('12,"Flat', '9829010052,"Flat')
      .replace(',5600,', ',560034,')
      .replace('NO-SUCH', 'TP-S-01')
      .replace(',two,', ',2,');
    const again = await upload('corrected.csv', corrected);
    expect(again.body.data, JSON.stringify(again.body)).toMatchObject({ added: 3, rejected_rows: [] });
  });

  test('returns rejected rows whole, with the other rows of their order, so that they can be sent again', async () => {
    const answer = await csv(good('UP-20'), good('UP-20', 'NO-SUCH,1,10'), good('UP-21'));
    const { columns, rejected_lines, is_running } = answer.body.data;
    expect(is_running).toBe(false);
    expect(columns).toEqual(heading.split(','));
    expect(rejected_lines.map(({ row }: { row: number }) => row)).toEqual([2, 3]);
    expect(rejected_lines[1].cells).toMatchObject({
      order_id: 'UP-20',
      pincode: '560034',
      sku_id: 'NO-SUCH',
    });
  });

  test('reads columns under the names that the mapping gives, and shows which there are', async () => {
    const theirs = good('UP-30');
    const file = `${heading.replace('buyer_phone', 'Mobile No').replace('pincode', 'Zip')}\r\n${theirs}`;
    const form = new FormData();
    form.append('file', new File([file], 'theirs.csv'));
    const seen = await call('POST', '/utils/table-columns/orders', form);
    expect(seen.body.data.rows).toBe(1);
    expect(seen.body.data.columns).toContainEqual({ name: 'Mobile No', samples: ['9829010051'] });
    expect(seen.body.data.fields).toContainEqual({
      name: 'buyer_phone',
      label: expect.any(String),
      is_required: true,
    });
    expect((await upload('theirs.csv', file)).status).toBe(422);
    form.append('mapping', JSON.stringify({ buyer_phone: 'Mobile No', pincode: 'Zip' }));
    const answer = await call('POST', '/order/bulk-manual', form);
    expect(answer.body.data, JSON.stringify(answer.body)).toMatchObject({ added: 1, rejected_rows: [] });
    form.set('mapping', '[]');
    expect((await call('POST', '/order/bulk-manual', form)).body.fields.mapping).toContain('JSON');
  });

  test('reads dates, phones, PIN codes, states and prices as other programs write them', async () => {
    const file = [
      'order_id,order_date,buyer_name,buyer_phone,address,city,state,pincode,sku_id,quantity,unit_price',
      `UP-40,10/25/2026,Kabir Khan,0091 98200-98200,"7, Carter Road",Mumbai,MH,400 050,TP-S-01,2.0,"1.250,50"`,
      'UP-41,11/05/2026,Kabir Khan,9820098200,"7, Carter Road",Mumbai,27,400050,TP-S-01,1,NA',
      'UP-42,11/05/2026,Kabir Khan,12,"7, Carter Road",Mumbai,MH,400050,TP-S-01,1,10',
    ].join('\n');
    const answer = await upload('months-first.csv', file);
    expect(answer.body.data, JSON.stringify(answer.body)).toMatchObject({ added: 2 });
    const one = await orderOf('UP-40');
    expect(one.buyer_details).toMatchObject({ phone: '9820098200', state: 'Maharashtra', pincode: '400050' });
    expect(one.order_details.order_date).toContain('2026-10-25');
    expect(one.order_details.product_details[0]).toMatchObject({ quantity: 2, unit_price: 1250.5 });
    const two = await orderOf('UP-41');
    expect(two.order_details.order_date).toContain('2026-11-05');
    expect(two.order_details.product_details[0]).toMatchObject({ unit_price: 825 });
    // Sent again alone, its date has no other row that tells the order: it is written out.
    const [{ cells }] = answer.body.data.rejected_lines;
    expect(cells).toMatchObject({ order_id: 'UP-42', order_date: '2026-11-05', buyer_phone: '12' });
  });

  test('refuses an order that is there already, and no other', async () => {
    const answer = await csv(good('UP-1'), good('UP-7'));
    expect(answer.body.data).toMatchObject({
      added: 1,
      rejected_rows: [{ row: 2, column: 'order_id', value: 'UP-1' }],
    });
  });

  test('imports the unchanged sample, except SKUs the brand lacks', async () => {
    const answer = await upload('sample.csv', new Uint8Array(sampleFile('orders')));
    const { rejected_rows } = answer.body.data;
    expect(new Set(rejected_rows.map((row: { column: string }) => row.column))).toEqual(new Set(['sku_id']));
  });

  test('fills the city and state of a pincode, and reads days as they are written in India', async () => {
    const bare = 'order_id,order_date,buyer_name,buyer_phone,address,pincode,sku_id,quantity';
    await upload(
      'bare.csv',
      `${bare}\n'UP-8,05/11/2026,Kabir Khan,+91 98200 98200,"7, Carter Road",400050,TP-S-01,1\n`,
    );
    const order = await orderOf('UP-8');
    expect(order.order_details.order_date).toContain('2026-11-05');
    expect(order.buyer_details).toMatchObject({
      state: 'Maharashtra',
      city: expect.stringMatching(/Mumbai/),
    });
    expect(order.order_details.payment_details.payment_mode).toBe('prepaid');
  });

  test.each([
    ['is empty', `${heading}\n`],
    ['lacks columns', 'name,price\na,1\n'],
  ])('rejects immediately a file that %s', async (_, content) => {
    const answer = await upload('wrong.csv', content);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe('Failed to upload file!!! Please check again');
    expect(answer.body.fields.file).toBeTruthy();
  });
});
