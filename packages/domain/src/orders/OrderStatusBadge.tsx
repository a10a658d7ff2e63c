import { StatusBadge } from '@khep/ui';
import { describeOrderStatus } from './describeStatus.ts';
import type { OrderStatusFacts } from './describeStatus.ts';
import { domainMessages } from '../messages.ts';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';

const defaults = domainMessages.orderStatus;

export type OrderStatusBadgeProps = OrderStatusFacts;

/** Shows an order's status; for a new order, its next task. */
export function OrderStatusBadge(props: OrderStatusBadgeProps) {
  const messages = useDomainMessages('orderStatus', defaults);
  const { label, tone } = describeOrderStatus(props, messages);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
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
