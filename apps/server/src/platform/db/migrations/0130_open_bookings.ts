import { sql, type Kysely } from 'kysely';

/** A shipment has at most one booking that is open or kept: two requests can't both book it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An open one beside another is checked again, as one that the courier may not have.
  await sql`update booking_attempts set state = 'absent' where state in ('asked', 'booked', 'unsure')
    and exists (select 1 from booking_attempts other where other.brand_id = booking_attempts.brand_id
      and other.shipment_id = booking_attempts.shipment_id and other.reference <> booking_attempts.reference
      and other.state in ('asked', 'booked', 'unsure', 'kept'))`.execute(db);
  await sql`create unique index booking_attempts_open on booking_attempts (brand_id, shipment_id)
    where state in ('asked', 'booked', 'unsure', 'kept')`.execute(db);
}
