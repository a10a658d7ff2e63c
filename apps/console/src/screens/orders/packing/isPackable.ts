import type { OrderPacking } from '@khep/api';

/** Whether an order has items to pack. A fully packed and booked order has none. */
export const needsPacking = ({ packed_boxes, unpackable_items }: OrderPacking): boolean =>
  packed_boxes.length + unpackable_items.length > 0;

/** Whether every unit is in a box, so that the boxes can be confirmed. */
export const isFullyPacked = ({ packed_boxes, unpackable_items }: OrderPacking): boolean =>
  packed_boxes.length > 0 && unpackable_items.length === 0;

/** What confirms an order's boxes: for the order they were suggested for, not for one that was changed since. */
export const toAssignment = ({ order_id, packed_boxes, version }: OrderPacking) => ({
  order_id,
  packed_boxes,
  version,
});
