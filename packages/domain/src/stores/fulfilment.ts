/** Units of a store's line that are still open in it. */
export interface RemainingLine {
  /** Of the store's fulfilment order. */
  id: string;
  line_id: string;
  remaining: number;
}

/** Units of a store's line in one of our shipments. */
export interface FulfilledLine {
  line_id: string;
  sku_id: string;
  quantity: number;
}

/**
 * Assigns the units in a box to the lines of the store's order, so that a partial shipment fulfils exactly its part.
 * Several lines can have the same SKU: they are filled in their order.
 * @param packed units in the box by SKU
 * @param lines what was imported
 * @param used units of each line in other boxes
 */
export function fulfilmentUnits(
  packed: readonly { sku_id: string; quantity: number }[],
  lines: readonly FulfilledLine[],
  used: (line_id: string) => number,
): FulfilledLine[] {
  const open = lines.map((line) => ({ ...line, quantity: Math.max(0, line.quantity - used(line.line_id)) }));
  const result: FulfilledLine[] = [];
  for (const { sku_id, quantity } of packed) {
    let left = quantity;
    for (const line of open) {
      if (line.sku_id !== sku_id || left === 0) continue;
      const units = Math.min(left, line.quantity);
      if (units === 0) continue;
      line.quantity -= units;
      left -= units;
      result.push({ line_id: line.line_id, sku_id, quantity: units });
    }
  }
  return result;
}
