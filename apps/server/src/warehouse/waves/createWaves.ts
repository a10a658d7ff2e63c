import { floorConflict } from '../../base/floorProblem.ts';
import type { WaveDraft } from '@khep/api';
import { newId } from '../../base/ids.ts';
import { runInThread } from '../../base/runInThread.ts';
import { reserveNumbers } from '../../orders/core/numberSeries.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { requireWarehouse, loadLayout } from '../bins/layouts.ts';
import { balanceIn, lockBinStock, moveBinStock } from '../bins/binStock.ts';
import { loadFreeStock } from './freeStock.ts';
import type { FreeBinStock } from './freeStock.ts';
import type { PlannedWave, WavesToPlan } from './planWaves.ts';
import { firstMatching, leavesAt } from './waitingBoxes.ts';
import type { WaitingBox } from './waitingBoxes.ts';

/** Plans that another wave overtook are made again this often. */
const tries = 3;
const planTimeoutMs = 30_000;

/** Another wave took a box or its goods since the plan was made. */
class Overtaken extends Error {}

/**
 * Puts waiting boxes into waves: plans in a thread by what is free now, then reserves it. A plan that another wave overtook
 * is made again.
 * @returns the ids of the waves
 * @throws ApiError 404, 409
 */
export async function createWaves(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  author: Pick<ChangeContext, 'brand_id' | 'actor'>,
  { warehouse_id, totes, boxes: most, ...choice }: WaveDraft,
): Promise<string[]> {
  const { brand_id } = author;
  await requireWarehouse(db, brand_id, warehouse_id);
  for (let left = tries; left > 0; left -= 1) {
    const boxes = await firstMatching(db, { brand_id, warehouse_id }, { ...choice, most }, clock.now());
    if (boxes.length === 0)
      throw floorConflict(
        'no_box_waits',
        {},
        'No box waits to be picked. Allocate couriers, or choose other boxes.',
      );
    const codes = [...new Set(boxes.flatMap(({ items }) => items.map(({ sku_id }) => sku_id)))];
    const [layout, stock] = await Promise.all([
      loadLayout(db, brand_id, warehouse_id),
      loadFreeStock(db, { brand_id, warehouse_id }, codes),
    ]);
    const toPlan: WavesToPlan = {
      layout,
      stock,
      boxes: boxes.map(({ shipment_id, items }) => ({
        shipment_id,
        items: items.map(({ sku_id, quantity }) => ({ sku_id, quantity })),
      })),
      cart: totes,
    };
    const planned = await runInThread<PlannedWave[]>(new URL('./planThread.ts', import.meta.url), toPlan, {
      timeoutMs: planTimeoutMs,
    });
    if (!planned) throw new Error('The walks of the waves could not be planned.');
    try {
      return await db
        .transaction()
        .execute((tx) => saveWaves(tx, author, { warehouse_id, boxes, stock, planned, now: clock.now() }));
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
  throw floorConflict('waves_busy', {}, 'Others start waves at this moment. Try again.');
}

interface WavesToSave {
  warehouse_id: string;
  boxes: readonly WaitingBox[];
  stock: readonly FreeBinStock[];
  planned: readonly PlannedWave[];
  now: Date;
}

async function saveWaves(
  tx: Tx,
  author: Pick<ChangeContext, 'brand_id' | 'actor'>,
  { warehouse_id, boxes, stock, planned, now }: WavesToSave,
): Promise<string[]> {
  const { brand_id } = author;
  const recordOf = new Map(stock.map(({ sku_id, record_id }) => [sku_id, record_id]));
  const boxOf = new Map(boxes.map((box) => [box.shipment_id, box]));
  const names = new Map(
    boxes.flatMap(({ items }) => items.map(({ sku_id, sku_name }) => [sku_id, sku_name ?? sku_id])),
  );
  const taken = planned.flatMap(({ picks }) =>
    picks.flatMap(({ bin_id, sku_id, quantity }) =>
      bin_id === null ? [] : [{ bin_id, sku_id: recordOf.get(sku_id)!, quantity: 0, reserved: quantity }],
    ),
  );
  const balances = await lockBinStock(tx, brand_id, taken);
  const wanted = Map.groupBy(taken, ({ bin_id, sku_id }) => `${bin_id} ${sku_id}`);
  for (const [first, ...others] of wanted.values()) {
    const { quantity, reserved } = balanceIn(balances, first!);
    const units = others.reduce((sum, one) => sum + one.reserved, first!.reserved);
    if (units > quantity - reserved) throw new Overtaken();
  }
  await moveBinStock(tx, author, taken, now);
  const number = await reserveNumbers(tx, brand_id, 'wave', { count: planned.length });
  const waves = planned.map((wave, at) => ({ ...wave, wave_id: newId('wav', now.getTime()), at }));
  await tx
    .insertInto('waves')
    .values(
      waves.map(({ wave_id, at, shipment_ids, length }) => ({
        brand_id,
        wave_id,
        wave_number: number + at,
        warehouse_id,
        state: 'open' as const,
        walk_length: length,
        leaves_at: earliest(shipment_ids.map((id) => leavesAt(boxOf.get(id)!, now))),
        picker_id: null,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
  const added = await tx
    .insertInto('wave_boxes')
    .values(
      waves.flatMap(({ wave_id, shipment_ids }) =>
        shipment_ids.map((shipment_id, at) => {
          const { order_id, order_number } = boxOf.get(shipment_id)!;
          return { brand_id, wave_id, tote: at + 1, shipment_id, order_id, order_number };
        }),
      ),
    )
    .onConflict((conflicting) => conflicting.columns(['brand_id', 'shipment_id']).doNothing())
    .returning('shipment_id')
    .execute();
  if (added.length < boxes.length) throw new Overtaken();
  await tx
    .insertInto('picks')
    .values(
      waves.flatMap(({ wave_id, picks }) =>
        picks.map(({ sku_id, ...pick }, at) => ({
          ...pick,
          brand_id,
          wave_id,
          pick_no: at + 1,
          walk_order: at + 1,
          sku_id: recordOf.get(sku_id) ?? null,
          sku_code: sku_id,
          sku_name: names.get(sku_id) ?? sku_id,
        })),
      ),
    )
    .execute();
  return waves.map(({ wave_id }) => wave_id);
}

const earliest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((first, time) => (first === null || (time !== null && time < first) ? time : first), null);
