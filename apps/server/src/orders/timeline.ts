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
  'order.updated': (data) => sentence('Order changed', money(data['total_paise'])),
  'order.packed': (data) => {
    const boxes = Array.isArray(data['boxes']) ? (data['boxes'] as Record<string, unknown>[]) : [];
    return sentence('Packaging assigned', ...boxes.map((one) => text(one['box_name']) || 'own parcel'));
  },
  'order.warehouse': (data) => sentence('Pickup warehouse changed', text(data['warehouse_name'])),
  'order.cancelled': (data) => sentence('Order cancelled', text(data['reason'])),
  'order.rest_cancelled': (data) => sentence('What had not left was cancelled', text(data['reason'])),
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
    text(data['eway_bill']) === '' ? 'E-way bill taken off' : sentence('E-way bill', text(data['eway_bill'])),
  'shipment.manifested': (data) =>
    sentence(
      data['is_late'] === true ? 'Put on a manifest after the pickup' : 'Put on a manifest',
      text(data['manifest_number']),
    ),
  'shipment.cancelled': (data) => sentence('Shipment cancelled', text(data['reason'])),
  'shipment.rto_requested': (data) => sentence('Return to the warehouse asked for', text(data['reason'])),
  'shipment.scanned': (data) =>
    sentence(
      isShipmentState(data['to']) ? shipmentStateLabel(data['to']) : 'Scanned',
      place(data['location']),
      text(data['remark']),
    ),
  'shipment.unknown_scan': (data) =>
    sentence('The courier sent a status that is not known', text(data['alert'])),
  'shipment.doubted_scan': (data) =>
    sentence('The courier sent a scan that was not believed', text(data['alert'])),
  'shipment.reopened': (data) => sentence('Went on after it had ended', text(data['alert'])),
  'shipment.charged': (data) =>
    typeof data['charge_paise'] === 'number'
      ? sentence(
          data['movement'] === 'rto' ? 'Charged for the way back too' : 'Charged for the way there only',
          money(data['charge_paise']),
        )
      : sentence('The way back could not be charged', text(data['reason'])),
  'shipment.corrected': (data) =>
    sentence(
      'Corrected by a scan that came late',
      isShipmentState(data['to']) ? shipmentStateLabel(data['to']) : '',
    ),
};

/** Events in words, as they come; an order's status only repeats what its boxes say and stays out. */
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

/** How couriers were chosen for an order, from its events. */
export function buildDecisions(events: readonly EventRow[]): AllocationDecision[] {
  return events
    .filter(({ kind }) => decisionKinds.has(kind))
    .map(({ kind, data, at }) => {
      const rejected = Array.isArray(data['rejected']) ? (data['rejected'] as Record<string, unknown>[]) : [];
      const decided_by = AllocationDecision.shape.decided_by.safeParse(data['decided_by']);
      return {
        at: at.toISOString(),
        courier_name: text(data['courier']) || null,
        // Older allocations do not say what decided; that there was none, the kind of the event says.
        decided_by: decided_by.data ?? (kind === 'order.unallocated' ? 'none' : null),
        why: text(data['why']),
        rejected: rejected.map((one) => ({ courier_name: text(one['name']), reason: text(one['reason']) })),
      };
    });
}
