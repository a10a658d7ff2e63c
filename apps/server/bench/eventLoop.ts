/*
 * How long each of the heaviest requests holds the event loop, for the first time in its process and afterwards:
 *   node --max-semi-space-size=16 --initial-old-space-size=128 --heap-growing-percent=80 --conditions=@khep/source apps/server/bench/eventLoop.ts [orders] [lines of a courier invoice] [pglite|postgres]
 * The flags are those of `npm start`. The requests come from another process. A hold counts in milliseconds of the processor of the server's main thread, which
 * other work on the machine changes little, and beside it by the clock. The database is a thread or a process of its own:
 * what the main thread does with its rows counts.
 */
import { sql } from 'kysely';
import type { Engine } from '../test/engines.ts';
import { box, orderFor, sku, warehouse } from '../test/fixtures.ts';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';
import { copyPackedOrder } from '../test/shipping.ts';
import { buildSpreadsheet } from '../test/spreadsheet.ts';
import { startSender } from './eventLoop/client.ts';
import type { SentRequest, SentResponse } from './eventLoop/client.ts';
import { HoldWatch } from './eventLoop/holds.ts';
import type { Hold } from './eventLoop/holds.ts';
import { fillOrders, formatTable } from './lists/orderList.ts';

const orders = Number(process.argv[2] ?? 2000);
const lines = Number(process.argv[3] ?? 100_000);
const engine = (process.argv[4] ?? 'postgres') as Engine;
/** Longest time that a request may block the event loop. */
const goalMs = 50;

type Request = Omit<SentRequest, 'url' | 'token'> & { isPublic?: boolean };

interface Measured {
  first: Hold;
  later?: Hold;
}

const results = new Map<string, Measured>();
const server = await startTestServer(engine, { NODE_ENV: 'production', KHEP_SIMULATOR_SPEED: '1' });
const sender = startSender();
const watch = new HoldWatch();
let token = '';

/** Sends a request as often as it is built, and records its longest hold: of the first time, and of all others. */
async function measure(what: string, ...requests: readonly Request[]): Promise<SentResponse> {
  let response: SentResponse | undefined;
  for (const { isPublic = false, ...request } of requests) {
    const sent = { url: server.url, ...request, ...(isPublic ? {} : { token }) };
    watch.take();
    response = await sender.send(sent);
    const hold = watch.take();
    const isFailed = response.status >= 300 || (response.jobState ?? 'done') !== 'done';
    if (isFailed) {
      process.exitCode = 1;
      process.stderr.write(
        `${what}: ${response.status} ${response.jobState ?? ''} ${response.text.slice(0, 300)}\n`,
      );
    }
    const known = results.get(what);
    if (known === undefined) results.set(what, { first: hold });
    else if (known.later === undefined || hold.processorMs > known.later.processorMs) known.later = hold;
  }
  return response!;
}

const get = (path: string): Request => ({ method: 'GET', path: `/api${path}` });
const post = (path: string, body: unknown): Request => ({
  method: 'POST',
  path: `/api${path}`,
  body: JSON.stringify(body),
});
const upload = (
  path: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
): Request => ({ method: 'POST', path: `/api${path}`, file: { name, bytes, fields } });
/** Each is sent again as often as it takes to see the hold of warm code. */
const repeats = orders < 100 ? 1 : 3;
const repeated = (request: Request) => Array.from({ length: 1 + repeats }, () => request);
const data = ({ text }: SentResponse) => JSON.parse(text).data;

const pincodes = ['560034', '400050', '110001', '302017', '781001', '682001', '700001', '500001'];
const orderHeading = ['order_id', 'buyer_name', 'buyer_phone', 'address', 'pincode', 'sku_id', 'quantity'];
function* orderLines(prefix: string): Generator<(string | number)[]> {
  yield orderHeading;
  for (let n = 0; n < orders; n += 1)
    yield [
      `${prefix}-${n}`,
      'Ananya Krishnan',
      `98${String(n).padStart(8, '0')}`,
      `Flat ${n} Green Meadows`,
      pincodes[n % pincodes.length] ?? '',
      'TP-S-01',
      1 + (n % 4),
    ];
}
const toBytes = (text: string) => new TextEncoder().encode(text);
const toCsv = (table: Iterable<readonly (string | number)[]>) =>
  toBytes([...table].map((cells) => cells.join(',')).join('\n'));

/** The same file is accepted once: each has AWBs of its own. */
function* invoiceLines(number: number): Generator<(string | number)[]> {
  yield ['awb', 'charged_weight_g', 'zone', 'freight', 'rto', 'cod', 'sub_total', 'gst', 'total'];
  const firstAwb = 14_908_800_000_000 + number * lines;
  for (let n = 0; n < lines; n += 1)
    yield [String(firstAwb + n), 2000, 'D', 179.8, 0, 0, 179.8, 32.36, 212.16];
}
const invoiceMapping = {
  awb: 'awb',
  charged_weight: 'charged_weight_g',
  zone: 'zone',
  freight: 'freight',
  rto: 'rto',
  cod: 'cod',
  sub_total: 'sub_total',
  igst: 'gst',
  total: 'total',
};

