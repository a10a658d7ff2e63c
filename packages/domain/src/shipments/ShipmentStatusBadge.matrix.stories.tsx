import { Inline } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShipmentStatusBadge } from './ShipmentStatusBadge.tsx';
import { shipmentStates } from './states.ts';

const meta = { title: 'Domain/ShipmentStatusBadge', component: ShipmentStatusBadge } satisfies Meta<
  typeof ShipmentStatusBadge
>;
export default meta;

export const EveryState: StoryObj = {
  render: () => (
    <Inline>
      {shipmentStates.map((status) => (
        <ShipmentStatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
};
