import type { Order } from '@khep/api';
import { maskContact } from '@khep/domain/notifications';

const noActions: Order['actions'] = {
  can_edit: false,
  can_cancel: false,
  can_cancel_rest: false,
  can_pack: false,
  can_allocate: false,
};

/** Returns an order as a user reads it for a case: without actions, and with contacts masked as in the case. */
export const toReadOnlyOrder = (order: Order): Order => ({
  ...order,
  is_read_only: true,
  actions: noActions,
  cancellable_items: [],
  buyer_details: {
    ...order.buyer_details,
    email: maskContact(order.buyer_details.email),
    phone: maskContact(order.buyer_details.phone),
    alternate_phone: maskContact(order.buyer_details.alternate_phone),
  },
  billing_details: {
    ...order.billing_details,
    email: maskContact(order.billing_details.email),
    phone: maskContact(order.billing_details.phone),
  },
});
