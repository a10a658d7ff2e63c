import { istDay } from '@khep/domain/days';
import { explodeLines } from '@khep/domain/orders';
import { packedBoxProblem } from '@khep/domain/packing';
import type { PackedByHand } from '@khep/domain/packing';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { conflict, validationError, notFound } from '../../base/errors.ts';
import { publish } from '../../platform/db/domainEvents.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { Actor } from '../../base/actor.ts';
import { newId } from '../../base/ids.ts';
import { countChanges } from '../core/counts.ts';
import { canPack, lockOrder, parseNeeds, recomputeOrderState } from '../state/orderState.ts';
import type { LineRecord, OrderRecord } from '../core/tables.ts';
import { draftDefaults } from '../shipments/draftDefaults.ts';
import { apportionToBoxes } from './apportionValue.ts';
import type { Contents } from './apportionValue.ts';
import { boxesReplaced } from './domainEvents.ts';
import type { ReplacedBoxes } from './domainEvents.ts';

/** A packed box to save; one item row per piece, or per SKU if positions don't matter. */
export interface AssignedBox {
  box_id: string;
  name?: string | undefined;
  items: PackedByHand['items'];
  /** kg */
  total_weight: number;
  volume_utilized: number;
  weight_utilized: number;
  /** Outer dimensions, cm. */
  dimensions: { length: number; width: number; height: number };
  /** Inner dimensions, cm. */
  inner_dimensions?: { length: number; width: number; height: number } | undefined;
}

interface Assignment {
  brand_id: string;
  order_id: string;
  boxes: readonly AssignedBox[];
  /** Of the order that the boxes are for; undefined if any version is. */
  version?: number | undefined;
  /** Drafts that the caller deleted before. */
  deleted?: readonly string[];
  actor: Actor;
  now: Date;
}

