import type { Order, OrderDraftInput, PackedBox, UnpackableItem } from '@khep/api';
import { toDraft, toDuplicateDraft, emptyDraft, toOrderInput } from '@khep/domain/orders';
import type { DraftOrder } from '@khep/domain/orders';
import { dayBefore } from '../list/useOrderFilter.ts';

/** An order while it is being written, with the boxes that were suggested for it. */
export interface Draft extends DraftOrder {
  boxes: PackedBox[];
  unpackable: UnpackableItem[];
}

const unpacked = { boxes: [], unpackable: [] };

export const newDraft = (): Draft => ({ ...emptyDraft(dayBefore(0)), ...unpacked });

export const draftToDuplicate = (order: Order): Draft => ({
  ...toDuplicateDraft(order, dayBefore(0)),
  ...unpacked,
});

/** A stored order to be changed; a suggestion that nobody confirmed is asked for again. */
export const draftToEdit = (order: Order): Draft => ({
  ...toDraft(order, dayBefore(0, new Date(order.order_details.order_date))),
  boxes: order.is_packing_suggested ? [] : order.packed_boxes,
  unpackable: [],
});

/** The draft after a change. Boxes follow from the products: other products, other boxes. */
export function changeDraft(now: Draft, patch: Partial<Draft>): Draft {
  const next = { ...now, ...patch };
  return patch.lines && patch.lines !== now.lines ? { ...next, ...unpacked } : next;
}

export const inputOf = (draft: Draft): OrderDraftInput => ({
  ...toOrderInput(draft),
  packed_boxes: draft.boxes,
  unpackable_items: draft.unpackable,
});
