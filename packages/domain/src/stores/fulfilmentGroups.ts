/** A part of a store's order that waits at one location. */
export interface StoreFulfilmentOrder {
  id: string;
  /** The name of its location. */
  location: string;
  lines: readonly { id: string; line_id: string; remaining: number }[];
}

/** Units to fulfil at one location. */
export interface FulfilmentGroup {
  location: string;
  orders: { id: string; lines: { id: string; quantity: number }[] }[];
}

/**
 * Takes the units of a shipment from the parts of its order, grouped by location: one fulfilment has parts of one location
 * only.
 * @param wanted units by order line
 */
export function groupByLocation(
  parts: readonly StoreFulfilmentOrder[],
  wanted: ReadonlyMap<string, number>,
): FulfilmentGroup[] {
  const open = new Map(wanted);
  const groups = new Map<string, FulfilmentGroup>();
  for (const { id, location, lines } of parts) {
    const taken = lines.flatMap((line) => {
      const left = open.get(line.line_id) ?? 0;
      const quantity = Math.min(left, line.remaining);
      if (quantity <= 0) return [];
      open.set(line.line_id, left - quantity);
      return [{ id: line.id, quantity }];
    });
    if (taken.length === 0) continue;
    const group = groups.get(location) ?? { location, orders: [] };
    group.orders.push({ id, lines: taken });
    groups.set(location, group);
  }
  return [...groups.values()];
}
