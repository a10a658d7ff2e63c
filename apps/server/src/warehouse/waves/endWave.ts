import { floorConflict } from '../../base/floorProblem.ts';
import { unitsLeft } from '@khep/domain/warehouse';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { moveBinStock } from '../bins/binStock.ts';
import type { BinMovement } from '../bins/binStock.ts';
import type { PickRecord, WaveRecord } from '../tables.ts';
import { dropOpenPicks, lockWave, picksOf } from './wavePicks.ts';

/** Ends a locked wave when none of its boxes is left to pack: as packed, or as cancelled if all of them left it. */
async function endPackedWave(
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

/**
 * Ends a wave early. Its boxes wait for another wave; what was picked goes back to its bins, and what was packed stays packed.
 * @throws ApiError 404, 409
 */
export async function cancelWave(tx: Tx, author: ChangeContext, wave_id: string, now: Date): Promise<void> {
  const { brand_id } = author;
  const wave = await lockWave(tx, brand_id, wave_id);
  if (wave.state === 'cancelled') return;
  if (wave.state === 'packed')
    throw floorConflict('wave_packed', { wave: wave.wave_number }, `Wave ${wave.wave_number} is packed.`);
  const boxes = await tx
    .selectFrom('wave_boxes')
    .select(['shipment_id', 'packed_at'])
    .where('brand_id', '=', brand_id)
    .where('wave_id', '=', wave_id)
    .execute();
  const all = await picksOf(tx, { brand_id, wave_id });
  // A device may send picks of this wave later; nothing is left of them then.
  const everyBox = new Set(all.map(({ shipment_id }) => shipment_id));
  const picks = await dropOpenPicks(tx, author, all, everyBox, now);
  const packed = new Set(boxes.flatMap(({ shipment_id, packed_at }) => (packed_at ? [shipment_id] : [])));
  const waiting = new Set(boxes.flatMap(({ shipment_id, packed_at }) => (packed_at ? [] : [shipment_id])));
  const movements = picks.flatMap((pick): BinMovement[] => {
    const { bin_id, sku_id, shipment_id, picked } = pick;
    if (bin_id === null || sku_id === null) return [];
    // Those of boxes that left the wave before are listed until someone puts them back.
    const back = waiting.has(shipment_id) ? picked - pick.put_back : 0;
    return [{ bin_id, sku_id, kind: 'return', quantity: back, reserved: 0, wave_id, shipment_id }];
  });
  await moveBinStock(tx, author, movements, now);
  await tx
    .updateTable('picks')
    .set((eb) => ({ put_back: eb.ref('picked') }))
    .where('brand_id', '=', brand_id)
    .where('wave_id', '=', wave_id)
    .where('shipment_id', 'in', [...waiting, ''])
    .execute();
  await tx
    .deleteFrom('wave_boxes')
    .where('brand_id', '=', brand_id)
    .where('wave_id', '=', wave_id)
    .where('packed_at', 'is', null)
    .execute();
  await tx
    .updateTable('waves')
    .set({ state: packed.size > 0 ? 'packed' : 'cancelled', updated_at: now })
    .where('brand_id', '=', brand_id)
    .where('wave_id', '=', wave_id)
    .execute();
}
