import { StatusBadge } from '@khep/ui';
import type { Tone } from '@khep/ui';
import { orderLabel } from './status.ts';
import type { OrderStatus } from './status.ts';
import { domainMessages } from '../messages.ts';
import { useDomainMessages } from '../DomainMessagesProvider.ts';

const defaults = domainMessages.orderStatus;

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
  const messages = useDomainMessages('orderStatus', defaults);
  if (status !== 'NEW') return <StatusBadge tone={tones[status]}>{orderLabel(status)}</StatusBadge>;
  if (hasUnpackable) return <StatusBadge tone="critical">{messages.packagingNeeded}</StatusBadge>;
  if (needs.includes('address')) return <StatusBadge tone="neutral">{messages.checkAddress}</StatusBadge>;
  if (needs.includes('packaging'))
    return <StatusBadge tone="caution">{messages.confirmPackaging}</StatusBadge>;
  return <StatusBadge tone="accent">{messages.readyToAllocate}</StatusBadge>;
}

/** Shows the payment mode as a tag. */
export function PaymentTag({ mode }: { mode: 'prepaid' | 'cod' }) {
  const messages = useDomainMessages('orderStatus', defaults);
  return (
    <StatusBadge shape="tag" tone={mode === 'cod' ? 'caution' : 'neutral'}>
      {mode === 'cod' ? messages.cod : messages.prepaid}
    </StatusBadge>
  );
}
