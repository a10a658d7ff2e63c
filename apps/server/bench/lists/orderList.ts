import { sql } from 'kysely';
import type { SignedInBrand, TestServer } from '../../test/server.ts';

/** Orders over sixty days, one line and one box each, written by the database itself. */
export async function fillOrders(
  server: TestServer,
  { brand_id }: SignedInBrand,
  orders: number,
): Promise<void> {
  const { db } = server;
  const buyer = {
    name: 'Ananya Krishnan',
    email: 'a@example.in',
    phone: '9829010001',
    address: 'Flat 12, Green Meadows, Lake View Road',
    landmark: '',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pincode: '560034',
  };
  const details = JSON.stringify({
    buyer_details: buyer,
    billing_details: { ...buyer, gst_number: '', company_name: '' },
    is_billing_same_as_shipping: true,
    custom_tags: [],
    payment_details: { payment_method: ['prepaid'], payment_mode: 'prepaid' },
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
  // Without statistics the join below compares every order with every box.
  await sql`analyze orders, shipments`.execute(db);
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
  // By name: on Citus only a table that is named is vacuumed on its shards.
  await sql`vacuum (analyze) orders, order_lines, shipments, day_counts`.execute(db);
}

const everyDay = 'start_date=2020-01-01';

/** Queries of the list of orders. */
export const listQuestions: readonly (readonly [question: string, query: string])[] = [
  ['last 7 days', ''],
  ['tab new', 'tab=new'],
  ['new, packaging', 'tab=new&needs=packaging'],
  ['all 60 days', everyDay],
  ['delivered, COD, 60 days', `${everyDay}&order_status=DELIVERED&payment_mode=cod`],
  ['courier, 60 days', `${everyDay}&courier_ids=2`],
  ['search a phone, 7 days', 'search=9800099'],
  ['search a name, 60 days', `${everyDay}&search=krishnan%20431`],
];

/** Returns a page of the list, or throws. */
export async function getOrders(server: TestServer, brand: SignedInBrand, query: string) {
  const { status, body } = await server.call('GET', `/order/all?page_size=50&${query}`, {
    token: brand.token,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** Returns the time below which this share of the sorted times is. */
export const percentile = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** Returns the lines of a table in Markdown. */
export function formatTable(rows: readonly Record<string, string>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |\n`;
  return [
    columns,
    widths.map((width) => '-'.repeat(width)),
    ...rows.map((row) => columns.map((column) => row[column] ?? '')),
  ]
    .map(line)
    .join('');
}
