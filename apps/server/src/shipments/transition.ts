import { checkTransition, isTerminal } from '@khep/domain/shipments';
import type { TransitionActor as Mover, ShipmentState } from '@khep/domain/shipments';
import type { UpdateObject } from 'kysely';
import type { Database, Tx } from '../db/schema.ts';
import { conflict } from '../errors.ts';
import { appendEvent } from '../events.ts';
import type { Actor } from '../actor.ts';
import { countChanges } from '../orders/counts.ts';
import { istDay } from '../orders/days.ts';
import type { ShipmentRecord } from './tables.ts';

interface Move {
  to: ShipmentState;
  /** Who requests the transition. */
  by: Mover;
  actor: Actor;
  now: Date;
  /** `shipment.awb_assigned`; `shipment.state` if absent. */
  kind?: string;
  data?: Record<string, unknown>;
  change?: UpdateObject<Database, 'shipments'>;
}

/** States without further scans. */
const unpolledStates: ReadonlySet<string> = new Set(['DRAFT', 'CANCELLED', 'RTO_DELIVERED']);

/**
 * Transitions a shipment by the state machine, or returns why not; row, counts and event together. Recompute
 * its order's state afterwards.
 */
export async function transitionShipment(tx: Tx, shipment: ShipmentRecord, move: Move): Promise<void> {
  const verdict = checkTransition(
    { state: shipment.state as ShipmentState, pickup_failures: shipment.pickup_tries },
    move.to,
    move.by,
    move.now.toISOString(),
  );
  if (!verdict.allowed) throw conflict(verdict.reason);
  const { to, actor, now, kind, data, change } = move;
  await saveState(tx, shipment, { to, at: now, ...(change ? { change } : {}) });
  await appendEvent(tx, {
    brand_id: shipment.brand_id,
    order_id: shipment.order_id,
    shipment_id: shipment.shipment_id,
    kind: kind ?? 'shipment.state',
    actor,
    data: {
      from: shipment.state,
      to,
      box_no: shipment.box_no,
      awb: typeof change?.awb === 'string' ? change.awb : shipment.awb,
      ...data,
    },
    at: now,
  });
}

/** Saves a state that was already checked, with its row and counts. */
export async function saveState(
  tx: Tx,
  shipment: ShipmentRecord,
  { to, at, change }: { to: ShipmentState; at: Date; change?: Move['change'] },
): Promise<void> {
  const isOver = isTerminal(to) || unpolledStates.has(to);
  await tx
    .updateTable('shipments')
    .set({
      state: to,
      updated_at: at,
      ...(isOver ? { poll_after: null, ended_at: to === 'DRAFT' ? null : at } : { ended_at: null }),
      ...change,
    })
    .where('brand_id', '=', shipment.brand_id)
    .where('shipment_id', '=', shipment.shipment_id)
    .execute();
  const day = istDay(shipment.created_at);
  const amount_paise = shipment.declared_paise;
  await countChanges(tx, shipment.brand_id, [
    { measure: 'shipment', day, value: shipment.state, by: -1, amount_paise },
    { measure: 'shipment', day, value: to, by: 1, amount_paise },
  ]);
}
