import { canCancelBox, cancelEffect } from '../shipments/transition.ts';
import type { CancelEffect } from '../shipments/transition.ts';
import type { ShipmentState } from '../shipments/states.ts';
import { orderLabel } from './status.ts';
import type { OrderStatus } from './status.ts';

/** Why orders are cancelled. The text is stored, so that a changed list doesn't change the past. */
export const cancelReasons = [
  'Buyer asked to cancel',
  'Out of stock',
  "Address can't be delivered to",
  'Duplicate order',
  'Wrong price or item',
  'Payment problem',
  'Suspected fraud',
] as const;

/** Why shipments are cancelled while their order stays. */
export const shipmentCancelReasons = [
  'Another courier',
  'Other boxes or weight',
  'Wrong label',
  'Picked up too late',
] as const;

export interface CancellableOrder {
  status: OrderStatus;
  shipments: readonly { shipment_id: string; state: ShipmentState }[];
}

export interface CancelPlan {
  allowed: boolean;
  /** Why not, or what will happen. */
  reason: string;
  /** Boxes to cancel. */
  shipments: readonly { shipment_id: string; result: CancelEffect }[];
}

/** Plans cancelling an order with all its boxes. Not allowed once a box was picked up. */
export function planOrderCancel(order: CancellableOrder): CancelPlan {
  if (order.status === 'CANCELLED')
    return { allowed: false, reason: 'The order is already cancelled.', shipments: [] };
  const plans = order.shipments
    .filter(({ state }) => state !== 'CANCELLED')
    .map(({ shipment_id, state }) => ({ shipment_id, result: cancelEffect(state) }));
  const stuck = plans.find(({ result }) => result.effect !== 'cancel');
  if (stuck !== undefined) {
    const reason =
      stuck.result.effect === 'request-rto'
        ? `The order is "${orderLabel(order.status)}": a box was picked up. Request an RTO from the shipment.`
        : stuck.result.explanation;
    const isPartial = order.status === 'PARTIALLY_SHIPPED' || order.status === 'PARTIALLY_DELIVERED';
    const hasRest = isPartial || plans.some(({ result }) => result.effect === 'cancel');
    return {
      allowed: false,
      reason: hasRest ? `${reason} You can cancel the unshipped items.` : reason,
      shipments: plans,
    };
  }
  return {
    allowed: true,
    reason:
      plans.length === 0
        ? 'The order is cancelled.'
        : 'The boxes are cancelled and their holds are released.',
    shipments: plans,
  };
}

export interface PartiallyShippedOrder extends CancellableOrder {
  /** Unshipped items in no active box. */
  unpacked_quantity: number;
}

/**
 * Plans cancelling what the courier has none of: boxes before pickup and unpacked items. Boxes that have shipped, and those
 * that the courier is on the way to, aren't affected, and the order ends with them.
 */
export function planPartialCancel(order: PartiallyShippedOrder): CancelPlan {
  const live = order.shipments
    .filter(({ state }) => state !== 'CANCELLED')
    .map(({ shipment_id, state }) => ({ shipment_id, state, result: cancelEffect(state) }));
  const shipments = live
    .filter(({ state }) => canCancelBox(state))
    .map(({ shipment_id, result }) => ({ shipment_id, result }));
  const no = (reason: string): CancelPlan => ({ allowed: false, reason, shipments: [] });
  if (shipments.length === live.length) return no('Nothing has shipped yet. Cancel the order instead.');
  const isOnTheWay = ({ state }: { state: ShipmentState }) => state === 'OUT_FOR_PICKUP';
  if (shipments.length === 0 && order.unpacked_quantity === 0)
    return no(
      live.find(isOnTheWay)?.result.explanation ?? 'Everything has shipped. Request an RTO for its boxes.',
    );
  return {
    allowed: true,
    reason: live.some(isOnTheWay)
      ? "Unshipped items are cancelled. Shipped boxes and boxes out for pickup aren't affected."
      : "Unshipped items are cancelled. Shipped boxes aren't affected.",
    shipments,
  };
}

/** Checks whether items, buyer and payment can still be edited. */
export function canEditOrder(order: { status: OrderStatus }): { allowed: boolean; reason: string } {
  if (order.status === 'NEW') return { allowed: true, reason: '' };
  return {
    allowed: false,
    reason: `You can edit new orders only; this order is "${orderLabel(order.status)}". Cancel its shipments first.`,
  };
}
