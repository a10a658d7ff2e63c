import { isShipmentState, shipmentStateLabel } from '@khep/domain/shipments';
import { formatDate } from '@khep/domain/days';
import { asText as text } from '../../base/jsonText.ts';
import { place, rupees, sentence } from '../../platform/timeline/eventMessages.ts';
import type { EventMessages } from '../../platform/timeline/eventMessages.ts';

/** Timeline texts of events of allocation, shipments, tracking, holds, documents and stores. */
export const shipmentMessages: EventMessages = {
  'order.labels_printed': ({ count }) =>
    typeof count === 'number' && count > 1 ? `${count} labels printed` : 'Label printed',
  'order.invoice_printed': () => 'Invoice printed',
  'order.packing_slip_printed': () => 'Packing slip printed',
  'order.store_edited': (data) => `Updated from ${text(data['store'])}`,
  'order.store_fulfilled': (data) => sentence(`Sent to ${text(data['store'])}`, `AWB ${text(data['awb'])}`),
  'order.rated': (data) =>
    sentence(`Delivery rated ${text(data['rating'])} of 5 by the buyer`, text(data['comment'])),
  'shipment.allocated': (data) =>
    sentence(
      'Courier allocated',
      text(data['courier']),
      `AWB ${text(data['awb'])}`,
      rupees(data['charge_paise']),
    ),
  'order.called': (data) => sentence('Buyer called', text(data['outcome']), text(data['note'])),
  'order.released': (data) => sentence(`Released from rule "${text(data['rule'])}"`, text(data['note'])),
  'order.paid': (data) => sentence('Marked as paid', text(data['reference'])),
  'order.unallocated': (data) => sentence('No courier allocated', text(data['why'])),
  'shipment.eway_bill_told': (data) =>
    sentence(
      data['is_by_hand'] === true
        ? `E-way bill entered at ${text(data['courier'])} by hand`
        : `E-way bill sent to ${text(data['courier'])}`,
      text(data['eway_bill']),
      `AWB ${text(data['awb'])}`,
    ),
  'shipment.pickup_scheduled': (data) =>
    sentence('Pickup scheduled', text(data['courier']), formatDate(text(data['date'])), text(data['time'])),
  'shipment.manifested': (data) =>
    sentence(
      data['is_late'] === true ? 'Added to manifest after the pickup' : 'Added to manifest',
      text(data['manifest_number']),
    ),
  'shipment.cancelled': (data) => sentence('Shipment cancelled', text(data['reason'])),
  'shipment.rto_requested': (data) => sentence('RTO requested', text(data['reason'])),
  'shipment.scanned': (data) =>
    sentence(
      isShipmentState(data['to']) ? shipmentStateLabel(data['to']) : 'Scanned',
      place(data['location']),
      text(data['remark']),
    ),
  'shipment.unknown_scan': (data) =>
    sentence('Unknown status received from the courier', text(data['alert'])),
  'shipment.doubted_scan': (data) =>
    sentence('Conflicting scan received from the courier', text(data['alert'])),
  'shipment.reopened': (data) => sentence('Shipment reopened', text(data['alert'])),
  'shipment.charged': (data) =>
    typeof data['charge_paise'] === 'number'
      ? sentence(
          data['movement'] === 'rto' ? 'RTO charges added' : 'RTO charges removed',
          rupees(data['charge_paise']),
        )
      : sentence("RTO charges couldn't be calculated", text(data['reason'])),
  'shipment.corrected': (data) =>
    sentence('Corrected by a late scan', isShipmentState(data['to']) ? shipmentStateLabel(data['to']) : ''),
};
