import type { Order } from '@khep/api';
import { createMasker } from '../../../aftercare/orderAccess/maskContacts.ts';

const noActions: Order['actions'] = {
  can_edit: false,
  can_cancel: false,
  can_cancel_rest: false,
  can_pack: false,
  can_allocate: false,
};

/** Returns an order as a user reads it for a case: without actions, and with contacts masked as in the case. */
export function toReadOnlyOrder(order: Order): Order {
  const { buyer_details, billing_details } = order;
  const contacts = [
    buyer_details.email,
    buyer_details.phone,
    buyer_details.alternate_phone,
    billing_details.email,
    billing_details.phone,
  ];
  const masked = maskTexts(order, createMasker(contacts));
  return {
    ...masked,
    // Stored data of events may name contacts that the order no longer has.
    timeline: masked.timeline.map((event) => ({ ...event, data: {} })),
    is_read_only: true,
    actions: noActions,
    cancellable_items: [],
  };
}

function maskTexts<Value>(value: Value, mask: (text: string) => string): Value {
  if (typeof value === 'string') return mask(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => maskTexts(item, mask)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, maskTexts(item, mask)]),
  ) as Value;
}
