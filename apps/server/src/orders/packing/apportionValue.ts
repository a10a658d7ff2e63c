import { scalePaise, splitByLargestRemainder, sumPaise } from '@khep/domain/money';
import type { Paise } from '@khep/domain/money';

/** An order line whose value is apportioned. */
interface ValuedLine {
  sku_id: string;
  quantity: number;
  unit_price_paise: Paise;
  discount_paise: Paise;
}

/** Contents of a box. */
export type Contents = readonly { sku_id: string; quantity: number }[];

export interface ApportionInit {
  lines: readonly ValuedLine[];
  /** Live boxes that remain, with their share of the amount. */
  kept: readonly { items: Contents; share: Paise }[];
  /** New boxes. */
  boxes: readonly Contents[];
}

/**
 * Apportions an order amount to boxes by content value. Rounding carries over, so the shares always add up to
 * the total.
 */
export function apportionToBoxes(amount: Paise, { lines, kept, boxes }: ApportionInit): Paise[] {
  const take = createPieceValuer(lines);
  const keptValue = sumPaise(kept.map(({ items }) => take(items)));
  const values = boxes.map(take);
  const whole = sumPaise(lines.map(netPrice));
  const packed = keptValue + sumPaise(values);
  // Computed from the start of the order: a rounding remainder goes to the next box.
  const due = packed >= whole ? amount : scalePaise(amount, packed, whole);
  const had = sumPaise(kept.map(({ share }) => share));
  return splitByLargestRemainder(Math.max(0, due - had), values);
}

/** Returns the price that the buyer pays for a line. */
function netPrice({ quantity, unit_price_paise, discount_paise }: ValuedLine): Paise {
  return Math.max(0, unit_price_paise * quantity - Math.max(0, discount_paise));
}

/**
 * Assigns pieces in the order of the lines and returns their value. A SKU may be on several lines at
 * different prices; a line's value is split over its pieces without losing a paisa.
 */
function createPieceValuer(lines: readonly ValuedLine[]): (items: Contents) => Paise {
  const shelf = lines.map((line) => ({ ...line, net: netPrice(line), taken: 0 }));
  const takeOne = ({ sku_id, quantity }: Contents[number]): Paise => {
    let wanted = quantity;
    let worth = 0;
    for (const line of shelf) {
      if (line.sku_id !== sku_id) continue;
      const pieces = Math.min(wanted, line.quantity - line.taken);
      worth -= scalePaise(line.net, line.taken, line.quantity);
      line.taken += pieces;
      worth += scalePaise(line.net, line.taken, line.quantity);
      wanted -= pieces;
    }
    return worth;
  };
  return (items) => sumPaise(items.map(takeOne));
}
