import type { Actor } from '../../base/actor.ts';
import { newId } from '../../base/ids.ts';
import { noteOrderChange } from './orderChanges.ts';
import { json } from './schema.ts';
import type { Tx } from './schema.ts';

export interface NewEvent {
  brand_id: string;
  order_id?: string;
  shipment_id?: string;
  /** The kind of event, as `noun.verb`: `order.created`. */
  kind: string;
  actor: Actor;
  data: Record<string, unknown>;
  /** When it happened; now if absent. */
  at?: Date;
}

/** The row of an event. */
export function toEventRow(event: NewEvent) {
  return {
    brand_id: event.brand_id,
    event_id: newId('evt'),
    order_id: event.order_id ?? null,
    shipment_id: event.shipment_id ?? null,
    kind: event.kind,
    actor: json(event.actor),
    data: json(event.data),
    at: event.at ?? new Date(),
  };
}

/** Appends to the event log, in the transaction of the change. Rows are never updated. */
export async function appendEvent(tx: Tx, event: NewEvent): Promise<string> {
  const row = toEventRow(event);
  if (event.order_id !== undefined) noteOrderChange(tx, event.brand_id, event.order_id);
  await tx.insertInto('events').values(row).execute();
  return row.event_id;
}

/** Appends several events in one statement. */
export async function appendEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  for (const { brand_id, order_id } of events)
    if (order_id !== undefined) noteOrderChange(tx, brand_id, order_id);
  if (events.length > 0) await tx.insertInto('events').values(events.map(toEventRow)).execute();
}

/** The parts of a session that a record of a change needs. */
interface SignedInUser {
  brand_id: string;
  user_id: string;
  name: string;
}

/** The current user as an actor. */
export function userActor(session: Omit<SignedInUser, 'brand_id'>): Actor {
  return { kind: 'user', id: session.user_id, name: session.name };
}

/** Whose records change, who changes them, and on which version the change is based. */
export interface ChangeContext {
  brand_id: string;
  actor: Actor;
  /** From If-Match. Without it the version is not checked. */
  ifMatch?: number | undefined;
}

/** The signed-in user as the author of a change. */
export function changeContext(session: SignedInUser, ifMatch?: number): ChangeContext {
  return { brand_id: session.brand_id, actor: userActor(session), ifMatch };
}
