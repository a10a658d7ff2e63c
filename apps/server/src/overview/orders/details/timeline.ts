import type { AllocationDecision, TimelineEntry } from '@khep/api';
import { formatRupees } from '@khep/domain/money';
import { notificationChannelLabels, notificationChannels } from '@khep/domain/notifications';
import { isShipmentState, shipmentStateLabel } from '@khep/domain/shipments';
import { formatDate } from '@khep/domain/tracking';
import type { Actor } from '../../../base/actor.ts';
import { parseDecision } from '../../../dispatch/allocation/plan/bookedDecisions.ts';
import { asText as text } from '../../../base/jsonText.ts';

interface EventRow {
  event_id: string;
  shipment_id: string | null;
  kind: string;
  actor: Actor;
  data: Record<string, unknown>;
  at: Date;
}

const money = (value: unknown): string => (typeof value === 'number' ? formatRupees(value) : '');
const sentence = (lead: string, ...parts: string[]): string =>
  [lead, parts.filter(Boolean).join(', ')].filter(Boolean).join(': ');
const place = (value: unknown): string =>
  text(value)
    .replaceAll('_', ' ')
    .replace(/ [A-Z]$/, '');

const channelNames = (channels: unknown): string =>
  notificationChannels
    .filter((one) => Array.isArray(channels) && channels.includes(one))
    .map((one) => notificationChannelLabels[one])
    .join(', ');

const words: Record<string, (data: Record<string, unknown>) => string> = {
  'order.created': (data) => sentence('Order created', money(data['total_paise'])),
  'order.updated': (data) => sentence('Order updated', money(data['total_paise'])),
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
  'order.labels_printed': ({ count }) =>
    typeof count === 'number' && count > 1 ? `${count} labels printed` : 'Label printed',
  'order.invoice_printed': () => 'Invoice printed',
  'order.packing_slip_printed': () => 'Packing slip printed',
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
      money(data['charge_paise']),
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
    sentence('Refund recorded', money(data['amount_paise']), text(data['reference'])),
  'return.exchanged': (data) => sentence('Exchange order created', text(data['order_number'])),
  'return.closed': (data) => `${text(data['return_number'])} closed, no refund due`,
  'return.repaired': (data) => sentence('Repair finished', text(data['items'])),
  'order.store_edited': (data) => `Updated from ${text(data['store'])}`,
  'order.store_fulfilled': (data) => sentence(`Sent to ${text(data['store'])}`, `AWB ${text(data['awb'])}`),
  'order.rated': (data) =>
    sentence(`Delivery rated ${text(data['rating'])} of 5 by the buyer`, text(data['comment'])),
  'shipment.allocated': (data) =>
    sentence(
      'Courier allocated',
      text(data['courier']),
      `AWB ${text(data['awb'])}`,
      money(data['charge_paise']),
    ),
  'order.called': (data) => sentence('Buyer called', text(data['outcome']), text(data['note'])),
  'order.released': (data) => sentence(`Released from rule "${text(data['rule'])}"`, text(data['note'])),
  'order.paid': (data) => sentence('Marked as paid', text(data['reference'])),
  'order.unallocated': (data) => sentence('No courier allocated', text(data['why'])),
  'shipment.pickup_scheduled': (data) =>
    sentence('Pickup scheduled', text(data['courier']), formatDate(text(data['date'])), text(data['time'])),
  'order.invoiced': (data) => sentence('Invoice issued', text(data['invoice_number'])),
  'order.credited': (data) =>
    sentence('Credit note issued', text(data['note_number']), money(data['total_paise'])),
  'order.eway_bill': (data) =>
    text(data['eway_bill']) === ''
      ? 'E-way bill removed'
      : sentence('E-way bill added', text(data['eway_bill'])),
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
  'ndr.opened': (data) => sentence(`Failed delivery ${text(data['attempt'])}`, text(data['reason'])),
  'ndr.answered': (data) =>
    sentence(
      'Failed delivery answered',
      text(data['answer']),
      data['is_fake'] === true ? 'reported as fake' : '',
      formatDate(text(data['date'])),
      text(data['remark']),
    ),
  'buyer.messages_stopped': (data) => sentence('Buyer stopped messages', channelNames(data['channels'])),
  'buyer.messages_started': (data) =>
    sentence('Buyer started messages again', channelNames(data['channels'])),
  'ndr.reason_corrected': (data) =>
    sentence('Reason of the failed delivery corrected', `${text(data['from'])} → ${text(data['to'])}`),
  'ndr.buyer_answered': (data) => sentence('Buyer answered the failed delivery', text(data['answer'])),
  'ndr.accepted': (data) => sentence('Answer accepted by the courier', text(data['answer'])),
  'ndr.rejected': (data) =>
    sentence('Answer rejected by the courier', text(data['answer']), text(data['reason'])),
  'ndr.expired': (data) =>
    data['expiry'] === 're-attempt'
      ? 'Cut-off passed: a re-attempt was requested'
      : 'Cut-off passed without an answer',
  'inquiry.added': (data) =>
    data['inquiry'] === 'claim'
      ? sentence('Claim sent to the courier', money(data['amount_paise']))
      : sentence('Courier asked', text(data['message'])),
  'inquiry.answered': (data) =>
    data['inquiry'] === 'claim'
      ? sentence('Claim answered by the courier', money(data['paid_paise']), text(data['answer']))
      : sentence('Courier answered', text(data['answer'])),
  'inquiry.rejected': (data) =>
    sentence(
      data['inquiry'] === 'claim' ? 'Claim rejected by the courier' : 'Question rejected by the courier',
      text(data['answer']),
    ),
  'shipment.charged': (data) =>
    typeof data['charge_paise'] === 'number'
      ? sentence(
          data['movement'] === 'rto' ? 'RTO charges added' : 'RTO charges removed',
          money(data['charge_paise']),
        )
      : sentence("RTO charges couldn't be calculated", text(data['reason'])),
  'shipment.corrected': (data) =>
    sentence('Corrected by a late scan', isShipmentState(data['to']) ? shipmentStateLabel(data['to']) : ''),
};

