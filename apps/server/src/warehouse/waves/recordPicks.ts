import { floorConflict } from '../../base/floorProblem.ts';
import type { PickActionDraft, PickOutcome } from '@khep/api';
import {
  applyPickAction,
  shortestWalk,
  stopAt,
  unitsLeft,
  walkAreaOf,
  walkStartOf,
} from '@khep/domain/warehouse';
import { sql } from 'kysely';
import { postMovements } from '../../brand/catalogue/stockMovements.ts';
import type { NewMovement } from '../../brand/catalogue/stockMovements.ts';
import { appendEvents } from '../../platform/db/events.ts';
import type { ChangeContext, NewEvent } from '../../platform/db/events.ts';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { lockBinStock, moveBinStock } from '../bins/binStock.ts';
import type { BinMovement } from '../bins/binStock.ts';
import { loadLayout } from '../bins/layouts.ts';
import type { PickRecord, WaveRecord } from '../tables.ts';
import { loadFreeStock } from './freeStock.ts';
import { dropOpenPicks, lockWave, picksOf, savePicks } from './wavePicks.ts';

interface Picker {
  author: ChangeContext;
  user_id: string;
  name: string;
}

/**
 * Gives up what is left to pick for boxes that were cancelled since: their units are free for others, and the wave ends
 * without them.
 */
async function dropCancelled(
  tx: Tx,
  author: ChangeContext,
  picks: readonly PickRecord[],
  now: Date,
): Promise<PickRecord[]> {
  const open = picks.filter((pick) => unitsLeft(pick) > 0);
  if (open.length === 0) return [...picks];
  const { brand_id } = author;
  const rows = await tx
    .selectFrom('shipments')
    .select('shipment_id')
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', [...new Set(open.map(({ shipment_id }) => shipment_id))])
    .where('state', '=', 'CANCELLED')
    .execute();
  const cancelled = new Set(rows.map(({ shipment_id }) => shipment_id));
  return dropOpenPicks(tx, author, picks, cancelled, now);
}

/** Gives a wave to a person; no other person picks it from then on, unless they take it over. @throws ApiError 409 */
export async function takeWave(
  tx: Tx,
  { author, user_id, name }: Picker,
  wave: WaveRecord,
  now: Date,
  takesOver = false,
): Promise<void> {
  if (wave.picker_id === user_id) return;
  if (wave.picker_id !== null && !takesOver)
    throw floorConflict(
      'taken',
      { picker: wave.picker_name, wave: wave.wave_number },
      `${wave.picker_name} picks wave ${wave.wave_number}. Choose another one, or take it over.`,
    );
  if (wave.state !== 'open')
    throw floorConflict(
      'wave_closed',
      { wave: wave.wave_number },
      `Wave ${wave.wave_number} is no longer open.`,
    );
  await tx
    .updateTable('waves')
    .set({ picker_id: user_id, picker_name: name, updated_at: now })
    .where('brand_id', '=', author.brand_id)
    .where('wave_id', '=', wave.wave_id)
    .execute();
}

/**
 * Applies what a picker did, in that order and each action once: a device may send it again, or long after. Units that are
 * missing are looked for in other bins.
 * @throws ApiError 404, 409 if another person picks the wave
 */
