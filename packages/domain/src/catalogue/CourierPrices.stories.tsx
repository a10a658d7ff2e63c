import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourierPrices } from './CourierPrices.tsx';

const surface = { courier_id: 1, courier_name: 'Delhivery Surface', price: 82.6, why: 'Zone D, 1 kg' };

const meta = {
  title: 'Domain/CourierPrices',
  component: CourierPrices,
  args: {
    couriers: [
      surface,
      { courier_id: 2, courier_name: 'Bluedart Apex', price: null, why: 'No rate card is in force' },
    ],
  },
} satisfies Meta<typeof CourierPrices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A courier without a price says why. */
export const Prices: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Delhivery/ })).toHaveTextContent('₹82.60');
    await expect(canvas.getByRole('row', { name: /Bluedart/ })).toHaveTextContent('No rate card is in force');
  },
};

/** The prices are loading. */
export const Loading: Story = {
  args: { couriers: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Prices by courier' })).toBeVisible();
  },
};

/** No courier is connected. */
export const None: Story = {
  args: { couriers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No couriers connected yet')).toBeVisible();
  },
};

/** Long and Hindi texts on a phone. */
export const LongAndHindi: Story = {
  args: {
    couriers: [
      {
        ...surface,
        courier_name: 'दिल्लीवरी सरफ़ेस',
        why: 'Zone E by the mapping of 1 April 2026, 1.5 kg charged for 1.2 kg volumetric, with the fuel surcharge',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('दिल्लीवरी सरफ़ेस')).toBeVisible();
  },
};
