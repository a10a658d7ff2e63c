import type { OrderPacking } from '@khep/api';

/** Something of it is to be packed; an order that is packed whole and booked has nothing for packing. */
export const needsPacking = ({ packed_boxes, unpackable_items }: OrderPacking): boolean =>
  packed_boxes.length + unpackable_items.length > 0;

/** Every piece of it lies in a box, so that its boxes can be confirmed. */
export const isFullyPacked = ({ packed_boxes, unpackable_items }: OrderPacking): boolean =>
  packed_boxes.length > 0 && unpackable_items.length === 0;
