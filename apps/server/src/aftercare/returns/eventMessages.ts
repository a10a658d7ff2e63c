import { formatDate } from '@khep/domain/days';
import { asText as text } from '../../base/jsonText.ts';
import { place, rupees, sentence } from '../../platform/timeline/eventMessages.ts';
import type { EventMessages } from '../../platform/timeline/eventMessages.ts';

/** Timeline texts of returns. */
export const returnMessages: EventMessages = {
  'return.requested': (data) =>
    sentence(`${text(data['return_number'])} requested`, text(data['reason']), text(data['remark'])),
  'return.approved': (data) => sentence(`${text(data['return_number'])} approved`, text(data['reason'])),
  'return.rejected': (data) => sentence(`${text(data['return_number'])} rejected`, text(data['reason'])),
  'return.cancelled': (data) => sentence(`${text(data['return_number'])} cancelled`, text(data['reason'])),
  'return.booked': (data) =>
    sentence(
      'Reverse pickup booked',
      text(data['courier']),
      `AWB ${text(data['awb'])}`,
      rupees(data['charge_paise']),
    ),
  'return.pickup_scheduled': (data) =>
    sentence(
      'Reverse pickup scheduled',
      text(data['courier']),
      formatDate(text(data['date'])),
      text(data['time']),
    ),
  'return.scanned': (data) => sentence(text(data['remark']) || 'Return scanned', place(data['location'])),
  'return.rto': (data) => sentence(`RTO ${text(data['return_number'])} begun`, text(data['reason'])),
  'return.received': (data) =>
    sentence(`${text(data['return_number'])} received`, `AWB ${text(data['awb'])}`),
  'return.checked': (data) => sentence(`${text(data['return_number'])} checked`, text(data['items'])),
  'return.refunded': (data) =>
    sentence('Refund recorded', rupees(data['amount_paise']), text(data['reference'])),
  'return.exchanged': (data) => sentence('Exchange order created', text(data['order_number'])),
  'return.closed': (data) => `${text(data['return_number'])} closed, no refund due`,
  'return.repaired': (data) => sentence('Repair finished', text(data['items'])),
};
