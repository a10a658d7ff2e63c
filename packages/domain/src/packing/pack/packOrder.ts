import { packItems } from './packItems.ts';
import type { PackingRequest } from './packItems.ts';
import type { BoxSize, PackItem, Packing, UnpackableItem } from '../model/types.ts';

export interface OrderedItem extends PackItem {
  /** The only size it may be packed in. Ignored if not among the boxes. */
  box_id?: string | undefined;
}

export interface OrderPackingRequest extends Omit<PackingRequest, 'items'> {
  items: readonly OrderedItem[];
}

/**
 * Packs an order whose products may be assigned to a box size: everything in that size if it fits, else those
 * products in it and the others separately.
 */
export function packOrder({ items, boxes, options = {} }: OrderPackingRequest): Packing {
  const assignedBox = ({ box_id, ships_in_own_box }: OrderedItem) =>
    ships_in_own_box ? undefined : boxes.find((box) => box.box_id === box_id);
  const groups = [...Map.groupBy(items, assignedBox)];
  const tied = groups.flatMap(([box]) => box ?? []);
  const [only, ...others] = tied;
  if (!only) return packItems({ items, boxes, options });
  if (others.length === 0 && groups.length > 1) {
    const together = packItems({ items, boxes: [only], options });
    const boxed = together.packed_boxes.filter(({ box_id }) => box_id !== '');
    if (together.unpackable_items.length === 0 && boxed.length === 1) return together;
  }
  const packings = groups.map(([box, group]) => {
    const packing = packItems({ items: group, boxes: box ? [box] : boxes, options });
    return box
      ? { ...packing, unpackable_items: packing.unpackable_items.map(explainAssignedBox(box)) }
      : packing;
  });
  return {
    packed_boxes: packings.flatMap(({ packed_boxes }) => packed_boxes),
    unpackable_items: packings.flatMap(({ unpackable_items }) => unpackable_items),
  };
}

/** Explains that the assigned box excludes the item. */
const explainAssignedBox =
  ({ box_id, name = box_id }: BoxSize) =>
  (item: UnpackableItem): UnpackableItem => {
    if (!item.nearest) return item;
    const { over_cm, over_g } = item.nearest;
    const by = over_cm > 0 ? `too small by ${over_cm} cm` : `overloaded by ${over_g / 1000} kg`;
    return {
      ...item,
      reason: `Its assigned box ${name} is ${by}. Change the SKU's box or set it to automatic.`,
    };
  };
