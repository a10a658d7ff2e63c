import { splitByLargestRemainder } from '../money/index.ts';

/** A SKU in one unit of a combo, as copied to the order line. */
export interface ComboPart {
  sku_id: string;
  sku_name: string;
  /** Units in one combo. */
  quantity: number;
  /** Price of one unit when sold alone; the combo's price is apportioned by it. */
  unit_price_paise: number;
  gst: number;
  cess: number;
  hsn_code: string;
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
}

/** An order line that may be a combo. */
export interface ComboLine {
  sku_id: string;
  quantity: number;
  unit_price_paise?: number;
  discount_paise?: number;
  /** Null or absent for a single SKU. */
  parts?: readonly ComboPart[] | null | undefined;
}

/** Units in a box to one unit of a line. */
const weightOf = (parts: readonly ComboPart[], pick: (part: ComboPart) => number): number[] =>
  parts.map((part) => pick(part) * part.quantity);

/**
 * Returns the lines with each combo replaced by its parts, for packing, stock, weight and tax. The parts of a
 * combo cost together what it costs, to the paisa.
 */
export function explodeLines<Line extends ComboLine>(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const { parts } = line;
    if (!parts || parts.length === 0) return [line];
    const prices = apportionPrice(line, parts);
    return parts.map((part, index) => ({
      ...line,
      ...part,
      quantity: part.quantity * line.quantity,
      ...prices[index],
      parts: null,
    }));
  });
}

/** Unit price and discount of each part; together they are the net price of the line. */
function apportionPrice(
  { quantity, unit_price_paise, discount_paise = 0 }: ComboLine,
  parts: readonly ComboPart[],
) {
  if (unit_price_paise === undefined) return [];
  const net = Math.max(0, unit_price_paise * quantity - Math.max(0, discount_paise));
  const byPrice = weightOf(parts, (part) => part.unit_price_paise);
  const isPriced = byPrice.some((price) => price > 0);
  const shares = splitByLargestRemainder(net, isPriced ? byPrice : weightOf(parts, () => 1));
  return parts.map((part, index) => {
    const units = part.quantity * quantity;
    const share = shares[index] ?? 0;
    const unit = Math.ceil(share / units);
    return { unit_price_paise: unit, discount_paise: unit * units - share };
  });
}

/** Weight of one combo in grams. */
export function comboWeight(parts: readonly ComboPart[]): number {
  return weightOf(parts, (part) => part.weight_g).reduce((sum, grams) => sum + grams, 0);
}
