import type { ShipmentState } from '../shipments/states.ts';
import { canCancelBox, cancelEffect } from '../shipments/transition.ts';
import { explodeLines } from './explodeLines.ts';
import type { ComboLine } from './explodeLines.ts';
import { unpackedLines } from './partialShipment.ts';
import type { ItemQuantity } from './partialShipment.ts';

interface PackedShipment {
  shipment_id: string;
  state: ShipmentState;
  items: readonly ItemQuantity[];
}

/** The lines and boxes of an order whose units are cancelled one by one. */
export interface PackedOrder<Line extends ComboLine = ComboLine> {
  lines: readonly Line[];
  /** Units that were cancelled before; of combos, their parts. */
  cancelled: readonly ItemQuantity[];
  shipments: readonly PackedShipment[];
}

const isLive = ({ state }: PackedShipment): boolean => state !== 'CANCELLED';
/** Whether the courier neither has the box nor is on the way to it. */
const isUnshipped = (box: PackedShipment): boolean => canCancelBox(box.state);

/**
 * Returns the lines with the units that are in no box of the courier's and aren't cancelled; a combo counts if all its parts
 * are left.
 */
export function cancellableLines<Line extends ComboLine>(order: PackedOrder<Line>): Line[] {
  const open = unpackedLines(explodeLines(order.lines.map((line, at) => Object.assign({}, line, { at }))), [
    order.cancelled,
    ...order.shipments.filter((box) => isLive(box) && !isUnshipped(box)).map(({ items }) => items),
  ]);
  return order.lines.flatMap((line, at) => {
    const left = countUnits(open.filter((one) => one.at === at));
    const parts = line.parts && line.parts.length > 0 ? line.parts : [{ sku_id: line.sku_id, quantity: 1 }];
    const units = Math.min(...parts.map((part) => Math.floor((left.get(part.sku_id) ?? 0) / part.quantity)));
    return units > 0 ? [{ ...line, quantity: units }] : [];
  });
}

export type UnitCancelPlan =
  | { allowed: false; reason: string }
  | {
      allowed: true;
      /** Units to cancel; of combos, their parts. */
      pieces: { sku_id: string; quantity: number }[];
      /** Boxes to cancel first, because the units are in them. Their other items are packed again. */
      shipment_ids: string[];
    };

/**
 * Plans cancelling some unshipped units: unpacked ones first, then those in boxes that the courier doesn't have.
 * @param units by SKU of the lines, at most what `cancellableLines` returns
 */
export function planUnitCancel(order: PackedOrder, units: ReadonlyMap<string, number>): UnitCancelPlan {
  const wanted = new Map(units);
  const chosen = cancellableLines(order).flatMap((line) => {
    const quantity = Math.min(line.quantity, wanted.get(line.sku_id) ?? 0);
    wanted.set(line.sku_id, (wanted.get(line.sku_id) ?? 0) - quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  if ([...wanted.values()].some((count) => count > 0)) return { allowed: false, reason: withCourier(order) };
  const pieces = countUnits(explodeLines(chosen));
  const live = order.shipments.filter(isLive);
  const loose = countUnits(
    unpackedLines(explodeLines(order.lines), [order.cancelled, ...live.map(({ items }) => items)]),
  );
  const needed = new Map([...pieces].map(([sku_id, count]) => [sku_id, count - (loose.get(sku_id) ?? 0)]));
  const shipment_ids: string[] = [];
  // Boxes without a courier first, then the last ones.
  for (const { shipment_id, items } of live.filter(isUnshipped).toReversed().toSorted(byDraft)) {
    if (!items.some(({ sku_id }) => (needed.get(sku_id) ?? 0) > 0)) continue;
    shipment_ids.push(shipment_id);
    for (const [sku_id, count] of countUnits(items)) needed.set(sku_id, (needed.get(sku_id) ?? 0) - count);
  }
  if ([...needed.values()].some((count) => count > 0)) return { allowed: false, reason: withCourier(order) };
  return {
    allowed: true,
    pieces: [...pieces].map(([sku_id, quantity]) => ({ sku_id, quantity })),
    shipment_ids,
  };
}

function withCourier({ shipments }: PackedOrder): string {
  const isOnTheWay = shipments.some(({ state }) => state === 'OUT_FOR_PICKUP');
  return isOnTheWay
    ? cancelEffect('OUT_FOR_PICKUP').explanation
    : 'These items have shipped. Request an RTO for their boxes.';
}

const byDraft = (a: { state: ShipmentState }, b: { state: ShipmentState }): number =>
  Number(b.state === 'DRAFT') - Number(a.state === 'DRAFT');

function countUnits(items: readonly ItemQuantity[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { sku_id, quantity = 1 } of items) counts.set(sku_id, (counts.get(sku_id) ?? 0) + quantity);
  return counts;
}
