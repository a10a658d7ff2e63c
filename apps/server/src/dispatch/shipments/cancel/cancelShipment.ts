import { cancelEffect, isReturning } from '@khep/domain/shipments';
import {
  closeIntent,
  isInFlight,
  listOpenIntents,
  markIntentUnsure,
  recordIntent,
} from '../../../partners/couriers/courierIntents.ts';
import type { CourierIntent } from '../../../partners/couriers/courierIntents.ts';
import { requirePartner } from '../../../partners/couriers/courierServices.ts';
import { CourierUnavailable } from '../../../partners/couriers/port.ts';
import type { CourierAdapter } from '../../../partners/couriers/port.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { ApiError, conflict, notFound } from '../../../base/errors.ts';
import type { Actor } from '../../../base/actor.ts';
import type { Clock } from '../../../base/clock.ts';
import { publish } from '../../../platform/db/domainEvents.ts';
import { rtoRequested } from '../domainEvents.ts';
import { lockOrder, recomputeOrderState } from '../../../orders/state/orderState.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import type { OrderRecord } from '../../../orders/core/tables.ts';
import type { Services } from '../../../start/services.ts';
import { resolveAlert } from '../../../platform/alerts/alerts.ts';
import { transitionShipment } from '../transition.ts';
import { currentShipment, shipmentsById } from '../../../orders/shipments/queries.ts';

export interface CancelInit {
  brand_id: string;
  actor: Actor;
  reason: string;
}

type Effect = 'cancel' | 'request-rto';

/**
 * Cancels a shipment before its pickup, or requests an RTO after it. The intent is recorded before the courier
 * gets the request: after a crash it is completed by `resolvePendingIntents`.
 * @param init `is_unsent` to cancel only an unshipped one, without requesting an RTO
 */
export async function cancelShipment(
  db: Db,
  services: Services,
  shipment_id: string,
  init: CancelInit & { is_unsent?: true },
): Promise<'cancelled' | 'return-requested'> {
  const { brand_id, actor, reason } = init;
  const [shipment] = await shipmentsById(db, brand_id, [shipment_id]);
  if (!shipment) throw notFound('shipment');
  const effect = effectOf(shipment, init);
  const { awb, courier_id } = shipment;
  if (awb === null || courier_id === null) {
    await db.transaction().execute(async (tx) => {
      const { order, current } = await lockForCancel(tx, shipment);
      await saveCancelled(tx, services.clock, { order, shipment: current, effect, actor, reason });
    });
    return 'cancelled';
  }
  const adapter = (await services.couriers.forBrand(brand_id)).adapter(courier_id);
  if (!adapter) throw conflict("The courier isn't connected, so the AWB can't be cancelled.");
  const intent = await db.transaction().execute(async (tx) => {
    const { current } = await lockForCancel(tx, shipment);
    if (effectOf(current, init) !== effect) throw conflict(pickedUpMessage(current));
    await assertNotPending(tx, shipment);
    return recordIntent(tx, services.clock, {
      brand_id,
      kind: effect === 'cancel' ? 'cancel' : 'return',
      courier_id,
      warehouse_id: shipment.warehouse_id,
      shipment_ids: [shipment_id],
      details: { actor, reason, awbs: [awb] },
    });
  });
  await sendCancel(db, services, adapter, awb, intent);
  await db.transaction().execute((tx) => completeCancel(tx, services.clock, intent));
  return effect === 'cancel' ? 'cancelled' : 'return-requested';
}

function effectOf(shipment: ShipmentRecord, { is_unsent }: { is_unsent?: true }): Effect {
  const { effect, explanation } = cancelEffect(shipment.state);
  if (effect === 'refuse') throw conflict(explanation);
  if (is_unsent && effect === 'request-rto') throw conflict(pickedUpMessage(shipment));
  return effect;
}

async function lockForCancel(tx: Tx, { brand_id, order_id, shipment_id, awb }: ShipmentRecord) {
  const order = await lockOrder(tx, brand_id, order_id);
  const current = await currentShipment(tx, brand_id, shipment_id);
  if (!order || !current) throw notFound('shipment');
  // A courier that booked it since then wasn't notified and would pick it up.
  if (current.awb !== awb)
    throw conflict(
      current.awb === null
        ? 'Someone else cancelled the shipment.'
        : `The shipment now has AWB ${current.awb}. Cancel it again.`,
    );
  return { order, current };
}

