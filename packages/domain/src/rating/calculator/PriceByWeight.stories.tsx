import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceByWeight } from './PriceByWeight.tsx';
import { rateResult } from './rateResult.fixture.ts';

const meta = {
  title: 'Domain/PriceByWeight',
  component: PriceByWeight,
  args: { service: rateResult.services[0]! },
} satisfies Meta<typeof PriceByWeight>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A step at each slab, with the parcel marked. */
export const Slabs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price by weight')).toBeVisible();
    await expect(await canvas.findByText('This parcel, 2 kg')).toBeVisible();
  },
};

/** A parcel above the last slab has no mark; the service has a long name. */
export const AboveTheLastSlab: Story = {
  args: {
    service: {
      ...rateResult.services[0]!,
      name: 'Delhivery Surface for fragile parcels of the Jaipur studio, नाज़ुक पार्सल',
      charged_g: 9000,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/This parcel/)).toBeNull();
  },
};