async function measurePages(): Promise<void> {
  for (const path of ['/docs/api', '/docs/api/openapi.json', '/healthz', '/readyz', '/metrics'])
    await measure(`GET ${path}`, ...repeated({ method: 'GET', path, isPublic: true }));
  for (const path of [
    '/auth/session',
    '/auth/users',
    '/audit',
    '/allocation/setting',
    '/billing/summary',
    '/disputes',
    '/disputes/summary',
    '/integrations',
    '/invoice',
    '/jobs',
    '/master/countries',
    '/ndr/',
    '/ndr/analytics',
    '/notifications',
    '/notifications/settings',
    '/order-tracking',
    '/order-tracking/summary',
    '/order/counts',
    '/order/pickups',
    '/order/rto',
    '/rate-calculator/contracts',
    '/reconciliation',
    '/reconciliation/cod/dashboard',
    '/reconciliation/invoice/dashboard',
    '/returns/counts',
    '/settings/sku/all',
    '/utils/currencies',
    '/utils/sample/orders',
    '/utils/timezones',
    '/views?list=new-orders',
    '/wallet/balance',
  ])
    await measure(`GET ${path}`, ...repeated(get(path)));
}

async function measureLists(): Promise<void> {
  const everyDay = 'start_date=2020-01-01';
  await measure('orders, 200 a page', ...repeated(get(`/order/all?page_size=200&${everyDay}`)));
  await measure('new orders, 200 a page', ...repeated(get('/order/all?page_size=200&tab=new')));
  await measure('orders as CSV', ...repeated(get(`/order/download?${everyDay}`)));
  await measure('shipments, 200 a page', ...repeated(get(`/order-tracking?page_size=200&${everyDay}`)));
  await measure('home', ...repeated(get('/home/summary')));
  await measure('search', ...repeated(get('/order/processor/lookup?q=krishnan')));
}

async function measureSetUp(test: TestServer): Promise<void> {
  const login = await test.newBrand('Bench');
  ({ token } = login);
  await fillOrders(test, login, orders * 5);
  await measure('first warehouse', post('/warehouse', warehouse));
  await measure('first box', post('/settings/sku/box', box));
  await measure('first SKU', post('/settings/sku', sku));
  await measure(
    'rules and load distribution',
    ...repeated(
      post('/allocation/setting', {
        distribution_percentage: [
          { courier_id: 1, percentage: 60 },
          { courier_id: 2, percentage: 40 },
        ],
        override_rules: [],
      }),
    ),
  );
  const added = await measure(
    'order created',
    ...repeated(post('/order/manual', orderFor({ phone: '9829010011' }))),
  );
  const { id } = data(added).order;
  await measure('order', ...repeated(get(`/order/${id}`)));
  await measure(
    'packaging suggested',
    ...repeated(post('/packing/bulk/recommendation', { order_ids: [id] })),
  );
  const [packed] = data(
    await measure('packaging suggested', post('/packing/bulk/recommendation', { order_ids: [id] })),
  ).orders;
  await measure(
    'packaging saved',
    post('/packing/bulk/assign', { orders: [{ order_id: id, packed_boxes: packed.packed_boxes }] }),
  );
  await copyPackedOrder(test.db, login.brand_id, id, orders);
  await sql`update orders set pincode = (560001 + (hashtext(order_id) & 2147483647) % 200)::text
    where brand_id = ${login.brand_id} and order_id like ${`${id}c%`}`.execute(test.db);
  await sql`vacuum (analyze)`.execute(test.db);
}

async function newOrderIds(): Promise<string[]> {
  const rows = await server.db
    .selectFrom('orders')
    .select('order_id')
    .where('status', '=', 'NEW')
    .where('order_id', 'like', '%c%')
    .execute();
  return rows.map(({ order_id }) => order_id);
}

