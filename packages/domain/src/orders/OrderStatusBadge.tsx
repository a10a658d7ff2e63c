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
  /** What a new order waits for. */
  needs?: readonly string[];
  /** Some of it fits in no box. */
  hasUnpackable?: boolean;
}

/** What has become of an order; for a new one, what it needs next. */
export function OrderStatusBadge({ status, needs = [], hasUnpackable = false }: OrderStatusBadgeProps) {
  if (status !== 'NEW') return <StatusBadge tone={tones[status]}>{orderLabel(status)}</StatusBadge>;
  if (hasUnpackable) return <StatusBadge tone="critical">Packaging needed</StatusBadge>;
  if (needs.includes('address')) return <StatusBadge tone="neutral">Address to check</StatusBadge>;
  if (needs.includes('packaging')) return <StatusBadge tone="caution">Confirm packaging</StatusBadge>;
  return <StatusBadge tone="accent">Ready to allocate</StatusBadge>;
}

/** How an order is paid, as a tag beside its value. */
export function PaymentTag({ mode }: { mode: 'prepaid' | 'cod' }) {
  return (
    <StatusBadge shape="tag" tone={mode === 'cod' ? 'caution' : 'neutral'}>
      {mode === 'cod' ? 'COD' : 'Prepaid'}
    </StatusBadge>
  );
}
