import { sql, type Kysely } from 'kysely';

/** Boxes of a cancelled wave released their units, but left picks open that a device could still send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update picks set quantity = picked + short
    where picked + short < quantity and not exists (
      select 1 from wave_boxes
      where wave_boxes.brand_id = picks.brand_id and wave_boxes.wave_id = picks.wave_id
        and wave_boxes.shipment_id = picks.shipment_id
    )`.execute(db);
}
