import { Inline } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderStatusBadge, PaymentTag } from './OrderStatusBadge.tsx';
import { orderStatuses } from './status.ts';

const meta = { title: 'Domain/OrderStatusBadge', component: OrderStatusBadge } satisfies Meta<
  typeof OrderStatusBadge
>;
export default meta;

export const EveryStatus: StoryObj = {
  render: () => (
    <Inline>
      {orderStatuses.map((status) => (
        <OrderStatusBadge key={status} status={status} />
      ))}
      <OrderStatusBadge status="NEW" needs={['packaging']} />
      <OrderStatusBadge status="NEW" needs={['address']} />
      <OrderStatusBadge status="NEW" hasUnpackable />
      <PaymentTag mode="cod" />
      <PaymentTag mode="prepaid" />
    </Inline>
  ),
};
