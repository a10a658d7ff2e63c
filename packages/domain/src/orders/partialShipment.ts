import { isBeforePickup } from '../shipments/states.ts';
import type { ShipmentState } from '../shipments/states.ts';
import { orderTabs } from './status.ts';
import type { OrderStatus, OrderTab } from './status.ts';

/** A quantity of a SKU: in an order line or in a box. */
export interface ItemQuantity {
  sku_id: string;
  /** @default 1 */
  quantity?: number | undefined;
}

/**
 * Returns the part of each line that is in no box; fully packed lines are omitted.
 * @param boxes contents per box, without cancelled boxes
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
  /** Items in no active box. */
  unpacked_quantity: number;
  shipments: readonly { state: ShipmentState }[];
}

/** The tab of an order whose box is in a state before pickup. */
const tabByBoxState: Partial<Record<ShipmentState, OrderTab>> = {
  DRAFT: 'new',
  AWB_ASSIGNED: 'ready-to-ship',
  PICKUP_SCHEDULED: 'pickup-and-manifest',
  OUT_FOR_PICKUP: 'pickup-and-manifest',
  PICKUP_FAILED: 'pickup-and-manifest',
};

/**
 * Returns the work tabs that list the unshipped part of a partially shipped order. Other orders are listed by
 * their status.
 */
export function remainingTabs({ status, unpacked_quantity, shipments }: PartialOrder): OrderTab[] {
  if (status !== 'PARTIALLY_SHIPPED' && status !== 'PARTIALLY_DELIVERED') return [];
  const tabs = new Set(
    shipments.flatMap(({ state }) => (isBeforePickup(state) ? (tabByBoxState[state] ?? []) : [])),
  );
  if (unpacked_quantity > 0) tabs.add('new');
  return orderTabs.filter((tab) => tabs.has(tab));
}
