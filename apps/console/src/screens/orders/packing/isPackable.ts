import type { OrderPacking } from '@khep/api';

/** Every piece of it lies in a box, so that its boxes can be confirmed. */
export const isPackable = ({ packed_boxes, unpackable_items }: OrderPacking): boolean =>
  packed_boxes.length > 0 && unpackable_items.length === 0;
