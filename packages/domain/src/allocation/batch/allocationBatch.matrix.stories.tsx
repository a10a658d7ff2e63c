import { Stack } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressesToCheck } from './AddressesToCheck.tsx';
import { AllocatedOrders } from './AllocatedOrders.tsx';
import { AllocationPreview } from './AllocationPreview.tsx';
import { OrdersToPack } from './OrdersToPack.tsx';
import { allocatedOrders, plannedCouriers, withoutCourier } from './batch.fixture.ts';

const meta = { title: 'Domain/Allocating many orders' } satisfies Meta;
export default meta;

export const States: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <AllocatedOrders orders={allocatedOrders} orderHref={(id) => `#${id}`} onPrint={() => undefined} />
      <AddressesToCheck
        orders={[
          { order_id: '1', order_number: 'KH-100482', address_doubts: ['The address has no house number.'] },
        ]}
        editHref={(id) => `#${id}`}
        onAccept={() => undefined}
      />
      <OrdersToPack
        orderIds={['1', '2']}
        failures={[]}
        isPending={false}
        packHref={() => '#pack'}
        onPack={() => undefined}
      />
      <AllocationPreview couriers={plannedCouriers} without={withoutCourier} />
    </Stack>
  ),
};