export async function recordPicks(
  tx: Tx,
  picker: Picker,
  wave_id: string,
  actions: readonly PickActionDraft[],
  now: Date,
): Promise<{ action_id: string; outcome: PickOutcome }[]> {
  const { author } = picker;
  const { brand_id } = author;
  const wave = await lockWave(tx, brand_id, wave_id);
  const known = await tx
    .selectFrom('pick_actions')
    .select('action_id')
    .where('brand_id', '=', brand_id)
    .where(
      'action_id',
      'in',
      actions.map(({ action_id }) => action_id),
    )
    .execute();
  const rows = await dropCancelled(tx, author, await picksOf(tx, { brand_id, wave_id }), now);
  const seen = new Set(known.map(({ action_id }) => action_id));
  const isNew = actions.some(({ action_id }) => !seen.has(action_id));
  if (isNew && wave.state === 'open') await takeWave(tx, picker, wave, now);
  const picks = new Map(rows.map((pick) => [pick.pick_no, pick]));
  const packed = await packedBoxes(tx, { brand_id, wave_id });
  const done: { action: PickActionDraft; outcome: PickOutcome; pick: PickRecord | undefined }[] = [];
  const results = actions.map((action): { action_id: string; outcome: PickOutcome } => {
    const { action_id } = action;
    if (seen.has(action_id)) return { action_id, outcome: 'repeated' };
    seen.add(action_id);
    const before = picks.get(action.pick_no);
    const applied =
      wave.state === 'cancelled'
        ? { refusal: 'cancelled' as const }
        : before && packed.has(before.shipment_id)
          ? // The bench counted its pieces as picked.
            { refusal: action.kind === 'pick' ? ('late' as const) : ('packed' as const) }
          : before && before.put_back > 0 && action.kind === 'undo'
            ? { refusal: 'nothing to undo' as const }
            : applyPickAction(before, action);
    const outcome = 'pick' in applied ? 'applied' : applied.refusal;
    if ('pick' in applied) picks.set(action.pick_no, applied.pick);
    done.push({ action, outcome, pick: before });
    return { action_id, outcome };
  });
  if (done.length === 0) return results;
  await tx
    .insertInto('pick_actions')
    .values(
      done.map(({ action, outcome }) => ({
        brand_id,
        wave_id,
        action_id: action.action_id,
        pick_no: action.pick_no,
        kind: action.kind,
        quantity: action.quantity,
        reason: action.reason ?? null,
        outcome,
        actor: json(author.actor),
        // A device's clock may be ahead.
        done_at: new Date(Math.min(Date.parse(action.at), now.getTime())),
        received_at: now,
      })),
    )
    .execute();
  const applied = done.flatMap(({ action, outcome, pick }) =>
    outcome === 'applied' && pick ? [{ action, pick }] : [],
  );
  if (applied.length === 0) return results;
  await moveGoods(tx, author, wave_id, applied, now);
  const added = await findOtherBins(tx, { author, wave, picks, applied }, now);
  const touched = new Set(applied.map(({ pick }) => pick.pick_no));
  await savePicks(
    tx,
    { brand_id, wave_id },
    [...picks.values()].filter(({ pick_no }) => touched.has(pick_no)),
  );
  const isPicked = [...picks.values(), ...added].every((pick) => unitsLeft(pick) === 0);
  await tx
    .updateTable('waves')
    .set({ state: wave.state === 'packed' ? 'packed' : isPicked ? 'picked' : 'open', updated_at: now })
    .where('brand_id', '=', brand_id)
    .where('wave_id', '=', wave_id)
    .execute();
  return results;
}

