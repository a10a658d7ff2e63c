import { StatusBadge } from '@khep/ui';
import type { Tone } from '@khep/ui';
import { orderLabel } from './status.ts';
import type { OrderStatus } from './status.ts';

const tones: Record<OrderStatus, Tone> = {
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

export interface OrderStatusBadgeProps {
  status: OrderStatus;
  /** Open tasks of a new order. */
  needs?: readonly string[];
  /** Some items fit in no box. */
  hasUnpackable?: boolean;
}

/** Shows an order's status; for a new order, its next task. */
export function OrderStatusBadge({ status, needs = [], hasUnpackable = false }: OrderStatusBadgeProps) {
  if (status !== 'NEW') return <StatusBadge tone={tones[status]}>{orderLabel(status)}</StatusBadge>;
  if (hasUnpackable) return <StatusBadge tone="critical">Packaging needed</StatusBadge>;
  if (needs.includes('address')) return <StatusBadge tone="neutral">Check address</StatusBadge>;
  if (needs.includes('packaging')) return <StatusBadge tone="caution">Confirm packaging</StatusBadge>;
  return <StatusBadge tone="accent">Ready to allocate</StatusBadge>;
}

/** Shows the payment mode as a tag. */
export function PaymentTag({ mode }: { mode: 'prepaid' | 'cod' }) {
  return (
    <StatusBadge shape="tag" tone={mode === 'cod' ? 'caution' : 'neutral'}>
      {mode === 'cod' ? 'COD' : 'Prepaid'}
    </StatusBadge>
  );
}
