import type { AllocationDecision, TimelineEntry } from '@khep/api';
import { inquiryMessages } from '../../../aftercare/inquiries/eventMessages.ts';
import { ndrMessages } from '../../../aftercare/ndr/eventMessages.ts';
import { returnMessages } from '../../../aftercare/returns/eventMessages.ts';
import { asText as text } from '../../../base/jsonText.ts';
import { notificationMessages } from '../../../brand/notifications/eventMessages.ts';
import { parseDecision } from '../../../dispatch/allocation/plan/bookedDecisions.ts';
import { shipmentMessages } from '../../../dispatch/shipments/eventMessages.ts';
import { warehouseMessages } from '../../../warehouse/eventMessages.ts';
import { orderMessages } from '../../../orders/core/eventMessages.ts';
import { buildTimeline } from '../../../platform/timeline/buildTimeline.ts';
import type { EventRow } from '../../../platform/timeline/buildTimeline.ts';
import type { EventMessages } from '../../../platform/timeline/eventMessages.ts';

const messages: EventMessages = {
  ...orderMessages,
  ...warehouseMessages,
  ...shipmentMessages,
  ...notificationMessages,
  ...ndrMessages,
  ...returnMessages,
  ...inquiryMessages,
};

/** Describes an event of an order or a shipment; undefined for other kinds. */
export function describeOrderEvent(kind: string, data: Record<string, unknown>): string | undefined {
  return messages[kind]?.(data);
}

/** Builds the timeline of an order; its status events only repeat those of shipments and are omitted. */
export function buildOrderTimeline(events: readonly EventRow[]): TimelineEntry[] {
  return buildTimeline(
    events.filter(({ kind }) => kind !== 'order.status'),
    messages,
  );
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
