import { floorConflict } from '../../base/floorProblem.ts';
import type { BenchSplit } from '@khep/api';
import { istDay } from '@khep/domain/days';
import { unitsLeft } from '@khep/domain/warehouse';
import { notFound, validationError } from '../../base/errors.ts';
import { countChanges } from '../../orders/core/counts.ts';
import { apportionToBoxes } from '../../orders/packing/apportionValue.ts';
import { assignBoxes, loadDraftBoxes } from '../../orders/packing/assign.ts';
import type { AssignedBox } from '../../orders/packing/assign.ts';
import { lockOrder, recomputeOrderState } from '../../orders/state/orderState.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { moveUnits, shareOf } from '../waves/moveUnits.ts';
import { lockWaveOf, picksOf } from '../waves/wavePicks.ts';
import type { BoxContent } from './boxContents.ts';
import { loadContents, packIntoOne, toBoxColumns, unitsOf } from './boxContents.ts';
import { requireOpenBox } from './openBox.ts';

/** A box that was split, and the box of its order that has the other pieces. */
export interface Split {
  order_id: string;
  second_id: string;
  /** The courier of the first box, for the second one. */
  courier_id: number | null;
  /** The order had unbooked boxes before. */
  hasOtherDrafts: boolean;
}

/**
 * Splits a box on the bench: what was scanned stays in its size, the other pieces go into a second box, both by the same rules
 * as any packing. The courier keeps the booking of the first, with its COD amount; the second has none to collect. Picks of
 * the other pieces follow them, so that they can be put back if the second box is cancelled.
 * @throws ApiError 404, 409 if it isn't open or is still picked, 422 with what to leave in or take out
 */
export async function splitBox(
  db: Db,
  { brand_id, actor }: ChangeContext,
  shipment_id: string,
  { inside }: BenchSplit,
  now: Date,
): Promise<Split> {
  const { order_id, contents, box_id } = await loadContents(db, brand_id, shipment_id);
  const { first, second } = divide(contents, inside);
  if (box_id === null)
    throw floorConflict(
      'box_own_carton',
      {},
      'This box is no size of the catalogue. Choose another box first, then split it.',
    );
  const kept = await packIntoOne(db, brand_id, first, { field: 'inside', box_id });
  const added = await packIntoOne(db, brand_id, second, { field: 'inside' });
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, brand_id, order_id);
    if (!order) throw notFound('order');
    const before = await requireOpenBox(tx, brand_id, shipment_id);
    if (unitsOf(before.items) !== unitsOf(contents))
      throw floorConflict('box_changed', {}, 'The pieces of this box have changed. Scan it again.');
    const drafts = await loadDraftBoxes(tx, order);
    await tx
      .updateTable('shipments')
      .set({ ...toBoxColumns(kept), updated_at: now })
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .execute();
    await lowerValue(tx, before, { contents, first });
    // It has unpacked items now, which is what boxes are assigned for.
    await recomputeOrderState(tx, order, now, actor);
    const ids = await assignBoxes(tx, {
      brand_id,
      order_id,
      boxes: [...drafts, toAssigned(added)],
      actor,
      now,
    });
    const second_id = ids.at(-1) ?? '';
    await movePicks(tx, brand_id, { from: before, to: second_id }, second);
    const { box_no } = await tx
      .selectFrom('shipments')
      .select('box_no')
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', second_id)
      .executeTakeFirstOrThrow();
    await appendEvent(tx, {
      brand_id,
      order_id,
      shipment_id,
      kind: 'shipment.split',
      actor,
      data: { pieces: second.reduce((sum, { quantity }) => sum + quantity, 0), second_no: box_no },
      at: now,
    });
    return { order_id, second_id, courier_id: before.courier_id, hasOtherDrafts: drafts.length > 0 };
  });
}

const toAssigned = ({ name, ...box }: Awaited<ReturnType<typeof packIntoOne>>): AssignedBox => ({
  ...box,
  name: name ?? undefined,
});