/** Box ids of this brand. A box with any other id is saved without it. */
async function brandBoxes(tx: Tx, brand_id: string, boxes: readonly AssignedBox[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('boxes')
    .select('id')
    .where('brand_id', '=', brand_id)
    .where(
      'id',
      'in',
      boxes.map(({ box_id }) => box_id),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Saves an order's boxes: replaces drafts, keeps boxes with an AWB. Returns the new ids. */
export async function assignBoxes(
  tx: Tx,
  { brand_id, order_id, boxes, version, deleted = [], actor, now }: Assignment,
): Promise<string[]> {
  const order = await lockOrder(tx, brand_id, order_id);
  if (!order) throw notFound('order');
  if (!canPack(order))
    throw conflict(`${order.order_number} can't be packed any more. Cancel its shipments first.`);
  if (version !== undefined && version !== order.version)
    throw conflict(
      parseNeeds(order.needs).includes('packaging')
        ? `${order.order_number} was changed after its boxes were suggested. Check the new suggestion, then confirm it.`
        : `${order.order_number} was packed by someone after its boxes were suggested. Those boxes stay.`,
    );
  if (!order.warehouse_id)
    throw validationError({ warehouse_id: 'Choose the warehouse that ships the order.' });
  if (boxes.length === 0)
    throw validationError({ packed_boxes: `Add at least one box to ${order.order_number}.` });
  const before = [...deleted, ...(await deleteDrafts(tx, order))];
  const packed = await packedSoFar(tx, order);
  checkQuantities(order, packed.lines, [
    order.cancelled_items ?? [],
    ...packed.live.map(({ items }) => items as Contents),
    ...boxes.map(({ items }) => items),
  ]);
  checkBoxes(packed.lines, boxes);
  const rows = draftsOf(order, packed, { boxes, own: await brandBoxes(tx, brand_id, boxes), now });
  await tx.insertInto('shipments').values(rows).execute();
  const after = rows.map(({ shipment_id }, index) => ({ shipment_id, items: boxes[index]!.items }));
  await publishReplaced(tx, { author: { brand_id, actor }, order_id, before, after, now });
  countChanges(
    tx,
    brand_id,
    rows.map((row) => ({
      measure: 'shipment' as const,
      day: istDay(now),
      value: 'DRAFT',
      by: 1 as const,
      amount_paise: row.declared_paise,
    })),
  );
  await appendEvent(tx, {
    brand_id,
    order_id,
    kind: 'order.packed',
    actor,
    at: now,
    data: {
      boxes: rows.map(({ box_no, box_name, length_cm, width_cm, height_cm, dead_weight_g }) => ({
        box_no,
        box_name,
        length_cm,
        width_cm,
        height_cm,
        dead_weight_g,
      })),
    },
  });
  await recomputeOrderState(tx, order, now, actor);
  return rows.map(({ shipment_id }) => shipment_id);
}

/** The unbooked boxes of an order, as they were assigned. */
export async function loadDraftBoxes(
  tx: Tx,
  { brand_id, order_id }: Pick<OrderRecord, 'brand_id' | 'order_id'>,
): Promise<AssignedBox[]> {
  const rows = await tx
    .selectFrom('shipments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('state', '=', 'DRAFT')
    .orderBy('box_no')
    .execute();
  return rows.map((row) => ({
    box_id: row.box_id ?? '',
    name: row.box_name,
    items: row.items as AssignedBox['items'],
    total_weight: row.dead_weight_g / 1000,
    volume_utilized: row.volume_utilized,
    weight_utilized: row.weight_utilized,
    dimensions: { length: row.length_cm, width: row.width_cm, height: row.height_cm },
    ...(row.inner_sides && { inner_dimensions: row.inner_sides }),
  }));
}

/** @throws ApiError 422 on a box that can't be as it is described */
function checkBoxes(lines: readonly LineRecord[], boxes: readonly AssignedBox[]): void {
  const grams = new Map(lines.map(({ sku_id, weight_g }) => [sku_id, weight_g]));
  boxes.forEach((box, index) => {
    const problem = packedBoxProblem(box, (sku_id) => grams.get(sku_id) ?? 0);
    if (problem) throw validationError({ [`packed_boxes.${index}`]: problem }, problem);
  });
}

/** Lines of an order, the boxes that remain, and the highest box number. */
async function packedSoFar(tx: Tx, { brand_id, order_id }: OrderRecord) {
  const lines = await tx
    .selectFrom('order_lines')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .orderBy('line_no')
    .execute();
  const kept = await tx
    .selectFrom('shipments')
    .select(['box_no', 'items', 'state', 'collectible_paise', 'declared_paise'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .orderBy('box_no')
    .execute();
  return {
    // Combos are packed as their parts.
    lines: explodeLines(lines),
    live: kept.filter(({ state }) => state !== 'CANCELLED'),
    lastNo: kept.reduce((most, { box_no }) => Math.max(most, box_no), 0),
  };
}

interface NewBoxes extends Pick<Assignment, 'boxes' | 'now'> {
  /** Which of them are box sizes of the brand. */
  own: ReadonlySet<string>;
}

/** Rows of new boxes, with consecutive numbers and their share of the order's value. */
function draftsOf(
  order: OrderRecord,
  { lines, live, lastNo }: Awaited<ReturnType<typeof packedSoFar>>,
  { boxes, own, now }: NewBoxes,
) {
  const share = (amount: number, of: 'collectible_paise' | 'declared_paise') =>
    apportionToBoxes(amount, {
      lines,
      kept: live.map((box) => ({ items: box.items as Contents, share: box[of] })),
      boxes: boxes.map(({ items }) => items),
    });
  const collectible = share(order.collectible_paise, 'collectible_paise');
  const declared = share(order.total_paise, 'declared_paise');
  const names = new Map(lines.map((line) => [line.sku_id, line.sku_name]));
  return boxes.map((box, index) => ({
    brand_id: order.brand_id,
    shipment_id: newId('shp'),
    order_id: order.order_id,
    box_no: lastNo + index + 1,
    ...draftDefaults,
    warehouse_id: order.warehouse_id ?? '',
    box_id: own.has(box.box_id) ? box.box_id : null,
    box_name: box.name ?? '',
    length_cm: box.dimensions.length,
    width_cm: box.dimensions.width,
    height_cm: box.dimensions.height,
    dead_weight_g: Math.max(1, Math.round(box.total_weight * 1000)),
    volume_utilized: box.volume_utilized,
    weight_utilized: box.weight_utilized,
    inner_sides: box.inner_dimensions ? json(box.inner_dimensions) : null,
    items: json(box.items.map((item) => ({ ...item, sku_name: names.get(item.sku_id) ?? '' }))),
    // Couriers refuse COD without an amount: another box collects it all.
    payment_mode: collectible[index] === 0 ? 'prepaid' : order.payment_mode,
    declared_paise: declared[index] ?? 0,
    collectible_paise: collectible[index] ?? 0,
    created_at: now,
    updated_at: now,
  }));
}

/** Reports the boxes in place of drafts, if there were any. */
export async function publishReplaced(tx: Tx, replaced: ReplacedBoxes): Promise<void> {
  if (replaced.before.length > 0) await publish(tx, boxesReplaced, replaced);
}

/** Deletes an order's drafts before it is packed again. Returns their ids. */
export async function deleteDrafts(tx: Tx, order: OrderRecord): Promise<string[]> {
  const dropped = await tx
    .deleteFrom('shipments')
    .where('brand_id', '=', order.brand_id)
    .where('order_id', '=', order.order_id)
    .where('state', '=', 'DRAFT')
    .where('awb', 'is', null)
    .returning(['shipment_id', 'created_at', 'declared_paise'])
    .execute();
  countChanges(
    tx,
    order.brand_id,
    dropped.map((row) => ({
      measure: 'shipment' as const,
      day: istDay(row.created_at),
      value: 'DRAFT',
      by: -1 as const,
      amount_paise: row.declared_paise,
    })),
  );
  return dropped.map(({ shipment_id }) => shipment_id);
}

function checkQuantities(order: OrderRecord, lines: readonly LineRecord[], boxes: readonly Contents[]): void {
  const left = new Map<string, number>();
  for (const line of lines) left.set(line.sku_id, (left.get(line.sku_id) ?? 0) + line.quantity);
  for (const item of boxes.flat()) {
    const rest = left.get(item.sku_id);
    if (rest === undefined)
      throw validationError({ packed_boxes: `${item.sku_id} isn't in ${order.order_number}.` });
    if (item.quantity > rest)
      throw validationError({
        packed_boxes: `The boxes have more units of ${item.sku_id} than ${order.order_number}.`,
      });
    left.set(item.sku_id, rest - item.quantity);
  }
}