async function packedBoxes(
  tx: Tx,
  { brand_id, wave_id }: { brand_id: string; wave_id: string },
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('wave_boxes')
    .select('shipment_id')
    .where('brand_id', '=', brand_id)
    .where('wave_id', '=', wave_id)
    .where('packed_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ shipment_id }) => shipment_id));
}

interface Applied {
  action: PickActionDraft;
  pick: PickRecord;
}

/** Moves the units of actions between bins and totes, and takes what is missing or damaged out of the stock. */
async function moveGoods(
  tx: Tx,
  author: ChangeContext,
  wave_id: string,
  applied: readonly Applied[],
  now: Date,
): Promise<void> {
  const bins: BinMovement[] = [];
  const stock: NewMovement[] = [];
  for (const {
    action: { kind, quantity, reason },
    pick: { bin_id, sku_id, shipment_id },
  } of applied) {
    // Where no bin is known, nothing says how many should have been there.
    if (bin_id === null || sku_id === null) continue;
    const isDamaged = reason === 'damaged';
    const sign = kind === 'undo' ? 1 : -1;
    bins.push({
      bin_id,
      sku_id,
      kind: kind === 'pick' ? 'pick' : kind === 'undo' ? 'return' : isDamaged ? 'damage' : 'count',
      quantity: sign * quantity,
      reserved: sign * quantity,
      wave_id,
      shipment_id,
    });
    if (kind === 'short')
      stock.push({ sku_id, kind: isDamaged ? 'set_aside' : 'adjust', quantity: -quantity });
  }
  await postMovements(tx, { ...author, now }, stock);
  await moveBinStock(tx, author, bins, now);
  await appendEvents(tx, await shortEvents(tx, author, applied, now));
}

/** Says in the timelines of orders which units were not picked. */
async function shortEvents(
  tx: Tx,
  { brand_id, actor }: ChangeContext,
  applied: readonly Applied[],
  now: Date,
): Promise<NewEvent[]> {
  const shorts = applied.filter(({ action }) => action.kind === 'short');
  if (shorts.length === 0) return [];
  const boxes = await tx
    .selectFrom('wave_boxes')
    .select(['shipment_id', 'order_id'])
    .where('brand_id', '=', brand_id)
    .where(
      'shipment_id',
      'in',
      shorts.map(({ pick }) => pick.shipment_id),
    )
    .execute();
  const orderOf = new Map(boxes.map(({ shipment_id, order_id }) => [shipment_id, order_id]));
  return shorts.flatMap(({ action, pick }) => {
    const order_id = orderOf.get(pick.shipment_id);
    if (order_id === undefined) return [];
    return [
      {
        brand_id,
        order_id,
        shipment_id: pick.shipment_id,
        kind: 'order.short_picked',
        actor,
        data: {
          sku_name: pick.sku_name,
          quantity: action.quantity,
          reason: action.reason ?? 'missing',
          bin: pick.bin ?? '',
        },
        at: now,
      },
    ];
  });
}

/** Plans units that were short from other bins, and the rest of the walk again with them. */
async function findOtherBins(
  tx: Tx,
  {
    author: { brand_id, actor },
    wave,
    picks,
    applied,
  }: { author: ChangeContext; wave: WaveRecord; picks: Map<number, PickRecord>; applied: readonly Applied[] },
  now: Date,
): Promise<PickRecord[]> {
  const shorts = applied.filter(({ action, pick }) => action.kind === 'short' && pick.bin_id !== null);
  if (shorts.length === 0) return [];
  const { warehouse_id, wave_id } = wave;
  const stock = await loadFreeStock(tx, { brand_id, warehouse_id }, [
    ...new Set(shorts.map(({ pick }) => pick.sku_code)),
  ]);
  const added: PickRecord[] = [];
  let next = Math.max(...picks.keys()) + 1;
  for (const { action, pick } of shorts) {
    let left = action.quantity;
    for (const bin of stock) {
      // The bin where units were missing is not trusted with the others.
      if (left === 0 || bin.sku_id !== pick.sku_code || bin.bin_id === pick.bin_id || bin.free === 0)
        continue;
      const quantity = Math.min(left, bin.free);
      bin.free -= quantity;
      left -= quantity;
      // They move to the new pick: what stays short is really missing.
      const short = picks.get(pick.pick_no)!;
      picks.set(pick.pick_no, {
        ...short,
        quantity: short.quantity - quantity,
        short: short.short - quantity,
      });
      added.push({
        ...pick,
        pick_no: next,
        walk_order: next,
        bin_id: bin.bin_id,
        bin: bin.bin,
        quantity,
        picked: 0,
        short: 0,
        put_back: 0,
      });
      next += 1;
    }
  }
  if (added.length === 0) return [];
  const reserved = added.map(({ bin_id, sku_id, quantity }) => ({
    bin_id: bin_id!,
    sku_id: sku_id!,
    quantity: 0,
    reserved: quantity,
  }));
  await lockBinStock(tx, brand_id, reserved);
  await moveBinStock(tx, { brand_id, actor }, reserved, now);
  await tx.insertInto('picks').values(added).execute();
  await orderWalk(tx, { brand_id, warehouse_id, wave_id }, [...picks.values(), ...added]);
  return added;
}

/** Sorts the remaining picks of a walk again. */
async function orderWalk(
  tx: Tx,
  { brand_id, warehouse_id, wave_id }: { brand_id: string; warehouse_id: string; wave_id: string },
  picks: readonly PickRecord[],
): Promise<void> {
  const layout = await loadLayout(tx, brand_id, warehouse_id);
  const open = picks.filter((pick) => unitsLeft(pick) > 0 && pick.bin_id !== null);
  if (!layout || open.length === 0) return;
  const bins = await tx
    .selectFrom('bins')
    .select(['bin_id', 'aisle', 'bay'])
    .where('brand_id', '=', brand_id)
    .where('bin_id', 'in', [...new Set(open.flatMap(({ bin_id }) => bin_id ?? []))])
    .execute();
  const placeOf = new Map(bins.map(({ bin_id, aisle, bay }) => [bin_id, { aisle, bay }]));
  const placed = open.flatMap((pick) => {
    const { aisle = null, bay = null } = placeOf.get(pick.bin_id!) ?? {};
    return aisle === null || bay === null ? [] : [{ pick, stop: stopAt(layout, { aisle, bay }) }];
  });
  const { order } = shortestWalk(
    walkAreaOf(layout),
    walkStartOf(layout),
    placed.map(({ stop }) => stop),
  );
  const after = order.map((at, walk_order) => ({ pick_no: placed[at]!.pick.pick_no, walk_order }));
  await sql`
    update picks set walk_order = after.walk_order
    from jsonb_to_recordset(cast(${JSON.stringify(after)}::text as jsonb)) as after (pick_no integer, walk_order integer)
    where picks.brand_id = ${brand_id} and picks.wave_id = ${wave_id} and picks.pick_no = after.pick_no`.execute(
    tx,
  );
}