/** The pieces that stay, and the others. @throws ApiError 422 */
function divide(contents: readonly BoxContent[], inside: BenchSplit['inside']) {
  const staying = new Map<string, number>();
  for (const { sku_id, quantity } of inside) staying.set(sku_id, (staying.get(sku_id) ?? 0) + quantity);
  const first: BoxContent[] = [];
  const second: BoxContent[] = [];
  for (const line of contents) {
    const stays = staying.get(line.sku_id) ?? 0;
    staying.delete(line.sku_id);
    if (stays > line.quantity)
      throw validationError({ inside: `The box has ${line.quantity} × ${line.sku_id}, not ${stays}.` });
    if (stays > 0) first.push({ ...line, quantity: stays });
    if (stays < line.quantity) second.push({ ...line, quantity: line.quantity - stays });
  }
  const [unknown] = staying.keys();
  if (unknown !== undefined) throw validationError({ inside: `${unknown} isn’t in this box.` });
  if (second.length === 0)
    throw validationError({ inside: 'All pieces are scanned. Take out those for the second box.' });
  return { first, second };
}

/**
 * Gives the first box the declared value of what stays in it, so that the second one is declared with the value of the others.
 * The COD amount stays: the courier collects what it was booked with.
 */
async function lowerValue(
  tx: Tx,
  before: ShipmentRecord,
  { contents, first }: { contents: readonly BoxContent[]; first: readonly BoxContent[] },
): Promise<void> {
  const { brand_id, order_id, shipment_id, state, created_at } = before;
  const rows = await tx
    .selectFrom('order_lines')
    .select(['sku_id', 'quantity', 'unit_price_paise', 'discount_paise'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .execute();
  const priced = new Map(rows.map((row) => [row.sku_id, row]));
  // Parts of a combo have no price of their own.
  const lines = contents.map(({ sku_id, quantity }) => {
    const row = priced.get(sku_id);
    const discount_paise = row ? Math.round((row.discount_paise * quantity) / row.quantity) : 0;
    return { sku_id, quantity, unit_price_paise: row?.unit_price_paise ?? 0, discount_paise };
  });
  const [declared_paise = before.declared_paise] = apportionToBoxes(before.declared_paise, {
    lines: lines.some((line) => line.unit_price_paise > 0)
      ? lines
      : lines.map((line) => ({ ...line, unit_price_paise: 1 })),
    kept: [],
    boxes: [first],
  });
  await tx
    .updateTable('shipments')
    .set({ declared_paise })
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .execute();
  const count = { measure: 'shipment' as const, day: istDay(created_at), value: state };
  countChanges(tx, brand_id, [
    { ...count, by: -1, amount_paise: before.declared_paise },
    { ...count, by: 1, amount_paise: declared_paise },
  ]);
}

/** Moves the picks of pieces to a second box of the same wave, those that were not found first. @throws ApiError 409, 422 */
async function movePicks(
  tx: Tx,
  brand_id: string,
  { from, to }: { from: ShipmentRecord; to: string },
  pieces: readonly BoxContent[],
): Promise<void> {
  const place = await lockWaveOf(tx, brand_id, from.shipment_id);
  if (!place) return;
  const { own } = place;
  const { wave_id } = own;
  const all = await picksOf(tx, { brand_id, wave_id });
  const mine = all.filter(({ shipment_id }) => shipment_id === from.shipment_id);
  if (mine.some((pick) => unitsLeft(pick) > 0))
    throw floorConflict(
      'picks_open',
      {},
      'Some pieces of this box are still to be picked. Finish the walk, then split it.',
    );
  const totes = await tx
    .selectFrom('wave_boxes')
    .select('tote')
    .where('brand_id', '=', brand_id)
    .where('wave_id', '=', wave_id)
    .execute();
  const tote = Math.max(...totes.map((one) => one.tote)) + 1;
  await tx
    .insertInto('wave_boxes')
    .values({ ...own, tote, shipment_id: to, packed_at: null })
    .execute();
  const { shares } = shareOf(mine, pieces, ['short', 'picked']);
  if (shares.every(({ picked }) => picked === 0))
    throw validationError({
      inside: 'The other pieces were not found. Send the box without them, or hold it.',
    });
  await moveUnits(tx, shares, {
    shipment_id: to,
    tote,
    last: Math.max(...all.map(({ pick_no }) => pick_no)),
  });
}
