/** A box as a user or another program packed it. */
export interface PackedByHand {
  name?: string | undefined;
  items: readonly {
    sku_id: string;
    quantity: number;
    position?: { x: number; y: number; z: number } | undefined;
    rotation?: { length: number; width: number; height: number } | undefined;
  }[];
  /** Kilograms, including the box. */
  total_weight: number;
  /** Outer dimensions in centimetres. */
  dimensions: { length: number; width: number; height: number };
  /** Inner dimensions, which positions refer to. @default dimensions */
  inner_dimensions?: { length: number; width: number; height: number } | undefined;
}

/** Rounded measurements may stick out by this many centimetres. */
const TOLERANCE_CM = 0.05;
/** A scale may show a little less than the SKUs weigh together. */
const MIN_WEIGHT_SHARE = 0.9;

const axes = [
  ['x', 'length'],
  ['y', 'width'],
  ['z', 'height'],
] as const;
const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Returns what can't be true of a packed box: items outside of it, or less weight than its items have;
 * undefined if nothing.
 * @param gramsOf the weight of one unit of a SKU
 */
export function packedBoxProblem(box: PackedByHand, gramsOf: (sku_id: string) => number): string | undefined {
  const { items, dimensions, inner_dimensions: inner = dimensions, total_weight } = box;
  const name = box.name || 'the box';
  for (const [, side] of axes)
    if (inner[side] > dimensions[side] + TOLERANCE_CM)
      return `The inner ${side} of ${name} can't exceed its outer ${side} of ${dimensions[side]} cm.`;
  for (const { sku_id, position, rotation } of items) {
    if (!position) continue;
    for (const [axis, side] of axes) {
      const end = position[axis] + (rotation?.[side] ?? 0);
      if (!(position[axis] >= -TOLERANCE_CM && end <= inner[side] + TOLERANCE_CM))
        return `${sku_id} is outside ${name}: it reaches ${round(end)} cm of ${inner[side]} cm ${side}. Pack the order again.`;
    }
  }
  const grams = items.reduce((sum, { sku_id, quantity }) => sum + gramsOf(sku_id) * quantity, 0);
  if (total_weight * 1000 < grams * MIN_WEIGHT_SHARE)
    return `${name[0]?.toUpperCase()}${name.slice(1)} can't weigh ${total_weight} kg: its items weigh ${grams / 1000} kg. Enter the weight on the scale.`;
  return undefined;
}
