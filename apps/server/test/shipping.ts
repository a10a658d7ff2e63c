import { sql } from 'kysely';
import type { Db } from '../src/platform/db/schema.ts';
import type { TestResponse } from './server.ts';
import { box, orderFor, sku, today, warehouse } from './fixtures.ts';

/** Calls the API as the brand of a suite. */
export type BrandCall = (method: string, path: string, body?: unknown) => Promise<TestResponse>;

function data({ status, body }: TestResponse, what: string) {
  if (status !== 200) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`);
  return body.data;
}

/** Gives a brand the warehouse, the box and the product that its orders need. */
export async function createCatalogue(call: BrandCall): Promise<void> {
  for (const [path, body] of [
    ['/warehouse', warehouse],
    ['/settings/sku/box', box],
    ['/settings/sku', sku],
  ] as const)
    data(await call('POST', path, body), path);
}

/** Puts an order into the boxes that are proposed for it. */
export async function pack(call: BrandCall, order_id: string): Promise<void> {
  const { orders } = data(
    await call('POST', '/packing/bulk/recommendation', { order_ids: [order_id] }),
    'Packing',
  );
  const [{ packed_boxes }] = orders;
  data(await call('POST', '/packing/bulk/assign', { orders: [{ order_id, packed_boxes }] }), 'Boxes');
}

/** A new order in its boxes, which wait for a courier. */
export async function packedOrder(
  call: BrandCall,
  draft: object = orderFor({ phone: '9829010011' }),
): Promise<{ id: string; number: string }> {
  const { order } = data(await call('POST', '/order/manual', draft), 'The order');
  await pack(call, order.id);
  return { id: order.id, number: order.order_details.order_id };
}

/** A new order in one box that has a courier and waits for its pickup. */
export async function shippedOrder(
  call: BrandCall,
  server: Parameters<typeof today>[0],
  courier_id: number,
  draft?: object,
): Promise<{ id: string; awb: string }> {
  const { id } = await packedOrder(call, draft);
  const { successful_allocations } = data(
    await call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id }] }),
    'Allocating',
  );
  data(
    await call('POST', '/order/processor/pickup/schedule', {
      order_ids: [id],
      pickup_date: today(server),
      pickup_time: '16:00',
    }),
    'The pickup',
  );
  return { id, awb: successful_allocations[0].awbs[0] };
}

/** Copies a packed order, with new numbers and boxes. Returns the ids. */
export async function copyPackedOrder(
  db: Db,
  brand_id: string,
  order_id: string,
  count: number,
): Promise<string[]> {
  const numbers = sql`generate_series(1, ${sql.lit(count)}::int) n`;
  const id = sql`${order_id}::text || 'c' || lpad(n::text, 6, '0')`;
  const shipment_id = sql`'shp_' || right(md5(${order_id}::text), 8) || lpad(n::text, 8, '0')`;
  for (const [table, own] of [
    ['orders', sql`jsonb_build_object('order_id', ${id}, 'order_number', one.order_number || '-' || n)`],
    ['order_lines', sql`jsonb_build_object('order_id', ${id})`],
    ['shipments', sql`jsonb_build_object('order_id', ${id}, 'shipment_id', ${shipment_id})`],
  ] as const)
    await sql`insert into ${sql.table(table)} select (jsonb_populate_record(one, ${own})).*
      from ${sql.table(table)} one, ${numbers}
      where one.brand_id = ${brand_id} and one.order_id = ${order_id}`.execute(db);
  const rows = await db
    .selectFrom('orders')
    .select('order_id')
    .where('brand_id', '=', brand_id)
    .where('order_id', 'like', `${order_id}c%`)
    .execute();
  return rows.map((row) => row.order_id);
}

/** Packs an order, and copies of it. Returns the ids of the copies' shipments, in the order of their numbers. */
export async function packParcels(
  call: Parameters<typeof packedOrder>[0],
  db: Db,
  brand_id: string,
  count: number,
): Promise<string[]> {
  const { id } = await packedOrder(call);
  await copyPackedOrder(db, brand_id, id, count);
  const shipments = await db
    .selectFrom('shipments')
    .select('shipment_id')
    .where('brand_id', '=', brand_id)
    .where('order_id', '<>', id)
    .orderBy('order_id')
    .execute();
  return shipments.map(({ shipment_id }) => shipment_id);
}

/** Copies the shipment of an order: delivered four days after pickup, twenty days ago, with AWBs that follow each other. */
export async function copyShipments(
  db: Db,
  { brand_id, order_id }: { brand_id: string; order_id: string },
  { firstAwb, count }: { firstAwb: number; count: number },
): Promise<void> {
  // Lateral: `(function()).*` would call the function once for each column.
  for (let first = 0; first < count; first += 20_000)
    await sql`insert into shipments select copied.* from shipments s, generate_series(${sql.lit(first)}::int, ${sql.lit(Math.min(first + 20_000, count) - 1)}::int) n,
      lateral jsonb_populate_record(s, jsonb_build_object(
        'shipment_id', 'shp_copy' || lpad(n::text, 9, '0'), 'box_no', n + 1,
        'awb', (${sql.lit(firstAwb)}::bigint + n)::text, 'courier_id', 1, 'state', 'DELIVERED', 'zone', 'D',
        'dead_weight_g', 1200, 'length_cm', 30, 'width_cm', 20, 'height_cm', 15, 'payment_mode', 'prepaid',
        'collectible_paise', 0, 'picked_up_at', now() - interval '20 days', 'ended_at', now() - interval '16 days')) copied
      where s.brand_id = ${brand_id} and s.order_id = ${order_id} and s.shipment_id not like 'shp_copy%'`.execute(
      db,
    );
}
