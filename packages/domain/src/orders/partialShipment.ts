import { isBeforePickup } from '../shipments/states.ts';
import type { ShipmentState } from '../shipments/states.ts';
import { orderTabs } from './status.ts';
import type { OrderStatus, OrderTab } from './status.ts';

/** Pieces of a product: those of a line, or those in a box. */
export interface ItemQuantity {
  sku_id: string;
  /** @default 1 */
  quantity?: number | undefined;
}

/**
 * The lines with what of them is in none of the boxes; a line that is packed whole is not among them.
 * @param boxes what lies in each; cancelled ones left out
 */
export function unpackedLines<Line extends { sku_id: string; quantity: number }>(
  lines: readonly Line[],
  boxes: readonly (readonly ItemQuantity[])[],
): Line[] {
  const packed = new Map<string, number>();
  for (const { sku_id, quantity = 1 } of boxes.flat())
    packed.set(sku_id, (packed.get(sku_id) ?? 0) + quantity);
  return lines.flatMap((line) => {
    const had = Math.min(line.quantity, packed.get(line.sku_id) ?? 0);
    packed.set(line.sku_id, (packed.get(line.sku_id) ?? 0) - had);
    return had < line.quantity ? [{ ...line, quantity: line.quantity - had }] : [];
  });
}

export interface PartialOrder {
  status: OrderStatus;
  /** Items in no live box. */
  unpacked_quantity: number;
  shipments: readonly { state: ShipmentState }[];
}

/** Where an order that is not cancelled waits while one of its boxes is in a state before pickup. */
const tabOfBox: Partial<Record<ShipmentState, OrderTab>> = {
  DRAFT: 'new',
  AWB_ASSIGNED: 'ready-to-ship',
  PICKUP_SCHEDULED: 'pickup-and-manifest',
  OUT_FOR_PICKUP: 'pickup-and-manifest',
  PICKUP_FAILED: 'pickup-and-manifest',
};

/**
 * The tabs of work in which an order stands for what of it has not left. Only where a part of it has: until then the whole
 * of it waits where its status says.
 */
export function remainingTabs({ status, unpacked_quantity, shipments }: PartialOrder): OrderTab[] {
  if (status !== 'PARTIALLY_SHIPPED' && status !== 'PARTIALLY_DELIVERED') return [];
  const tabs = new Set(
    shipments.flatMap(({ state }) => (isBeforePickup(state) ? (tabOfBox[state] ?? []) : [])),
  );
  if (unpacked_quantity > 0) tabs.add('new');
  return orderTabs.filter((tab) => tabs.has(tab));
}
