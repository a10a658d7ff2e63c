import { AllocationDecision } from '@khep/api';
import type { TimelineEntry } from '@khep/api';
import { formatRupees } from '@khep/domain/money';
import { isShipmentState, shipmentStateLabel } from '@khep/domain/shipments';
import { formatDate } from '@khep/domain/tracking';
import type { Actor } from '../actor.ts';
import { asText as text } from './jsonText.ts';

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

const words: Record<string, (data: Record<string, unknown>) => string> = {
  'order.created': (data) => sentence('Order created', money(data['total_paise'])),
  'order.updated': (data) => sentence('Order updated', money(data['total_paise'])),
  'order.packed': (data) => {
    const boxes = Array.isArray(data['boxes']) ? (data['boxes'] as Record<string, unknown>[]) : [];
    return sentence('Packaging confirmed', ...boxes.map((one) => text(one['box_name']) || 'own packaging'));
  },
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
  'order.rated': (data) =>
    sentence(`Delivery rated ${text(data['rating'])} of 5 by the buyer`, text(data['comment'])),
  'shipment.allocated': (data) =>
    sentence(
      'Courier allocated',
      text(data['courier']),
      `AWB ${text(data['awb'])}`,
      money(data['charge_paise']),
    ),
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
      const decided_by = AllocationDecision.shape.decided_by.safeParse(data['decided_by']);
      return {
        at: at.toISOString(),
        courier_name: text(data['courier']) || null,
        // Older allocations have no reason; the kind of the event says that none was found.
        decided_by: decided_by.data ?? (kind === 'order.unallocated' ? 'none' : null),
        why: text(data['why']),
        rejected: rejected.map((one) => ({ courier_name: text(one['name']), reason: text(one['reason']) })),
      };
    });
}
