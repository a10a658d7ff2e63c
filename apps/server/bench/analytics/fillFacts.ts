import { sql } from 'kysely';
import type { Db, Tx } from '../../src/platform/db/schema.ts';
import type { TestServer } from '../../test/server.ts';

/** Runs statements that may take longer than any of the product. */
export const atLeisure = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async (own) => {
    await sql`set statement_timeout = 0`.execute(own);
    try {
      return await work(own);
    } finally {
      await sql`reset statement_timeout`.execute(own);
    }
  });

/**
 * Orders over some days up to yesterday, one line and one box each, written by the database itself: an eighth failed once,
 * a tenth came back, 2,000 SKUs, 20 states.
 */
export async function fillFacts(
  { db }: TestServer,
  brand_id: string,
  { orders, days }: { orders: number; days: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Millions of rows take longer than any statement of the product.
    await sql`set local statement_timeout = 0`.execute(tx);
    await insertFacts(tx, brand_id, { orders, days });
  });
  await atLeisure(db, (own) => sql`vacuum (analyze) orders, order_lines, shipments, ndr_cases`.execute(own));
}

async function insertFacts(
  db: Tx,
  brand_id: string,
  { orders, days }: { orders: number; days: number },
): Promise<void> {
  const pick = (names: readonly string[], divisor: number) =>
    sql`(array[${sql.join(names)}])[1 + (n / ${sql.lit(divisor)}) % ${sql.lit(names.length)}]`;
  const states = Array.from({ length: 20 }, (_, at) => `State ${at + 1}`);
  const buckets = ['CNA', 'REFUSED', 'ADDRESS', 'RESCHEDULE'];
  await sql`
    create temporary table parcels as
    select n, 'ord_' || lpad(n::text, 10, '0') as order_id,
      ${pick(states, 7)} as place, ${pick(['cod', 'prepaid', 'cod'], 1)} as payment, ${pick(['A', 'B', 'C', 'D', 'E'], 11)} as zone,
      1 + (n / 3) % 5 as courier_id, 'SKU-' || (n::bigint * 7919) % 2000 as sku, 50000 + (n::bigint * 104729) % 250000 as paise,
      date_trunc('day', now()) - ${sql.lit(`${days} days`)}::interval + n * (${sql.lit(`${days} days`)}::interval / ${sql.lit(orders)}) as at,
      n % 10 = 3 as is_rto, n % 8 = 3 as is_failed, 30 + (n::bigint * 31) % 120 as hours
    from generate_series(1, ${sql.lit(orders)}) n`.execute(db);
  await sql`
    insert into orders (brand_id, order_id, order_number, status, needs, channel_id, warehouse_id, order_date, payment_mode, total_paise,
      collectible_paise, item_count, dead_weight_g, buyer_name, buyer_phone, buyer_email, city, state, pincode, first_item, details,
      search_text, created_at, updated_at)
    select ${brand_id}, order_id, 'KH-' || n, case when is_rto then 'RTO' else 'DELIVERED' end, '', case n % 3 when 0 then 'manual' else 'shopify' end,
      'w' || n % 3, at, payment, paise, 0, 1, 200 + n % 4000, 'Buyer', '9800000000', 'a@example.in', 'Bengaluru', place, '560034', 'Planter',
      '{}', '', at, at from parcels`.execute(db);
  await sql`
    insert into order_lines select ${brand_id}, order_id, 1, sku, 'Planter', 1, paise, 0, 5, '6913', 600, 16, 16, 15 from parcels`.execute(
    db,
  );
  await sql`
    insert into shipments (brand_id, shipment_id, order_id, box_no, state, warehouse_id, box_id, box_name, length_cm, width_cm, height_cm,
      dead_weight_g, volume_utilized, weight_utilized, items, payment_mode, declared_paise, collectible_paise, courier_id, awb, zone,
      charge_paise, pickup_tries, delivery_tries, created_at, updated_at, picked_up_at, ended_at, expected_at)
    select ${brand_id}, 'shp' || substr(order_id, 4), order_id, 1, case when is_rto then 'RTO_DELIVERED' else 'DELIVERED' end, 'w', 'b', 'Box M',
      34, 26, 13, 1200, 50, 20, jsonb_build_array(jsonb_build_object('sku_id', sku, 'quantity', 1)), payment, paise, 0, courier_id,
      '1490' || substr(order_id, 5), zone, 9000, 0, 0, at, at, at + interval '12 hours', at + hours * interval '1 hour', at + interval '96 hours'
    from parcels`.execute(db);
  await sql`
    insert into ndr_cases (brand_id, shipment_id, order_id, awb, courier_id, partner, status, state, bucket, attempts, first_ndr_at, ndr_at,
      deadline_at, payment_mode, value_paise, pincode, created_at, updated_at)
    select ${brand_id}, 'shp' || substr(order_id, 4), order_id, '1490' || substr(order_id, 5), courier_id, 'delhivery',
      case when is_rto then 'rto' else 'delivered' end, place, ${pick(buckets, 5)}, 1, at + interval '28 hours', at + interval '28 hours',
      at + interval '48 hours', payment, paise, '560034', at, at
    from parcels where is_failed`.execute(db);
  await sql`drop table parcels`.execute(db);
}
