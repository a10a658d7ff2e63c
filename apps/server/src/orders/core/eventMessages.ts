import { asText as text } from '../../base/jsonText.ts';
import { rupees, sentence } from '../../platform/timeline/eventMessages.ts';
import type { EventMessages } from '../../platform/timeline/eventMessages.ts';

/** Timeline texts of order events. */
export const orderMessages: EventMessages = {
  'order.created': (data) => sentence('Order created', rupees(data['total_paise'])),
  'order.updated': (data) => sentence('Order updated', rupees(data['total_paise'])),
  'order.packed': (data) => {
    const boxes = Array.isArray(data['boxes']) ? (data['boxes'] as Record<string, unknown>[]) : [];
    return sentence('Packaging confirmed', ...boxes.map((one) => text(one['box_name']) || 'own packaging'));
  },
  'shipment.packing_recorded': ({ photos, scale_g }) =>
    sentence(
      'Packing recorded',
      typeof photos === 'number' && photos > 0 ? `${photos} ${photos === 1 ? 'photo' : 'photos'}` : '',
      typeof scale_g === 'number' ? `${scale_g} g on the scale` : '',
    ),
  'order.warehouse': (data) => sentence('Pickup warehouse changed', text(data['warehouse_name'])),
  'order.items_cancelled': (data) => sentence('Items cancelled', text(data['items']), text(data['reason'])),
  'order.cancelled': (data) => sentence('Order cancelled', text(data['reason'])),
  'order.rest_cancelled': (data) => sentence('Unshipped items cancelled', text(data['reason'])),
  'order.buyer_request': (data) =>
    sentence(
      data['request'] === 'day'
        ? 'Buyer asked for another day'
        : data['request'] === 'return'
          ? 'Buyer asked to return the order'
          : 'Buyer asked to correct the address',
      text(data['text']),
    ),
  'order.buyer_request_closed': () => "Buyer's request done",
  'order.invoiced': (data) => sentence('Invoice issued', text(data['invoice_number'])),
  'order.credited': (data) =>
    sentence('Credit note issued', text(data['note_number']), rupees(data['total_paise'])),
  'order.eway_bill': (data) =>
    text(data['eway_bill']) === ''
      ? 'E-way bill removed'
      : sentence('E-way bill added', text(data['eway_bill'])),
};
