import type { TimelineEntry } from '@khep/api';
import type { Actor } from '../../base/actor.ts';
import type { EventMessages } from './eventMessages.ts';

export interface EventRow {
  event_id: string;
  shipment_id: string | null;
  kind: string;
  actor: Actor;
  data: Record<string, unknown>;
  at: Date;
}

/** Builds a timeline from events, in their order. One without a message is shown by its kind. */
export function buildTimeline(events: readonly EventRow[], messages: EventMessages): TimelineEntry[] {
  return events.map(({ event_id, shipment_id, kind, actor, data, at }) => ({
    id: event_id,
    kind,
    at: at.toISOString(),
    words: messages[kind]?.(data) ?? kind,
    actor: { kind: actor.kind, name: actor.name ?? (actor.kind === 'courier' ? 'Courier' : 'Khep') },
    shipment_id,
    data,
  }));
}
