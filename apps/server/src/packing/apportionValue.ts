import { scalePaise, splitByLargestRemainder, sumPaise } from '@khep/domain/money';
import type { Paise } from '@khep/domain/money';

/** A line of an order as its value is shared out. */
interface ValuedLine {
  sku_id: string;
  quantity: number;
  unit_price_paise: Paise;
  discount_paise: Paise;
}

/** What lies in a box. */
export type Contents = readonly { sku_id: string; quantity: number }[];

export interface ApportionInit {
  lines: readonly ValuedLine[];
  /** Live boxes that stay, with what each has of the amount. */
  kept: readonly { items: Contents; share: Paise }[];
  /** Boxes that are made now. */
  boxes: readonly Contents[];
}

/**
 * What each new box has of an amount of its order, by the value of what lies in it. However the boxes come, at once or one
 * by one, they have together what the packed pieces are worth of it, and all of it once all that is worth something is packed.
 */
export function apportionToBoxes(amount: Paise, { lines, kept, boxes }: ApportionInit): Paise[] {
  const take = createPieceValuer(lines);
  const keptValue = sumPaise(kept.map(({ items }) => take(items)));
  const values = boxes.map(take);
  const whole = sumPaise(lines.map(netPrice));
  const packed = keptValue + sumPaise(values);
  // Counted from the start of the order, not from these boxes: what was rounded off one comes with the next.
  const due = packed >= whole ? amount : scalePaise(amount, packed, whole);
  const had = sumPaise(kept.map(({ share }) => share));
  return splitByLargestRemainder(Math.max(0, due - had), values);
}

/** What the buyer pays for a line. */
function netPrice({ quantity, unit_price_paise, discount_paise }: ValuedLine): Paise {
  return Math.max(0, unit_price_paise * quantity - Math.max(0, discount_paise));
}

/**
 * Hands out pieces in the order of the lines and says what they are worth. A product may stand on several lines at several
 * prices, one of them free; what a line is worth is shared by its pieces to the last paisa.
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
