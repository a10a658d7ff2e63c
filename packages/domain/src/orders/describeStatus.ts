import { domainMessages } from '../messages.ts';
import { orderLabel } from './status.ts';
import type { OrderStatus } from './status.ts';

const defaults = domainMessages.orderStatus;

type StatusMessages = Readonly<Record<keyof typeof defaults, string>>;

export type StatusTone = 'neutral' | 'accent' | 'info' | 'positive' | 'caution' | 'critical';

/** Critical only if a parcel or money is being lost; the tone follows what the user must do. */
const tones: Record<OrderStatus, StatusTone> = {
  NEW: 'accent',
  READY_TO_SHIP: 'accent',
  PICKUP_SCHEDULED: 'info',
  MANIFESTED: 'info',
  PARTIALLY_SHIPPED: 'info',
  SHIPPED: 'info',
  PARTIALLY_DELIVERED: 'positive',
  DELIVERED: 'positive',
  CANCELLED: 'neutral',
  RTO: 'critical',
  CLOSED: 'neutral',
};

export interface OrderStatusFacts {
  status: OrderStatus;
  /** Open tasks. */
  needs?: readonly string[];
  /** Some items fit in no box. */
  hasUnpackable?: boolean;
  /** Some items are in boxes, others in none. */
  isPartlyPacked?: boolean;
}

export interface DescribedStatus {
  label: string;
  tone: StatusTone;
  /** Next task for the unshipped items of a partially shipped order. */
  need?: string;
}

/** Returns an order's status for people: for a new order, its next task. Lists and pages show the same. */
export function describeOrderStatus(
  order: OrderStatusFacts,
  messages: StatusMessages = defaults,
): DescribedStatus {
  const { status, needs = [], hasUnpackable = false, isPartlyPacked = false } = order;
  if (status !== 'NEW') {
    const isOpen = status === 'PARTIALLY_SHIPPED' || status === 'PARTIALLY_DELIVERED';
    const need = needs.includes('packaging')
      ? messages.packRemaining
      : needs.includes('courier')
        ? messages.remainingCourier
        : undefined;
    return { label: orderLabel(status), tone: tones[status], ...(isOpen && need && { need }) };
  }
  if (hasUnpackable) return { label: messages.packagingNeeded, tone: 'critical' };
  if (needs.includes('address')) return { label: messages.checkAddress, tone: 'neutral' };
  if (needs.includes('packaging'))
    return { label: isPartlyPacked ? messages.packRemaining : messages.confirmPackaging, tone: 'caution' };
  return { label: messages.readyToAllocate, tone: 'accent' };
}
