import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InTransitCard } from './InTransitCard.tsx';

const meta = {
  title: 'Domain/InTransitCard',
  component: InTransitCard,
  args: {
    network: [
      { status: 'PICKED_UP', label: 'Picked up', count: 214 },
      { status: 'IN_TRANSIT', label: 'In transit', count: 1620 },
      { status: 'OUT_FOR_DELIVERY', label: 'Out for delivery', count: 308 },
      { status: 'UNDELIVERED', label: 'Undelivered', count: 41 },
      { status: 'RTO_IN_TRANSIT', label: 'RTO in transit', count: 57 },
    ],
  },
} satisfies Meta<typeof InTransitCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the order of the journey. */
export const ByState: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,240 shipments')).toBeVisible();
  },
};

/** The numbers are loading. */
export const Loading: Story = {
  args: { network: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/shipments/)).toBeNull();
  },
};

/** Nothing is on its way. */
export const None: Story = {
  args: { network: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No shipments in transit')).toBeVisible();
  },
};

/** Hindi labels on a phone. */
export const InHindi: Story = {
  args: {
    network: [
      { status: 'OUT_FOR_DELIVERY', label: 'डिलीवरी के लिए निकले', count: 308 },
      { status: 'RTO_IN_TRANSIT', label: 'विक्रेता को वापस लौट रहे', count: 1 },
    ],
  },
  decorators: [
    (Story) => (
      <div lang="hi" style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('डिलीवरी के लिए निकले')).toBeVisible();
  },
};
