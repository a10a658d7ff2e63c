import { isBeforePickup } from '../shipments/states.ts';
import { cancelEffect } from '../shipments/transition.ts';
import type { CancelEffect } from '../shipments/transition.ts';
import type { ShipmentState } from '../shipments/states.ts';
import { orderLabel } from './status.ts';
import type { OrderStatus } from './status.ts';

export interface CancellableOrder {
  status: OrderStatus;
  shipments: readonly { shipment_id: string; state: ShipmentState }[];
}

export interface CancelPlan {
  allowed: boolean;
  /** Why not, or what will happen. */
  reason: string;
  /** The boxes to cancel. */
  shipments: readonly { shipment_id: string; result: CancelEffect }[];
}

/** Cancelling an order cancels each of its boxes; one box that has left makes it a matter of that box. */
export function planOrderCancel(order: CancellableOrder): CancelPlan {
  if (order.status === 'CANCELLED')
    return { allowed: false, reason: 'The order is cancelled already.', shipments: [] };
  const plans = order.shipments
    .filter(({ state }) => state !== 'CANCELLED')
    .map(({ shipment_id, state }) => ({ shipment_id, result: cancelEffect(state) }));
  const stuck = plans.find(({ result }) => result.effect !== 'cancel');
  if (stuck !== undefined) {
    const reason =
      stuck.result.effect === 'request-rto'
        ? `The order is "${orderLabel(order.status)}": a box has left. Ask for its return (RTO) from the shipment.`
        : stuck.result.explanation;
    const isParted = order.status === 'PARTIALLY_SHIPPED' || order.status === 'PARTIALLY_DELIVERED';
    return {
      allowed: false,
      reason: isParted ? `${reason} What has not left can be cancelled by itself.` : reason,
      shipments: plans,
    };
  }
  return {
    allowed: true,
    reason:
      plans.length === 0
        ? 'The order is cancelled.'
        : 'The boxes are cancelled and their held charges come back.',
    shipments: plans,
  };
}

export interface PartiallyShippedOrder extends CancellableOrder {
  /** Items in no live box that are still to be sent. */
  unpacked_quantity: number;
}

/**
 * Cancelling what has not left of an order of which a part has: its boxes before pickup, and the items in no box. What has
 * left stays with its boxes, and the order ends with them.
 */
export function planPartialCancel(order: PartiallyShippedOrder): CancelPlan {
  const live = order.shipments.filter(({ state }) => state !== 'CANCELLED');
  const rest = live.filter(({ state }) => isBeforePickup(state));
  const no = (reason: string): CancelPlan => ({ allowed: false, reason, shipments: [] });
  if (rest.length === live.length) return no('Nothing of the order has left. Cancel the order itself.');
  if (rest.length === 0 && order.unpacked_quantity === 0)
    return no('Everything of the order has left. Ask for the return (RTO) of its boxes.');
  const shipments = rest.map(({ shipment_id, state }) => ({ shipment_id, result: cancelEffect(state) }));
  const stuck = shipments.find(({ result }) => result.effect !== 'cancel');
  if (stuck !== undefined) return { ...no(stuck.result.explanation), shipments };
  return {
    allowed: true,
    reason: 'What has not left is cancelled; what has left goes on.',
    shipments,
  };
}

/** Whether the order's items, buyer and payment may still be changed. */
export function canEditOrder(order: { status: OrderStatus }): { allowed: boolean; reason: string } {
  if (order.status === 'NEW') return { allowed: true, reason: '' };
  return {
    allowed: false,
    reason: `Only a new order can be edited; this one is "${orderLabel(order.status)}". Cancel its shipments first.`,
  };
}
