/*
 * How long the list of orders takes with 100,000 of them, on PGlite and on PostgreSQL:
 *   node --conditions=@khep/source apps/server/bench/list.ts [orders]
 * PostgreSQL is measured where TEST_DATABASE_URL is set or its programs are installed.
 */
import { sql } from 'kysely';
import { engines } from '../test/engines.ts';
import type { Engine } from '../test/engines.ts';
import { startTestServer } from '../test/server.ts';
import type { SignedInBrand, TestServer } from '../test/server.ts';

const orders = Number(process.argv[2] ?? 100_000);
const rounds = 60;

/** Orders over sixty days, one line and one box each, written by the database itself. */
async function fill(server: TestServer, { brand_id }: SignedInBrand): Promise<void> {
  const { db } = server;
  const details = JSON.stringify({
    buyer_details: {
      name: 'Ananya Krishnan',
      email: 'a@example.in',
      phone: '9829010001',
      address: 'Flat 12, Green Meadows, Lake View Road',
      landmark: '',
      city: 'Bengaluru',
      state: 'Karnataka',
      country: 'India',
      pincode: '560034',
    },
    custom_tags: [],
  });
  const suggestion = JSON.stringify({
    boxes: [{ box_id: 'b', name: 'Box M', length: 34, width: 26, height: 13 }],
    unpackable: [],
    volumetric_weight_g: 2298,
    courier_id: 1,
    charge_paise: 12_000,
    tat_days: 3,
    zone: 'D',
  });
  await sql`
    insert into orders
    select ${brand_id}, 'ord_' || lpad(n::text, 10, '0'), 'KH-' || n,
      case when n > ${orders} - 800 then 'NEW' when n % 11 = 0 then 'SHIPPED' when n % 17 = 0 then 'RTO' when n % 40 = 0 then 'CANCELLED' else 'DELIVERED' end,
      case when n > ${orders} - 800 then ',packaging,' else '' end,
      case n % 3 when 0 then 'manual' else 'shopify' end, null, now() - (${orders} - n) * interval '60 days' / ${orders},
      case n % 2 when 0 then 'cod' else 'prepaid' end, 100000 + n % 90000, 0, 2, 1200, 'Ananya Krishnan ' || n % 977, '98' || lpad((n % 100000000)::text, 8, '0'),
      'a' || n || '@example.in', 'Bengaluru', 'Karnataka', '560034', 'Terracotta planter', cast(${details}::text as jsonb), cast(${suggestion}::text as jsonb),
      lower('KH-' || n || ' ananya krishnan ' || n % 977 || ' 98' || lpad((n % 100000000)::text, 8, '0') || ' bengaluru terracotta planter'), now(), now()
    from generate_series(1, ${sql.lit(orders)}) n`.execute(db);
  await sql`
    insert into order_lines select brand_id, order_id, 1, 'TP-S-01', first_item, 2, 82500, 0, 5, '6913', 600, 16, 16, 15 from orders where brand_id = ${brand_id}`.execute(
    db,
  );
  await sql`
    insert into shipments (brand_id, shipment_id, order_id, box_no, state, warehouse_id, box_id, box_name, length_cm, width_cm, height_cm, dead_weight_g, volume_utilized, weight_utilized,
      items, payment_mode, declared_paise, collectible_paise, courier_id, awb, pickup_tries, delivery_tries, created_at, updated_at)
    select brand_id, 'shp' || substr(order_id, 4), order_id, 1, status, 'w', 'b', 'Box M', 34, 26, 13, 1200, 50, 20, '[]', payment_mode, total_paise, 0, 1 + (total_paise % 2)::int, '1490' || substr(order_id, 5), 0, 0, order_date, order_date
    from orders where brand_id = ${brand_id} and status in ('DELIVERED', 'SHIPPED', 'RTO')`.execute(db);
  await sql`
    update orders set couriers = ',' || shipments.courier_id || ',' from shipments
    where orders.brand_id = ${brand_id} and shipments.brand_id = orders.brand_id and shipments.order_id = orders.order_id`.execute(
    db,
  );
  await sql`
    insert into day_counts select brand_id, 'order', to_char(order_date at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), status, count(*)::int, sum(total_paise)::bigint
    from orders where brand_id = ${brand_id} group by 1, 3, 4`.execute(db);
  await sql`
    insert into day_counts select brand_id, 'needs', to_char(order_date at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), 'packaging', count(*)::int, 0
    from orders where brand_id = ${brand_id} and needs <> '' group by 1, 3`.execute(db);
  // An update of every row leaves as many dead ones, which the vacuum of a live server clears.
  await sql`vacuum (analyze)`.execute(db);
}

async function time(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

const at = (times: readonly number[], share: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);

async function measure(engine: Engine): Promise<Record<string, string>[]> {
  const server = await startTestServer(engine, { NODE_ENV: 'production' });
  try {
    const brand = await server.newBrand('Bench');
    const started = performance.now();
    await fill(server, brand);
    process.stderr.write(`${engine}: filled in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    const get = async (query: string) => {
      const answer = await server.call('GET', `/order/all?page_size=50&${query}`, { token: brand.token });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    };
    const everyDay = 'start_date=2020-01-01';
    let after = '';
    for (let page = 0; page < 40; page += 1)
      after = (await get(`${everyDay}&after=${after}`)).pagination.next;
    const questions: [string, string][] = [
      ['last 7 days', ''],
      ['tab new', 'tab=new'],
      ['new, packaging', 'tab=new&needs=packaging'],
      ['all 60 days', everyDay],
      ['page 41 by key', `${everyDay}&after=${after}`],
      ['delivered, COD, 60 days', `${everyDay}&order_status=DELIVERED&payment_mode=cod`],
      ['courier, 60 days', `${everyDay}&courier_ids=2`],
      ['search a phone, 7 days', 'search=9800099'],
      ['search a name, 60 days', `${everyDay}&search=krishnan%20431`],
    ];
    const rows: Record<string, string>[] = [];
    for (const [question, query] of questions) {
      await get(query);
      const times = await time(() => get(query));
      rows.push({ database: engine, question, 'p50 ms': at(times, 0.5), 'p95 ms': at(times, 0.95) });
    }
    return rows;
  } finally {
    await server.stop();
  }
}

const rows: Record<string, string>[] = [];
for (const engine of engines) rows.push(...(await measure(engine)));
const columns = Object.keys(rows[0] ?? {});
const widths = columns.map((column) =>
  Math.max(column.length, ...rows.map((row) => (row[column] ?? '').length)),
);
const line = (cells: readonly string[]) =>
  `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |\n`;
process.stdout.write(`orders.list over HTTP, ${orders.toLocaleString('en-IN')} orders, ${rounds} rounds\n\n`);
process.stdout.write(
  line(columns) +
    line(widths.map((width) => '-'.repeat(width))) +
    rows.map((row) => line(columns.map((column) => row[column] ?? ''))).join(''),
);