/** Describes an event of an order or a shipment; undefined for other kinds. */
export function describeOrderEvent(kind: string, data: Record<string, unknown>): string | undefined {
  return words[kind]?.(data);
}

/** Builds the timeline from events; order status events only repeat those of shipments and are omitted. */
export function buildTimeline(events: readonly EventRow[]): TimelineEntry[] {
  return events
    .filter(({ kind }) => kind !== 'order.status')
    .map(({ event_id, shipment_id, kind, actor, data, at }) => ({
      id: event_id,
      kind,
      at: at.toISOString(),
      words: words[kind]?.(data) ?? kind,
      actor: { kind: actor.kind, name: actor.name ?? (actor.kind === 'courier' ? 'Courier' : 'Khep') },
      shipment_id,
      data,
    }));
}

const decisionKinds: ReadonlySet<string> = new Set(['shipment.allocated', 'order.unallocated']);

/** Builds the allocation decisions of an order from its events. */
export function buildDecisions(events: readonly EventRow[]): AllocationDecision[] {
  return events
    .filter(({ kind }) => decisionKinds.has(kind))
    .map(({ kind, data, at }) => {
      const rejected = Array.isArray(data['rejected']) ? (data['rejected'] as Record<string, unknown>[]) : [];
      const { why, decided_by } = parseDecision(data);
      return {
        at: at.toISOString(),
        courier_name: text(data['courier']) || null,
        // Older allocations have no reason; the kind of the event says that none was found.
        decided_by: decided_by ?? (kind === 'order.unallocated' ? 'none' : null),
        why,
        rejected: rejected.map((one) => ({ courier_name: text(one['name']), reason: text(one['reason']) })),
      };
    });
}
