import { unitsLeft } from '@khep/domain/warehouse';
import { lockStock } from '../../brand/catalogue/stockMovements.ts';
import type { ReplacedBoxes } from '../../orders/packing/domainEvents.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { PickRecord, WaveRecord } from '../tables.ts';
import { settleWave } from './endWave.ts';
import { moveUnits, shareOf } from './moveUnits.ts';
import type { PickShare } from './moveUnits.ts';
import { dropOpenPicks, lockWave, picksOf } from './wavePicks.ts';

/**
 * Lets the picks of boxes that are packed again follow their pieces. A new box whose pieces a wave has picked, or will pick,
 * takes a place in that wave. Pieces that no such box takes are listed at the bench until someone puts them back: the wave
 * has the deleted box and its order until then. What was still to be picked for them is free.
 */
export async function followBoxes(tx: Tx, { author, before, after, now }: ReplacedBoxes): Promise<void> {
  const { brand_id } = author;
  const find = () =>
    tx
      .selectFrom('wave_boxes')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('shipment_id', 'in', before)
      .where('packed_at', 'is', null)
      .orderBy('wave_id')
      .orderBy('tote')
      .execute();
  const waves = new Map<string, WaveRecord>();
  for (const { wave_id } of await find())
    if (!waves.has(wave_id)) waves.set(wave_id, await lockWave(tx, brand_id, wave_id));
  // A wave may have been cancelled while its lock was awaited.
  const rows = await find();
  const placed = new Set<string>();
  for (const [wave_id, gone] of Map.groupBy(rows, (row) => row.wave_id)) {
    const wave = waves.get(wave_id)!;
    let picks = await picksOf(tx, { brand_id, wave_id });
    const places = await tx
      .selectFrom('wave_boxes')
      .select('tote')
      .where('brand_id', '=', brand_id)
      .where('wave_id', '=', wave_id)
      .execute();
    let lastTote = Math.max(...places.map(({ tote }) => tote));
    const left = new Set(gone.map(({ shipment_id }) => shipment_id));
    for (const box of after) {
      if (placed.has(box.shipment_id)) continue;
      // Its own tote stays where all of its pieces are in one.
      const sources = [...[...left].map((id) => [id]), [...left]];
      const covering = sources
        .map((ids) => {
          const own = picks.filter(({ shipment_id }) => ids.includes(shipment_id));
          const { shares, isCovered } = shareOf(own, box.items, ['picked', 'open', 'short']);
          const isWhole = ids.length === 1 && own.every((pick) => takesAll(shares, pick));
          return { ids, shares, isCovered, isWhole };
        })
        .filter(({ isCovered }) => isCovered);
      const found = covering.find(({ isWhole }) => isWhole) ?? covering[0];
      if (!found) continue;
      const { isWhole } = found;
      placed.add(box.shipment_id);
      const [source = ''] = found.ids;
      const old = gone.find(({ shipment_id }) => shipment_id === source)!;
      lastTote += isWhole ? 0 : 1;
      const tote = isWhole ? old.tote : lastTote;
      if (isWhole) {
        await leaveWave(tx, { brand_id, shipment_id: source });
        left.delete(source);
      }
      await tx
        .insertInto('wave_boxes')
        .values({ ...old, shipment_id: box.shipment_id, tote })
        .execute();
      const last = Math.max(...picks.map(({ pick_no }) => pick_no));
      const added = await moveUnits(tx, found.shares, { shipment_id: box.shipment_id, tote, last });
      picks = [...picks, ...added];
    }
    const open = picks.flatMap((pick) =>
      left.has(pick.shipment_id) && unitsLeft(pick) > 0 ? (pick.sku_id ?? []) : [],
    );
    if (open.length > 0) await lockStock(tx, brand_id, open);
    picks = await dropOpenPicks(tx, author, picks, left, now);
    const waiting = new Set(
      picks.flatMap(({ shipment_id, picked, put_back }) => (picked > put_back ? [shipment_id] : [])),
    );
    for (const shipment_id of left)
      if (!waiting.has(shipment_id)) await leaveWave(tx, { brand_id, shipment_id });
    await settleWave(tx, wave, picks, now);
  }
}

const leaveWave = (tx: Tx, { brand_id, shipment_id }: { brand_id: string; shipment_id: string }) =>
  tx
    .deleteFrom('wave_boxes')
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .execute();

const takesAll = (shares: readonly PickShare[], { pick_no, quantity }: PickRecord): boolean =>
  shares.some(
    ({ pick, picked, open, short }) => pick.pick_no === pick_no && picked + open + short === quantity,
  );
