import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllocationPreview } from './AllocationPreview.tsx';
import { plannedCouriers, withoutCourier } from './batch.fixture.ts';

const meta = {
  title: 'Domain/AllocationPreview',
  component: AllocationPreview,
  args: { couriers: plannedCouriers, without: withoutCourier },
} satisfies Meta<typeof AllocationPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoCouriers: Story = {
  parameters: { answers: ['sums-of-all'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Total/ })).toHaveTextContent('1,216');
    await expect(canvas.getByRole('row', { name: /Blue Dart/ })).toHaveTextContent('No rate');
    await expect(canvas.getByText('3 orders without a courier')).toBeVisible();
    await expect(canvas.getByText(/KH-100502 and 1 more/)).toBeVisible();
  },
};

/** No courier takes any of them. */
export const NoCourier: Story = {
  args: { couriers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
