import { istDay } from '@khep/domain/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handmadeCsv, handmadePage, handmadeSheet, utf16 } from '../../test/handmadeFiles.ts';
import type { HandmadeCell } from '../../test/handmadeFiles.ts';
import { sku, warehouse } from '../../test/fixtures.ts';
import { startTestServer } from '../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../test/server.ts';

/** A kind of file with the call that takes it. */
interface Importer {
  name: string;
  path: string;
  heading: readonly string[];
  /** A row that is imported. @param n makes it another record */
  row: (n: number) => string[];
  /** A column that the file can't be without. */
  key: string;
  /** A column of dates, if any. */
  date?: string;
  /** Fields that are sent beside the file. */
  form?: Readonly<Record<string, string>>;
  /** How many rows of an answer were accepted. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the body of any call
  accepted: (data: any) => unknown;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the body of any call
const added = (data: any) => [data.added, data.rejected_rows];
const courierFile = { mapping: '' };

const importers: readonly Importer[] = [
  {
    name: 'orders',
    path: '/order/bulk-manual',
    heading: [
      'order_id',
      'order_date',
      'buyer_name',
      'buyer_phone',
      'address',
      'pincode',
      'sku_id',
      'quantity',
      'unit_price',
    ],
    row: (n) => [
      `EV-${n}`,
      '2026-11-20',
      'Meera अय्यर',
      '9845012345',
      '14, 3rd Cross',
      '560038',
      'TP-S-01',
      '1',
      '1,299.50',
    ],
    key: 'pincode',
    date: 'order_date',
    accepted: added,
  },
  {
    name: 'SKUs',
    path: '/settings/sku/bulk',
    heading: [
      'sku_id',
      'sku_name',
      'actual_weight',
      'sku_length',
      'sku_width',
      'sku_height',
      'unit_price',
      'gst',
      'hsn_code',
    ],
    row: (n) => [`EV-${n}`, 'Cup, large', '200', '10', '10', '5', '499', '18%', '691200'],
    key: 'sku_id',
    accepted: added,
  },
  {
    name: 'boxes',
    path: '/settings/sku/box/bulk',
    heading: ['package_id', 'name', 'length', 'width', 'height', 'weight_capacity'],
    row: (n) => [`EV-${n}`, 'Small', '20', '15', '10', '3'],
    key: 'package_id',
    accepted: added,
  },
  {
    name: 'PIN codes',
    path: '/contracts/pincodezonemapping/1',
    heading: ['pincode', 'zone'],
    row: (n) => [String(560_001 + n), 'D'],
    key: 'zone',
    accepted: added,
  },
  {
    name: 'weight notices',
    path: '/disputes/notices',
    heading: ['awb', 'billed_weight_g', 'notice_date'],
    row: (n) => [`14908${n + 10_000_000}`, '5000', '2026-11-21'],
    key: 'awb',
    date: 'notice_date',
    // oxlint-disable-next-line typescript/no-explicit-any -- the body of any call
    accepted: (data: any) => data.rows_read,
  },
  {
    name: 'dispute responses',
    path: '/disputes/responses',
    heading: ['awb', 'outcome', 'remark'],
    row: (n) => [`14908${n + 10_000_000}`, 'won', 'Corrected'],
    key: 'outcome',
    // oxlint-disable-next-line typescript/no-explicit-any -- the body of any call
    accepted: (data: any) => data.rows_read,
  },
  {
    name: 'parcels to price',
    path: '/rate-calculator/file',
    heading: ['from_pincode', 'to_pincode', 'weight'],
    row: () => ['302017', '560038', '500'],
    key: 'to_pincode',
    // oxlint-disable-next-line typescript/no-explicit-any -- the body of any call
    accepted: (data: any) => data.rows,
  },
  {
    name: 'serviceability',
    path: '/contracts/serviceability/1/file',
    heading: ['from_pincode', 'to_pincode'],
    row: () => ['302017', '560038'],
    key: 'to_pincode',
    // oxlint-disable-next-line typescript/no-explicit-any -- the body of any call
    accepted: (data: any) => data.rows,
  },
  {
    name: 'courier invoices',
    path: '/invoice/1',
    heading: ['awb', 'invoice_date', 'freight', 'total'],
    row: (n) => [`14909${n + 10_000_000}`, '2026-11-30', '90.20', '90.20'],
    key: 'total',
    date: 'invoice_date',
    form: courierFile,
    // oxlint-disable-next-line typescript/no-explicit-any -- the body of any call
    accepted: (data: any) => [data.rows_read, data.invoice.total, data.rejected_rows],
  },
  {
    name: 'COD remittances',
    path: '/reconciliation/cod/1/file',
    heading: ['awb', 'cod_amount', 'remittance_date', 'utr'],
    row: (n) => [`14907${n + 10_000_000}`, '1,250.00', '2026-11-22', `HDFCN5202611${n + 22_000_000}`],
    key: 'cod_amount',
    date: 'remittance_date',
    form: courierFile,
    // oxlint-disable-next-line typescript/no-explicit-any -- the body of any call
    accepted: (data: any) => [data.rows_read, data.invoice.total, data.rejected_rows],
  },
  {
    name: 'credit notes',
    path: '/reconciliation/1/credit-note',
    heading: ['awb', 'credit amount'],
    row: (n) => [`14906${n + 10_000_000}`, '58.15'],
    key: 'credit amount',
    // oxlint-disable-next-line typescript/no-explicit-any -- the body of any call
    accepted: (data: any) => data.rejected_rows.map((row: any) => [row.row, row.reason]),
  },
  {
    name: 'bank statements',
    path: '/reconciliation/bank/statement',
    heading: ['Date', 'Narration', 'Chq./Ref.No.', 'Withdrawal Amt.', 'Deposit Amt.'],
    row: (n) => ['20/11/2026', 'NEFT CR-DELHIVERY COD', `HDFCN5202612${n + 22_000_000}`, '', '1,250.00'],
    key: 'Deposit Amt.',
    date: 'Date',
    // oxlint-disable-next-line typescript/no-explicit-any -- the body of any call
    accepted: (data: any) => [data.added, data.rejected_rows],
  },
];

const encodings: readonly [string, string, (rows: string[][]) => string | Uint8Array<ArrayBuffer>][] = [
  ['UTF-8', 'a.csv', (rows) => handmadeCsv(rows)],
  ['UTF-8 with a mark', 'a.csv', (rows) => `\uFEFF${handmadeCsv(rows)}`],
  ['UTF-16', 'a.txt', (rows) => utf16(handmadeCsv(rows, '\t'))],
  ['semicolons', 'a.csv', (rows) => `sep=;\r\n${handmadeCsv(rows, ';')}`],
  ['XLSX', 'a.xlsx', (rows) => handmadeSheet(rows)],
  ['HTML named .xls', 'a.xls', (rows) => handmadePage(rows)],
];

let server: TestServer;
let brand: SignedInBrand;
const call = (method: string, path: string, body?: unknown) =>
  server.call(method, path, { token: brand.token, body });
const send = async (
  { path, form = {} }: Pick<Importer, 'path' | 'form'>,
  content: string | Uint8Array<ArrayBuffer>,
  more: Readonly<Record<string, string>> = {},
  name = 'file.csv',
) => {
  const body = new FormData();
  body.set('file', new File([content], name));
  for (const [field, value] of Object.entries({ ...form, ...more })) if (value !== '') body.set(field, value);
  const answer = await call('POST', path, body);
  await finishImport(answer.body.data);
  return answer;
};
/** A slow machine continues an import as a job: what came of it is counted when it has ended. */
// oxlint-disable-next-line typescript/no-explicit-any -- the body of any call
async function finishImport(data: any): Promise<void> {
  if (data?.is_running !== true) return;
  const { job_id } = data;
  const states = () =>
    server.db.selectFrom('job_rows').select('state').where('job_id', '=', job_id).execute();
  await expect
    .poll(async () => (await states()).every(({ state }) => state !== 'waiting'), { timeout: 60_000 })
    .toBe(true);
  data.added = (await states()).filter(({ state }) => state === 'done').length;
}
/** Returns the messages about a refused file. */
const refusalOf = async (...request: Parameters<typeof send>): Promise<string> => {
  const { status, body } = await send(...request);
  expect(status, JSON.stringify(body)).toBe(422);
  return Object.values<string>(body.fields).join(' ');
};
const orders = importers[0]!;
const orderOf = async (number: string) => {
  const { orders: found } = (await call('GET', `/order/all?start_date=2020-01-01&search=${number}`)).body;
  return found[0] && (await call('GET', `/order/${found[0].id}`)).body.data.order;
};

let records = 0;
const next = () => (records += 1);

beforeAll(async () => {
  server = await startTestServer('pglite');
  brand = await server.newBrand('Every import');
  await call('POST', '/warehouse', warehouse);
  await call('POST', '/settings/sku', sku);
});
afterAll(() => server.stop());

describe.each(importers)('a file of $name', (importer) => {
  const { heading, row, key, date, accepted } = importer;
  const withColumn = (name: string, value: string, at: string[]) =>
    heading.map((one, index) => (one === name ? value : (at[index] ?? '')));

  test('is the same in every encoding', async () => {
    const results = [];
    for (const [, name, write] of encodings) {
      const { status, body } = await send(importer, write([[...heading], row(next())]), {}, name);
      results.push([status, accepted(body.data)]);
    }
    expect(results.map(([status]) => status)).toEqual(encodings.map(() => 200));
    expect(new Set(results.map((one) => JSON.stringify(one))).size, JSON.stringify(results)).toBe(1);
  });

  test('is refused with a million columns or lines of 300 kB, and the limit is named', async () => {
    expect(await refusalOf(importer, 'a,'.repeat(1_000_000))).toContain('The limit is 200');
    const wide = `${heading.join(',')}\n${`"${'x'.repeat(300_000)}"\n`.repeat(3)}`;
    expect(await refusalOf(importer, wide)).toContain('The limit is 2,00,000');
  });

  test('is refused where two columns have the heading that it needs, and both are named', async () => {
    const text = handmadeCsv([
      [...heading, key],
      [...row(next()), '7'],
    ]);
    expect(await refusalOf(importer, text)).toMatch(/Two columns are named|Choose one of/);
  });

  test.runIf(date !== undefined)(
    'is refused where its dates contradict each other, and both rows are named',
    async () => {
      const text = handmadeCsv([
        [...heading],
        withColumn(date!, '13/11/2026', row(next())),
        withColumn(date!, '11/14/2026', row(next())),
      ]);
      expect(await refusalOf(importer, text)).toMatch(
        /row 2 has the day first \(13\/11\/2026\), row 3 the month first \(11\/14\/2026\)/,
      );
    },
  );

  test('skips hidden rows, totals and repeated headings, and names them', async () => {
    const rows: HandmadeCell[][] = [
      [...heading],
      row(next()),
      row(next()),
      [...heading],
      row(next()),
      heading.map((_, index) => (index === 0 ? 'Total' : '12')),
    ];
    const { status, body } = await send(importer, handmadeSheet(rows, [3]), {}, 'a.xlsx');
    expect(status, JSON.stringify(body)).toBe(200);
    const notes = body.data.notes ?? body.data.invoice.notes;
    expect(notes).toMatchObject({
      hidden: { count: 1, rows: [3], is_included: false },
      skipped: {
        count: 2,
        rows: [
          { row: 4, kind: 'heading' },
          { row: 6, kind: 'total' },
        ],
      },
    });
    const both = await send(
      importer,
      handmadeSheet([[...heading], row(next()), row(next())], [3]),
      { choices: JSON.stringify({ hidden_rows: 'include' }) },
      'a.xlsx',
    );
    const included = both.body.data.notes ?? both.body.data.invoice.notes;
    expect(included.hidden).toEqual({ count: 1, rows: [3], is_included: true });
  });
});

describe('what is stored is what is shown', () => {
  test('of a mapped column, whatever another column is called', async () => {
    const text = handmadeCsv([
      [...orders.heading, 'price'],
      [...orders.row(700), '499'],
    ]);
    const mapping = JSON.stringify({ unit_price: 'price' });
    expect((await send(orders, text, { mapping })).body.data).toMatchObject({ added: 1 });
    expect((await orderOf('EV-700')).order_details.product_details[0].unit_price).toBe(499);
    const none = JSON.stringify({ unit_price: '' });
    const other = handmadeCsv([[...orders.heading], orders.row(701)]);
    expect((await send(orders, other, { mapping: none })).body.data).toMatchObject({ added: 1 });
    // The price of the SKU: the file's column is not wanted.
    expect((await orderOf('EV-701')).order_details.product_details[0].unit_price).toBe(825);
  });

  test('of two columns of one name, the one that is chosen', async () => {
    const invoice = importers.find(({ name }) => name === 'courier invoices')!;
    const text = handmadeCsv([
      ['AWB', 'Total', 'Total'],
      ['1490977000001', '100', '118'],
    ]);
    const preview = (await send({ path: '/utils/table-columns/invoice' }, text)).body.data;
    expect(preview.notes.repeated).toEqual([
      {
        title: 'Total',
        columns: ['Total (column B)', 'Total (column C)'],
        fields: expect.arrayContaining(['total']),
      },
    ]);
    expect(preview.matches.map(({ field }: { field: string }) => field)).toEqual(['awb']);
    const mapping = JSON.stringify({ awb: 'AWB', total: 'Total (column C)' });
    expect((await send(invoice, text, { mapping })).body.data.invoice.total).toBe(118);
  });

  test('of cells with formats, in an order and a SKU', async () => {
    const sheet = handmadeSheet([
      [...orders.heading],
      [
        'EV-710',
        { value: 46_346, format: 'dd-mmm-yyyy' },
        'Nil',
        { value: 9_845_012_345 },
        '14, 3rd Cross',
        { value: 560_038, format: '#,##0' },
        'TP-S-01',
        { value: 1 },
        { value: 422.881_355_932_203_4, format: '0.00' },
      ],
    ]);
    const { body } = await send(orders, sheet, {}, 'a.xlsx');
    expect(body.data, JSON.stringify(body)).toMatchObject({ added: 1 });
    expect(body.data.notes.changed).toEqual([
      {
        field: 'unit_price',
        label: 'Unit price',
        count: 1,
        examples: [{ row: 2, from: '422.8813559322034', to: '422.88' }],
      },
    ]);
    const order = await orderOf('EV-710');
    expect(order.buyer_details).toMatchObject({ name: 'Nil', phone: '9845012345', pincode: '560038' });
    expect(order.order_details.order_date).toContain('2026-11-20');
    expect(order.order_details.product_details[0].unit_price).toBe(422.88);

    const skus = importers.find(({ name }) => name === 'SKUs')!;
    const catalogue = handmadeSheet([
      [...skus.heading],
      [
        { value: 4711, format: '000000' },
        'Null',
        { value: 200 },
        { value: 10 },
        { value: 10 },
        { value: 5 },
        { value: 499, format: '[$₹-4009] #,##0.00' },
        { value: 0.05, format: '0%' },
        { value: 90_210, format: '000000' },
      ],
    ]);
    const imported = await send(skus, catalogue, {}, 'a.xlsx');
    expect(imported.body.data, JSON.stringify(imported.body)).toMatchObject({ added: 1 });
    const { skus: found } = (await call('GET', '/settings/sku/all')).body.data;
    expect(found.find(({ sku_id }: { sku_id: string }) => sku_id === '004711')).toMatchObject({
      sku_id: '004711',
      sku_name: 'Null',
      gst: 5,
      unit_price: 499,
      hsn_code: '090210',
    });
  });

  test('of percentages in a rate card', async () => {
    const card = handmadeSheet([
      ['Zone', 'Fuel', 'RTO'],
      ['A', { value: 0.015, format: '0.0%' }, { value: 0.8, format: '0%' }],
    ]);
    const { body } = await send({ path: '/contracts/rate_card/1/file' }, card, {}, 'a.xlsx');
    expect(body.data.rows).toEqual([['A', '1.5%', '80%']]);
  });

  test('of a column of dates, in the order that its rows prove or the user chooses', async () => {
    const dated = (n: number, day: string) => orders.row(n).map((cell, at) => (at === 1 ? day : cell));
    const months = handmadeCsv([[...orders.heading], dated(720, '11/05/2026'), dated(721, '10/25/2026')]);
    const { body } = await send(orders, months);
    expect(body.data.notes.dates).toEqual([
      {
        field: 'order_date',
        label: 'Order date',
        order: 'month-first',
        day_first: null,
        month_first: { row: 3, cell: '10/25/2026' },
        ambiguous: 1,
        is_chosen: false,
      },
    ]);
    expect((await orderOf('EV-720')).order_details.order_date).toContain('2026-11-05');
    const both = handmadeCsv([[...orders.heading], dated(722, '13/11/2026'), dated(723, '11/14/2026')]);
    const choices = JSON.stringify({ date_orders: { order_date: 'day-first' } });
    const chosen = (await send(orders, both, { choices })).body.data;
    expect(chosen).toMatchObject({ added: 1, rejected_rows: [{ row: 3, column: 'order_date' }] });
    expect((await orderOf('EV-722')).order_details.order_date).toContain('2026-11-13');
    const moment = handmadeCsv([[...orders.heading], dated(724, '2026-11-18T20:15:00Z')]);
    await send(orders, moment);
    // Its Indian day, with its time.
    expect(istDay((await orderOf('EV-724')).order_details.order_date)).toBe('2026-11-19');
  });
});

test('rows of one order that contradict each other are rejected with both values', async () => {
  const [first, other] = [orders.row(730), orders.row(730)];
  other[2] = 'Kabir Khan';
  const { body } = await send(orders, handmadeCsv([[...orders.heading], first, other, orders.row(731)]));
  expect(body.data).toMatchObject({ added: 1 });
  expect(body.data.rejected_rows).toEqual(
    [2, 3].map((row) => ({
      row,
      column: 'buyer_name',
      value: row === 2 ? 'Meera अय्यर' : 'Kabir Khan',
      reason:
        'Row 2 has "Meera अय्यर" and row 3 has "Kabir Khan" for one order. Keep one value, or give the rows different order IDs.',
    })),
  );
  expect(await orderOf('EV-730')).toBeUndefined();
  // An empty cell says nothing, and another spelling says the same.
  const [one, two] = [orders.row(732), orders.row(732)];
  two[1] = '';
  two[3] = '+91 98450 12345';
  expect((await send(orders, handmadeCsv([[...orders.heading], one, two]))).body.data).toMatchObject({
    added: 1,
    rejected_rows: [],
  });
});

test('a PIN code with two zones is rejected in both rows', async () => {
  const zones = importers.find(({ name }) => name === 'PIN codes')!;
  const rows = [
    ['600001', 'A'],
    ['600002', 'B'],
    ['600001', 'D'],
    ['600002', 'b'],
  ];
  const { body } = await send(zones, handmadeCsv([[...zones.heading], ...rows]));
  expect(body.data).toMatchObject({ added: 1 });
  expect(body.data.rejected_rows).toEqual(
    [2, 4].map((row) => ({
      row,
      column: 'zone',
      value: row === 2 ? 'A' : 'D',
      reason: 'PIN code 600001 is listed with different values: A in row 2, D in row 4. Keep one.',
    })),
  );
});

test('a credit in a COD remittance is money that was paid', async () => {
  const cod = importers.find(({ name }) => name === 'COD remittances')!;
  const text = handmadeCsv([
    ['AWB', 'COD Amount', 'UTR', 'Remittance Date'],
    ['14900463031678', '6599', 'HDFCN52026112200077', '22/11/2026'],
    ['14905298376499', '6298 Cr', 'HDFCN52026112200077', '22/11/2026'],
    ['14909108974979', '3324 Dr', 'HDFCN52026112200077', '22/11/2026'],
  ]);
  const { body } = await send(cod, text);
  expect(body.data, JSON.stringify(body)).toMatchObject({ rows_read: 3, rejected_rows: [] });
  expect(body.data.invoice.total).toBe(6599 + 6298 - 3324);
});

describe('the event loop', () => {
  test('gets a table in bounded parts, whatever is in it', async () => {
    const parts: { rows: number; length: number }[] = [];
    const watch = (worker: { on: (event: 'message', listen: (message: object) => void) => void }) =>
      worker.on('message', (message) => {
        const { rows = [], lines = [] } = message as { rows?: unknown[]; lines?: unknown[] };
        parts.push({ rows: rows.length + (lines ?? []).length, length: JSON.stringify(message).length });
      });
    process.on('worker', watch as never);
    try {
      const long = Array.from({ length: 6000 }, (_, n) => [String(110_001 + n), 'x'.repeat(15)]);
      await send(
        importers[3]!,
        handmadeCsv([['pincode', 'zone', 'note'], ...long.map((one) => [...one, 'n'.repeat(900)])]),
      );
      const wide = handmadeCsv([
        Array.from({ length: 200 }, (_, n) => `c${n}`),
        ...Array.from({ length: 500 }, () => Array.from({ length: 200 }, () => 'x'.repeat(100))),
      ]);
      await send({ path: '/utils/table-columns/invoice' }, wide);
    } finally {
      process.off('worker', watch as never);
    }
    expect(parts.length).toBeGreaterThan(10);
    for (const { rows, length } of parts) {
      expect(rows).toBeLessThanOrEqual(1000);
      expect(length).toBeLessThan(1_000_000);
    }
  });
});
