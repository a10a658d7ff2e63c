import { istDay } from '@khep/domain/days';
import { checkTransition, isTerminal } from '@khep/domain/shipments';
import type { TransitionActor as Mover, ShipmentState } from '@khep/domain/shipments';
import type { UpdateObject } from 'kysely';
import type { Database, Tx } from '../../platform/db/schema.ts';
import { conflict } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import { settleFreight } from './freight.ts';
import type { NewEvent } from '../../platform/db/events.ts';
import type { Actor } from '../../base/actor.ts';
import { countChanges } from '../../orders/core/counts.ts';
import type { CountChange } from '../../orders/core/counts.ts';
import { publish } from '../../platform/db/domainEvents.ts';
import { noteOrderChange } from '../../platform/db/orderChanges.ts';
import { shipmentTransitioned } from './domainEvents.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';

/** A transition to make, with other columns that change. */
export interface Move {
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

/** Writes of a transition: the columns of the shipment, its counts and its event. */
export interface PlannedTransition {
  row: UpdateObject<Database, 'shipments'>;
  counts: CountChange[];
  event: NewEvent;
}

/** Plans a transition by the state machine. @throws ApiError if it is not allowed */
export function planTransition(shipment: ShipmentRecord, move: Move): PlannedTransition {
  const verdict = checkTransition(
    { state: shipment.state, pickup_failures: shipment.pickup_tries },
    move.to,
    move.by,
    move.now.toISOString(),
  );
  if (!verdict.allowed) throw conflict(verdict.reason);
  const { to, actor, now, kind, data, change } = move;
  return {
    ...planState(shipment, { to, at: now, ...(change ? { change } : {}) }),
    event: {
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
    },
  };
}

/**
 * Transitions a shipment; row, counts, event and the wallet's freight together. Recompute its order's state afterwards.
 */
export async function transitionShipment(tx: Tx, shipment: ShipmentRecord, move: Move): Promise<void> {
  const { row, counts, event } = planTransition(shipment, move);
  await updateShipment(tx, shipment, row);
  countChanges(tx, shipment.brand_id, counts);
  await appendEvent(tx, event);
  await settleFreight(tx, shipment, { actor: move.actor, at: move.now });
  const { to, now: at, data } = move;
  await publish(tx, shipmentTransitioned, {
    shipment,
    to,
    at,
    ...(typeof data?.['reason'] === 'string' && { reason: data['reason'] }),
  });
}

interface StateChange {
  to: ShipmentState;
  at: Date;
  change?: Move['change'];
}

/** Saves a state that was already checked, with its row and counts. */
export async function saveState(tx: Tx, shipment: ShipmentRecord, change: StateChange): Promise<void> {
  const { row, counts } = planState(shipment, change);
  await updateShipment(tx, shipment, row);
  countChanges(tx, shipment.brand_id, counts);
  await publish(tx, shipmentTransitioned, { shipment, to: change.to, at: change.at });
}

function planState(
  shipment: ShipmentRecord,
  { to, at, change }: StateChange,
): Pick<PlannedTransition, 'row' | 'counts'> {
  const isOver = isTerminal(to) || unpolledStates.has(to);
  const day = istDay(shipment.created_at);
  const amount_paise = shipment.declared_paise;
  return {
    row: {
      state: to,
      updated_at: at,
      ...(isOver
        ? { poll_after: null, stuck_after: null, ended_at: to === 'DRAFT' ? null : at }
        : { ended_at: null }),
      ...change,
    },
    counts: [
      { measure: 'shipment', day, value: shipment.state, by: -1, amount_paise },
      { measure: 'shipment', day, value: to, by: 1, amount_paise },
    ],
  };
}

async function updateShipment(
  tx: Tx,
  { brand_id, order_id, shipment_id }: ShipmentRecord,
  row: PlannedTransition['row'],
): Promise<void> {
  noteOrderChange(tx, brand_id, order_id);
  await tx
    .updateTable('shipments')
    .set(row)
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .execute();
}
