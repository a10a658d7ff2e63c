import type { Order } from '@khep/api';

/** What of an order decides which part of it goes to the buyer. */
type Parts = Pick<Order, 'needs' | 'shipments' | 'packed_boxes' | 'cancelled_items' | 'totals'>;

/** Boxes that go, or went, where nothing of the order waits to be packed any more; undefined while something does. */
function sentBoxes({ needs, shipments }: Parts) {
  if (needs.includes('packaging')) return undefined;
  const sent = shipments.filter(({ status }) => status !== 'CANCELLED');
  return sent.length > 0 ? sent : undefined;
}

/** Units of a product that were cancelled after a partial shipment. Once nothing has to be packed, all that are in no box. */
export function cancelledPieces(order: Parts, { sku_id, quantity }: { sku_id: string; quantity: number }) {
  if (!sentBoxes(order)) return order.cancelled_items.find((item) => item.sku_id === sku_id)?.quantity ?? 0;
  const packed = order.packed_boxes
    .flatMap(({ items }) => items)
    .filter((item) => item.sku_id === sku_id)
    .reduce((sum, item) => sum + item.quantity, 0);
  return Math.max(0, quantity - packed);
}

/** Rupees that the couriers collect: less than the order's total after items were cancelled. */
export function codToCollect(order: Parts): number {
  const boxes = sentBoxes(order);
  if (!boxes) return order.totals.collect;
  return boxes.reduce((sum, { collectible }) => sum + Math.round(collectible * 100), 0) / 100;
}
