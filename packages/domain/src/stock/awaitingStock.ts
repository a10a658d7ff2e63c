/** An open order and the units that it has reserved, by SKU. */
export interface ReservingOrder {
  order_id: string;
  reserved: Readonly<Record<string, number>>;
}

/**
 * Returns the orders that the shelf doesn't cover yet. Orders are served in sequence; one that has to wait takes nothing,
 * so that a later order for fewer units can still be shipped.
 * @param shelf units for these orders, by SKU; SKUs without an entry aren't limited
 */
export function findOrdersAwaitingStock(
  orders: readonly ReservingOrder[],
  shelf: Readonly<Record<string, number>>,
): Set<string> {
  const left = new Map(Object.entries(shelf));
  const waiting = new Set<string>();
  for (const { order_id, reserved } of orders) {
    const units = Object.entries(reserved).filter(([sku_id, quantity]) => quantity > 0 && left.has(sku_id));
    if (units.some(([sku_id, quantity]) => quantity > (left.get(sku_id) ?? 0))) waiting.add(order_id);
    else for (const [sku_id, quantity] of units) left.set(sku_id, (left.get(sku_id) ?? 0) - quantity);
  }
  return waiting;
}
