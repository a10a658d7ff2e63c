import type { Actor } from './actor.ts';
import type { Session } from './http/session.ts';
import { newId } from './ids.ts';
import { json } from './db/schema.ts';
import type { Tx } from './db/schema.ts';

export interface NewEvent {
  brand_id: string;
  order_id?: string;
  shipment_id?: string;
  /** What happened, as `noun.verb`: `order.created`. */
  kind: string;
  actor: Actor;
  data: Record<string, unknown>;
  /** When it happened; the time of writing where absent. */
  at?: Date;
}

/** Appends to the log of what happened, in the transaction that makes it true. Rows are never changed. */
export async function appendEvent(tx: Tx, event: NewEvent): Promise<string> {
  const event_id = newId('evt');
  await tx
    .insertInto('events')
    .values({
      brand_id: event.brand_id,
      event_id,
      order_id: event.order_id ?? null,
      shipment_id: event.shipment_id ?? null,
      kind: event.kind,
      actor: json(event.actor),
      data: json(event.data),
      at: event.at ?? new Date(),
    })
    .execute();
  return event_id;
}

/** The signed-in user as an actor. */
export function userActor(session: Session): Actor {
  return { kind: 'user', id: session.user_id, name: session.name };
}

/** Whose records change, and who changes them. */
export interface ChangeContext {
  brand_id: string;
  actor: Actor;
}

/** The signed-in user as the author of a change. */
export function changeContext(session: Session): ChangeContext {
  return { brand_id: session.brand_id, actor: userActor(session) };
}