async function measureOrders(): Promise<void> {
  await measure(
    'orders from CSV',
    ...['A', 'B'].map((prefix) => upload('/order/bulk-manual', 'orders.csv', toCsv(orderLines(prefix)))),
  );
  await measure(
    'orders from XLSX',
    ...['C', 'D'].map((prefix) =>
      upload(
        '/order/bulk-manual',
        'orders.xlsx',
        buildSpreadsheet(() => orderLines(prefix)),
      ),
    ),
  );
  await measure('plan of the day', ...repeated(post('/ship-today/plan', { left_out: [] })));
  const ids = await newOrderIds();
  const some = ids.slice(0, 200);
  await measure(
    'couriers compared',
    ...repeated(post('/allocation/bulk/recommendation', { order_ids: some })),
  );
  await measure(
    'couriers compared, as a job',
    ...repeated(post('/allocation/bulk/recommendation/batch', { order_ids: ids })),
  );
  await measure(
    'packaging suggested, 200',
    ...repeated(post('/packing/bulk/recommendation', { order_ids: some })),
  );
  await measure(
    'packaging suggested, as a job',
    ...repeated(post('/packing/bulk/recommendation/batch', { order_ids: ids })),
  );
  const rule = {
    name: 'South',
    carrier_list: [1],
    conditions: [
      { field_name: 'channel', field_type: 'String', field_operator: 'equals', field_value: 'manual' },
    ],
  };
  await measure('rule matches', ...repeated(post('/allocation/setting/matches', rule)));
  const split = [
    { courier_id: 1, percentage: 60 },
    { courier_id: 2, percentage: 40 },
  ];
  await measure(
    'impact of rules',
    ...repeated(
      post('/allocation/setting/impact', { distribution_percentage: split, override_rules: [rule] }),
    ),
  );
  const { digest, orders: planned } = data(
    await measure('plan of the day', post('/ship-today/plan', { left_out: [] })),
  ) as { digest: string; orders: { order_id: string }[] };
  await measure('run of the day', post('/ship-today/run', { left_out: [], digest }));
  const shipped = planned.map(({ order_id }) => order_id).slice(0, 1000);
  await measure('labels, 1,000', ...repeated(post('/order/processor/label', { order_ids: shipped })));
  await measure('pick list, 1,000', ...repeated(post('/order/processor/pick-list', { order_ids: shipped })));
  await measure('invoices, 1,000', ...repeated(post('/order/processor/invoice', { order_ids: shipped })));
  await measure(
    'invoices, as a job',
    ...repeated(post('/order/processor/invoice/batch', { order_ids: shipped })),
  );
  await measure(
    'orders cancelled',
    post('/order/processor/bulk/cancel', { order_ids: shipped.slice(0, 100) }),
    post('/order/processor/bulk/cancel', { order_ids: shipped.slice(100, 200) }),
  );
}

async function measureMoney(): Promise<void> {
  await measure(
    'courier invoice, CSV',
    ...[1, 2].map((number) =>
      upload('/invoice/1', 'invoice.csv', toCsv(invoiceLines(number)), {
        invoice_number: `CSV-${number}`,
        invoice_date: '2026-11-15',
        mapping: JSON.stringify(invoiceMapping),
      }),
    ),
  );
  await measure(
    'courier invoice, XLSX',
    upload(
      '/invoice/1',
      'invoice.xlsx',
      buildSpreadsheet(() => invoiceLines(3), lines + 1),
      {
        invoice_number: 'XLSX-3',
        invoice_date: '2026-11-15',
        mapping: JSON.stringify(invoiceMapping),
      },
    ),
  );
  await measure('reconciliation', ...repeated(get('/reconciliation?page_size=200')));
  await measure('reconciliation as CSV', ...repeated(get('/reconciliation/download')));
  const parcels = `from_pincode,to_pincode,weight,length,width,height,payment_mode,cod_amount\n${Array.from(
    { length: orders },
    (_, n) => `302017,${pincodes[n % pincodes.length]},${500 + (n % 4000)},30,20,15,prepaid,`,
  ).join('\n')}`;
  await measure(
    'prices of a file',
    ...repeated(upload('/rate-calculator/file', 'parcels.csv', toBytes(parcels))),
  );
}

async function measureOversized(): Promise<void> {
  const unknown = (count: number) =>
    Array.from({ length: count }, (_, n) => `ord_${String(n).padStart(16, '0')}`);
  const noisy = async (what: string, ...requests: Request[]) => {
    const before = process.exitCode;
    await measure(what, ...requests);
    process.exitCode = before;
  };
  // These are rejected: what counts is that they are quickly.
  for (const [what, count] of [
    ['20,000 unknown orders', 20_000],
    ['100,000 unknown orders', 100_000],
  ] as const)
    await noisy(what, ...repeated(post('/allocation/bulk/assign/batch', { order_ids: unknown(count) })));
  const product_details = Array.from({ length: 9000 }, () => ({ sku_id: 'X', quantity: 1, unit_price: 1 }));
  const { buyer_details } = orderFor({ phone: '9829010011' });
  await noisy(
    'an order of 9,000 items',
    ...repeated(post('/order/manual', { buyer_details, order_details: { product_details } })),
  );
  await noisy(
    'a JSON body of 1 MB',
    ...repeated(post('/order/manual', { buyer_details, notes: 'x'.repeat(1_000_000) })),
  );
}

try {
  await measureSetUp(server);
  await measurePages();
  await measureLists();
  await measureOrders();
  await measureLists();
  await measureMoney();
  await measureOversized();
} finally {
  watch.stop();
  sender.stop();
  await server.stop();
}
const ms = (hold: Hold | undefined) =>
  hold === undefined ? '' : `${hold.processorMs.toFixed(0)} (${hold.clockMs.toFixed(0)})`;
const longest = ({ first, later }: Measured) => Math.max(first.processorMs, later?.processorMs ?? 0);
const rows = [...results].sort(([, a], [, b]) => longest(b) - longest(a));
process.stdout.write(
  `${engine}, ${orders} orders, ${lines} lines: milliseconds of the processor (by the clock)\n\n${formatTable(
    rows.map(([request, measured]) => ({
      request,
      first: ms(measured.first),
      later: ms(measured.later),
    })),
  )}\n${rows.filter(([, one]) => longest(one) > goalMs).length} of ${rows.length} hold the event loop for more than ${goalMs} ms of the processor\n`,
);
