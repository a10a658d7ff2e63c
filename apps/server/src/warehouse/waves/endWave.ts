import { unitsLeft } from '@khep/domain/warehouse';
import type { Tx } from '../../platform/db/schema.ts';
import type { PickRecord, WaveRecord } from '../tables.ts';

/** Ends a locked wave when none of its boxes is left to pack: as packed, or as cancelled if it has none any more. */
export async function endPackedWave(
  tx: Tx,
  { brand_id, wave_id }: { brand_id: string; wave_id: string },
  now: Date,
): Promise<void> {
  const open = await tx
    .selectFrom('wave_boxes')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.brand_id', '=', 'wave_boxes.brand_id')
        .onRef('shipments.shipment_id', '=', 'wave_boxes.shipment_id'),
    )
    .select('wave_boxes.tote')
    .where('wave_boxes.brand_id', '=', brand_id)
    .where('wave_boxes.wave_id', '=', wave_id)
    .where('wave_boxes.packed_at', 'is', null)
    .where('shipments.state', '<>', 'CANCELLED')
    .limit(1)
    .execute();
  if (open.length > 0) return;
  const rest = await tx
    .selectFrom('wave_boxes')
    .select('tote')
    .where('brand_id', '=', brand_id)
    .where('wave_id', '=', wave_id)
    .limit(1)
    .execute();
  await tx
    .updateTable('waves')
    .set({ state: rest.length > 0 ? 'packed' : 'cancelled', updated_at: now })
    .where('brand_id', '=', brand_id)
    .where('wave_id', '=', wave_id)
    .execute();
}

/** Updates the state of a locked wave that boxes left: picked when no other pick is open, and ended when no box is. */
export async function settleWave(
  tx: Tx,
  { brand_id, wave_id, state }: WaveRecord,
  picks: readonly PickRecord[],
  now: Date,
): Promise<void> {
  if (state === 'open' && picks.every((pick) => unitsLeft(pick) === 0))
    await tx
      .updateTable('waves')
      .set({ state: 'picked', updated_at: now })
      .where('brand_id', '=', brand_id)
      .where('wave_id', '=', wave_id)
      .execute();
  await endPackedWave(tx, { brand_id, wave_id }, now);
}
