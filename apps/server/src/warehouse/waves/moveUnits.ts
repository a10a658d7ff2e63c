import { unitsLeft } from '@khep/domain/warehouse';
import type { Tx } from '../../platform/db/schema.ts';
import type { PickRecord } from '../tables.ts';

/** Whether units of a pick are in a tote, still to be picked, or were not found. */
export type UnitKind = 'picked' | 'open' | 'short';

/** Units of a pick by kind. */
export type PickShare = { pick: PickRecord } & Record<UnitKind, number>;

const unitsOf = (pick: PickRecord, kind: UnitKind): number =>
  kind === 'open' ? unitsLeft(pick) : kind === 'picked' ? pick.picked - pick.put_back : pick.short;

/** Shares picks out to pieces: units of each kind, the first kind first. Picks that give nothing aren't in it. */
export function shareOf(
  picks: readonly PickRecord[],
  pieces: readonly { sku_id: string; quantity: number }[],
  kinds: readonly UnitKind[],
): { shares: PickShare[]; isCovered: boolean } {
  const shares = picks.map((pick) => ({ pick, picked: 0, open: 0, short: 0 }));
  let missing = 0;
  for (const { sku_id, quantity } of pieces) {
    let left = quantity;
    for (const kind of kinds)
      for (const share of shares) {
        if (share.pick.sku_code !== sku_id) continue;
        const units = Math.min(left, unitsOf(share.pick, kind) - share[kind]);
        share[kind] += units;
        left -= units;
      }
    missing += left;
  }
  const given = shares.filter(({ picked, open, short }) => picked + open + short > 0);
  return { shares: given, isCovered: missing === 0 };
}

/** Gives shares of picks to another box and its tote. Changes the given picks, and returns those that are new. */
export async function moveUnits(
  tx: Tx,
  shares: readonly PickShare[],
  { shipment_id, tote, last }: { shipment_id: string; tote: number; last: number },
): Promise<PickRecord[]> {
  const added: PickRecord[] = [];
  for (const { pick, picked, open, short } of shares) {
    const quantity = picked + open + short;
    if (quantity === pick.quantity) {
      await savePick(tx, pick, { shipment_id, tote });
      continue;
    }
    added.push({
      ...pick,
      pick_no: last + added.length + 1,
      shipment_id,
      tote,
      quantity,
      picked,
      short,
      put_back: 0,
    });
    await savePick(tx, pick, {
      quantity: pick.quantity - quantity,
      picked: pick.picked - picked,
      short: pick.short - short,
    });
  }
  if (added.length > 0) await tx.insertInto('picks').values(added).execute();
  return added;
}

async function savePick(tx: Tx, pick: PickRecord, change: Partial<PickRecord>): Promise<void> {
  const { brand_id, wave_id, pick_no } = pick;
  Object.assign(pick, change);
  await tx
    .updateTable('picks')
    .set(change)
    .where('brand_id', '=', brand_id)
    .where('wave_id', '=', wave_id)
    .where('pick_no', '=', pick_no)
    .execute();
}
