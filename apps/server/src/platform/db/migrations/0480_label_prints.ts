import { sql, type Kysely } from 'kysely';

/** Stores when the label of each box was last printed: a label is of one AWB, not of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shipments add column label_printed_at timestamptz`.execute(db);
  await sql`
    update shipments set label_printed_at = prints.at
    from (
      select brand_id, order_id, max(at) as at from events
      where kind = 'order.labels_printed' group by brand_id, order_id
    ) as prints
    where shipments.brand_id = prints.brand_id and shipments.order_id = prints.order_id
      and shipments.awb is not null and shipments.state <> 'CANCELLED'`.execute(db);
  await sql`create index shipments_unprinted on shipments (brand_id, state, order_id)
    where label_printed_at is null and awb is not null`.execute(db);
  await sql`drop index events_labels_printed`.execute(db);
}
