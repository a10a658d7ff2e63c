import { unitsLeft } from '@khep/domain/warehouse';
import { sql } from 'kysely';
import { notFound } from '../../base/errors.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { moveBinStock } from '../bins/binStock.ts';
import type { BinMovement } from '../bins/binStock.ts';
import type { PickRecord, WaveBoxRecord, WaveRecord } from '../tables.ts';

/**
 * Locks a wave. Lock order: after shipments, before SKUs and bins.
 * @throws ApiError 404
 */
export async function lockWave(tx: Tx, brand_id: string, wave_id: string): Promise<WaveRecord> {
  const wave = await tx
    .selectFrom('waves')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('wave_id', '=', wave_id)
    .forUpdate()
    .executeTakeFirst();
  if (!wave) throw notFound('wave');
  return wave;
}

/** Locks the wave of a box; undefined if it is in none, as one that was cancelled while its lock was awaited. */
export async function lockWaveOf(
  tx: Tx,
  brand_id: string,
  shipment_id: string,
): Promise<{ wave: WaveRecord; own: WaveBoxRecord } | undefined> {
  const find = () =>
    tx
      .selectFrom('wave_boxes')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .executeTakeFirst();
  const before = await find();
  if (!before) return undefined;
  const wave = await lockWave(tx, brand_id, before.wave_id);
  const own = await find();
  return own?.wave_id === wave.wave_id ? { wave, own } : undefined;
}

export const picksOf = (
  tx: Tx,
  { brand_id, wave_id }: { brand_id: string; wave_id: string },
): Promise<PickRecord[]> =>
  tx
    .selectFrom('picks')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('wave_id', '=', wave_id)
    .execute();

/** Gives up what is left to pick for boxes: its units are free for others. Returns all picks as they are then. */
export async function dropOpenPicks(
  tx: Tx,
  author: ChangeContext,
  picks: readonly PickRecord[],
  boxes: ReadonlySet<string>,
  now: Date,
): Promise<PickRecord[]> {
  const dropped = picks.filter((pick) => unitsLeft(pick) > 0 && boxes.has(pick.shipment_id));
  const [first] = dropped;
  if (!first) return [...picks];
  await moveBinStock(
    tx,
    author,
    dropped.flatMap((pick): BinMovement[] =>
      pick.bin_id === null || pick.sku_id === null
        ? []
        : [{ bin_id: pick.bin_id, sku_id: pick.sku_id, quantity: 0, reserved: -unitsLeft(pick) }],
    ),
    now,
  );
  const after = new Map(
    dropped.map((pick) => [pick.pick_no, { ...pick, quantity: pick.picked + pick.short }]),
  );
  await savePicks(tx, { brand_id: author.brand_id, wave_id: first.wave_id }, [...after.values()]);
  return picks.map((pick) => after.get(pick.pick_no) ?? pick);
}

/**
 * Picks what is left to pick for a box that is packed: the bench scanned its pieces, so they are out of their bins, also when
 * the picker's device has no network or the walk was skipped. Returns all picks as they are then.
 */
export async function completePicks(
  tx: Tx,
  author: ChangeContext,
  picks: readonly PickRecord[],
  shipment_id: string,
  now: Date,
): Promise<PickRecord[]> {
  const open = picks.filter((pick) => unitsLeft(pick) > 0 && pick.shipment_id === shipment_id);
  const [first] = open;
  if (!first) return [...picks];
  const { wave_id } = first;
  await moveBinStock(
    tx,
    author,
    open.flatMap((pick): BinMovement[] => {
      const { bin_id, sku_id } = pick;
      const units = -unitsLeft(pick);
      return bin_id === null || sku_id === null
        ? []
        : [{ bin_id, sku_id, kind: 'pick', quantity: units, reserved: units, wave_id, shipment_id }];
    }),
    now,
  );
  const after = new Map(open.map((pick) => [pick.pick_no, { ...pick, picked: pick.quantity - pick.short }]));
  await savePicks(tx, { brand_id: author.brand_id, wave_id }, [...after.values()]);
  return picks.map((pick) => after.get(pick.pick_no) ?? pick);
}

export async function savePicks(
  tx: Tx,
  { brand_id, wave_id }: { brand_id: string; wave_id: string },
  picks: readonly PickRecord[],
): Promise<void> {
  const after = picks.map(({ pick_no, quantity, picked, short }) => ({ pick_no, quantity, picked, short }));
  await sql`
    update picks set quantity = after.quantity, picked = after.picked, short = after.short
    from jsonb_to_recordset(cast(${JSON.stringify(after)}::text as jsonb))
      as after (pick_no integer, quantity integer, picked integer, short integer)
    where picks.brand_id = ${brand_id} and picks.wave_id = ${wave_id} and picks.pick_no = after.pick_no`.execute(
    tx,
  );
}
