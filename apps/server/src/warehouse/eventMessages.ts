import { asText as text } from '../base/jsonText.ts';
import { sentence } from '../platform/timeline/eventMessages.ts';
import type { EventMessages } from '../platform/timeline/eventMessages.ts';

/** Words for the events of picking and packing. */
export const warehouseMessages: EventMessages = {
  'order.short_picked': ({ sku_name, quantity, reason, bin }) =>
    sentence(
      reason === 'damaged' ? 'Damaged at picking' : 'Missing at picking',
      `${String(quantity)} × ${text(sku_name)}`,
      text(bin),
    ),
  'shipment.packed': ({ pieces, scale_g, seal }) =>
    sentence(
      'Packed',
      `${String(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`,
      typeof scale_g === 'number' ? `${scale_g} g` : '',
      `seal ${text(seal)}`,
    ),
  'shipment.box_changed': ({ from, to }) => sentence('Another box', `${text(to)} instead of ${text(from)}`),
  'shipment.split': ({ pieces, second_no }) =>
    sentence(
      'Split at the bench',
      `${String(pieces)} ${pieces === 1 ? 'piece' : 'pieces'} in box ${String(second_no)}`,
    ),
  'shipment.held': ({ reason }) => sentence('Held at the bench', text(reason)),
  'shipment.released': () => 'Released at the bench',
  'shipment.put_back': ({ sku_name, quantity, bin }) =>
    sentence('Put back', `${String(quantity)} × ${text(sku_name)}`, text(bin)),
  'shipment.handed_over': ({ courier, received_by, seal }) =>
    sentence('Handed over', text(courier), `to ${text(received_by)}`, `seal ${text(seal)}`),
};
