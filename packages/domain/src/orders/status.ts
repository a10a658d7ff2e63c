import { endedStates, isReturning, shipmentRank } from '../shipments/states.ts';
import type { ShipmentState } from '../shipments/states.ts';

/** All order statuses. Derived from shipments, never set by hand. */
export const orderStatuses = [
  'NEW',
  'READY_TO_SHIP',
  'PICKUP_SCHEDULED',
  'MANIFESTED',
  'PARTIALLY_SHIPPED',
  'SHIPPED',
  'PARTIALLY_DELIVERED',
  'DELIVERED',
  'CANCELLED',
  'RTO',
  'CLOSED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const labels: Record<OrderStatus, string> = {
  NEW: 'New',
  READY_TO_SHIP: 'Ready to ship',
  PICKUP_SCHEDULED: 'Pickup scheduled',
  MANIFESTED: 'Manifested',
  PARTIALLY_SHIPPED: 'Partially shipped',
  SHIPPED: 'Shipped',
  PARTIALLY_DELIVERED: 'Partially delivered',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  RTO: 'RTO',
  CLOSED: 'Closed',
};

export function orderLabel(status: OrderStatus): string {
  return labels[status];
}

export function isOrderStatus(value: unknown): value is OrderStatus {
  return typeof value === 'string' && Object.hasOwn(labels, value);
}

/** The box data that determines the order status. */
export interface OrderShipment {
  state: ShipmentState;
  manifest_id?: string | null;
}

export interface OrderFacts {
  /** The seller cancelled all but the boxes that are left; stays so unless a cancelled box moves. @default false */
  is_cancelled?: boolean;
  /** Items in no active box. @default 0 */
  unpacked_quantity?: number;
}

/** Derives an order's status from its boxes. Cancelled boxes don't count: their items are New again. */
export function deriveOrderStatus(shipments: readonly OrderShipment[], facts: OrderFacts = {}): OrderStatus {
  const live = shipments.filter(({ state }) => state !== 'CANCELLED');
  const states = live.map(({ state }) => state);
  const shipped = states.filter((state) => shipmentRank(state) >= shipmentRank('PICKED_UP'));
  if (live.length === 0) return facts.is_cancelled === true ? 'CANCELLED' : 'NEW';
  const isComplete = (facts.unpacked_quantity ?? 0) <= 0 || facts.is_cancelled === true;
  const delivered = states.filter((state) => state === 'DELIVERED').length;
  if (shipped.length === 0) return beforePickup(live, isComplete);
  if (isComplete && states.every(isReturning)) return 'RTO';
  if (isComplete && states.every((state) => endedStates.includes(state))) {
    return delivered === live.length ? 'DELIVERED' : 'CLOSED';
  }
  if (delivered > 0) return 'PARTIALLY_DELIVERED';
  return isComplete && shipped.length === live.length ? 'SHIPPED' : 'PARTIALLY_SHIPPED';
}

function beforePickup(live: readonly OrderShipment[], isComplete: boolean): OrderStatus {
  if (!isComplete || live.some(({ state }) => state === 'DRAFT')) return 'NEW';
  if (live.some(({ state }) => state === 'AWB_ASSIGNED')) return 'READY_TO_SHIP';
  return live.every(({ manifest_id }) => (manifest_id ?? '') !== '') ? 'MANIFESTED' : 'PICKUP_SCHEDULED';
}

/** Allowed transitions. */
const forward: Record<OrderStatus, readonly OrderStatus[]> = {
  NEW: ['READY_TO_SHIP', 'PICKUP_SCHEDULED', 'MANIFESTED', 'PARTIALLY_SHIPPED', 'CANCELLED'],
  READY_TO_SHIP: ['PICKUP_SCHEDULED', 'MANIFESTED', 'PARTIALLY_SHIPPED', 'NEW', 'CANCELLED'],
  PICKUP_SCHEDULED: ['MANIFESTED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'READY_TO_SHIP', 'NEW', 'CANCELLED'],
  MANIFESTED: ['PARTIALLY_SHIPPED', 'SHIPPED', 'PICKUP_SCHEDULED', 'READY_TO_SHIP', 'NEW', 'CANCELLED'],
  PARTIALLY_SHIPPED: ['SHIPPED', 'PARTIALLY_DELIVERED', 'DELIVERED', 'RTO', 'CLOSED'],
  SHIPPED: ['PARTIALLY_DELIVERED', 'DELIVERED', 'RTO', 'CLOSED', 'PARTIALLY_SHIPPED'],
  PARTIALLY_DELIVERED: ['DELIVERED', 'CLOSED'],
  DELIVERED: [],
  CANCELLED: ['PARTIALLY_SHIPPED', 'SHIPPED', 'NEW'],
  // A courier may still deliver after an RTO request.
  RTO: ['SHIPPED', 'PARTIALLY_DELIVERED', 'DELIVERED', 'CLOSED'],
  CLOSED: [],
};

/**
 * Returns the allowed next statuses. Backwards only before pickup, where cancelling a box returns its items.
 */
export function nextOrderStatuses(status: OrderStatus): readonly OrderStatus[] {
  return forward[status];
}

export const orderTabs = ['new', 'ready-to-ship', 'pickup-and-manifest', 'all', 'cancelled'] as const;
export type OrderTab = (typeof orderTabs)[number];
/** Tabs of the orders that are to be shipped. */
export const workTabs: readonly OrderTab[] = ['new', 'ready-to-ship', 'pickup-and-manifest'];

/** Statuses listed in each tab of the orders screens. */
export const orderTabStatuses: Record<OrderTab, readonly OrderStatus[]> = {
  new: ['NEW'],
  'ready-to-ship': ['READY_TO_SHIP'],
  'pickup-and-manifest': ['PICKUP_SCHEDULED', 'MANIFESTED'],
  all: orderStatuses,
  cancelled: ['CANCELLED'],
};
