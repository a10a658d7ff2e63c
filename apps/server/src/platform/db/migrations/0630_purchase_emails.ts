import { sql, type Kysely } from 'kysely';

/** When a purchase order was emailed to its supplier, and states for orders that came in part or ended before all came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table purchase_orders add column email jsonb`.execute(db);
  await sql`
    update purchase_orders set state = 'partly_received'
    where state = 'sent' and jsonb_path_exists(lines, '$[*] ? (@.received > 0 || @.damaged > 0)')`.execute(
    db,
  );
  await sql`
    update purchase_orders set state = 'closed'
    where state = 'received' and jsonb_path_exists(lines, '$[*] ? (@.quantity > @.received + @.damaged)')`.execute(
    db,
  );
}
