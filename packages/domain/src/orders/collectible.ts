import type { OrderNeed } from './needs.ts';

/** Fields of an order that decide which part of it goes to the buyer. */
export interface CollectibleOrder {
  needs: readonly OrderNeed[];
  shipments: readonly { status: string; collectible: number }[];
  packed_boxes: readonly { items: readonly { sku_id: string; quantity: number }[] }[];
  cancelled_items: readonly { sku_id: string; quantity: number }[];
  totals: { collect: number };
}

/** Boxes that go, or went, where nothing of the order waits to be packed any more; undefined while something does. */
function sentBoxes({ needs, shipments }: Pick<CollectibleOrder, 'needs' | 'shipments'>) {
  if (needs.includes('packaging')) return undefined;
  const sent = shipments.filter(({ status }) => status !== 'CANCELLED');
  return sent.length > 0 ? sent : undefined;
}

/** Units of a product that were cancelled after a partial shipment. Once nothing has to be packed, all that are in no box. */
export function cancelledPieces(
  order: Omit<CollectibleOrder, 'totals'>,
  { sku_id, quantity }: { sku_id: string; quantity: number },
): number {
  if (!sentBoxes(order)) return order.cancelled_items.find((item) => item.sku_id === sku_id)?.quantity ?? 0;
  const packed = order.packed_boxes
    .flatMap(({ items }) => items)
    .filter((item) => item.sku_id === sku_id)
    .reduce((sum, item) => sum + item.quantity, 0);
  return Math.max(0, quantity - packed);
}

/** Rupees that the couriers collect: less than the order's total after items were cancelled. */
export function codToCollect(order: Pick<CollectibleOrder, 'needs' | 'shipments' | 'totals'>): number {
  const boxes = sentBoxes(order);
  if (!boxes) return order.totals.collect;
  return boxes.reduce((sum, { collectible }) => sum + Math.round(collectible * 100), 0) / 100;
}