/** Throws while another cancellation of the shipment is in flight. One without an outcome can be repeated. */
async function assertNotPending(tx: Tx, shipment: ShipmentRecord): Promise<void> {
  const { brand_id, courier_id, shipment_id, awb } = shipment;
  const open = await listOpenIntents(tx, brand_id, courier_id ?? 0);
  const isPending = open.some(
    (intent) => intent.kind !== 'pickup' && intent.shipment_ids.includes(shipment_id) && isInFlight(intent),
  );
  if (isPending) throw conflict(`${awb} is already being cancelled.`);
}

/** Message for a box that was picked up before it could be cancelled. */
export const pickedUpMessage = ({ awb }: Pick<ShipmentRecord, 'awb'>) =>
  `${awb ?? 'A box'} has been picked up. Request an RTO instead.`;

/** Asks the courier to cancel an AWB or to return its box. Couriers accept a repeat. */
export async function requestCancel(
  adapter: CourierAdapter,
  kind: CourierIntent['kind'],
  awb: string,
): Promise<{ isDone: boolean; reason: string }> {
  if (kind === 'cancel') {
    const { cancelled, reason } = await adapter.cancel(awb);
    return { isDone: cancelled, reason };
  }
  const { accepted, reason } = await adapter.requestReturn(awb);
  return { isDone: accepted, reason };
}

async function sendCancel(
  db: Db,
  { clock }: Services,
  adapter: CourierAdapter,
  awb: string,
  intent: CourierIntent,
): Promise<void> {
  try {
    const { isDone, reason } = await requestCancel(adapter, intent.kind, awb);
    if (isDone) return;
    await closeIntent(db, clock, intent, 'refused');
    throw conflict(`The courier didn't cancel ${awb}: ${reason || 'no reason given'}`);
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    const isKnown = !error.sent;
    if (isKnown) await closeIntent(db, clock, intent, 'refused');
    else await markIntentUnsure(db, clock, intent);
    throw new ApiError({
      status: 503,
      code: 'courier_down',
      detail: isKnown
        ? `${error.message} Nothing was cancelled. Try again in a minute.`
        : `${error.message} Checking whether ${awb} was cancelled.`,
    });
  }
}

/**
 * Saves a cancellation or return that the courier accepted, and closes its intent. A shipment that has it
 * already is left as it is.
 * @throws ApiError if its state allows neither now
 */
export async function completeCancel(tx: Tx, clock: Clock, intent: CourierIntent): Promise<void> {
  const { brand_id, details } = intent;
  const [shipment] = await shipmentsById(tx, brand_id, intent.shipment_ids);
  if (!shipment) throw notFound('shipment');
  const { order, current } = await lockForCancel(tx, shipment);
  const state = current.state;
  if (state !== 'CANCELLED' && !isReturning(state))
    await saveCancelled(tx, clock, {
      order,
      shipment: current,
      // A box that was picked up since then is returned instead.
      effect: effectOf(current, {}),
      actor: details.actor,
      reason: details.reason ?? '',
    });
  else await resolveAlert(tx, courierCancelled(intent, current.awb), clock.now());
  await closeIntent(tx, clock, intent, 'done');
}

/** The alert of a courier's own cancellation: its scan can arrive before our request has its response. */
const courierCancelled = ({ brand_id, courier_id }: CourierIntent, awb: string | null) => ({
  brand_id,
  partner: requirePartner(courier_id),
  kind: 'courier-cancelled' as const,
  subject: awb ?? '',
});

interface CancelledShipment {
  order: OrderRecord;
  shipment: ShipmentRecord;
  effect: Effect;
  actor: Actor;
  reason: string;
}

async function saveCancelled(
  tx: Tx,
  clock: Clock,
  { order, shipment, effect, actor, reason }: CancelledShipment,
): Promise<void> {
  const now = clock.now();
  await transitionShipment(
    tx,
    shipment,
    effect === 'cancel'
      ? {
          to: 'CANCELLED',
          by: 'seller',
          actor,
          now,
          kind: 'shipment.cancelled',
          data: { reason, released_paise: shipment.charge_paise ?? 0 },
        }
      : {
          to: 'RTO_INITIATED',
          by: 'seller',
          actor,
          now,
          kind: 'shipment.rto_requested',
          data: { reason },
          change: { poll_after: now },
        },
  );
  if (effect !== 'cancel') await publish(tx, rtoRequested, { shipment, at: now });
  await recomputeOrderState(tx, order, now, actor);
}
