import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReturnSettlement } from './ReturnSettlement.tsx';
import { ReturnSteps } from './ReturnSteps.tsx';
import { returnSteps } from '../steps.ts';

const meta = {
  title: 'Domain/ReturnSettlement',
  component: ReturnSettlement,
  args: {
    buyer: 'Kavya Reddy',
    refund: [
      { id: 'item-0', label: 'Mugs, set of 6', amount: 1499 },
      { id: 'item-1', label: 'Cushion cover', amount: 699 },
      { id: 'fee', label: 'Pickup fee kept', amount: -100 },
    ],
    refund_total: 2098,
    cost: [
      { id: 'there', label: 'Freight there', amount: 247.06 },
      { id: 'back', label: 'Freight back', amount: 269.32 },
      { id: 'written-off-0', label: 'Mugs, set of 6 written off', amount: 1427.62 },
      { id: 'fee', label: 'Pickup fee kept', amount: -84.75 },
    ],
    cost_total: 1859.25,
    refundNote: 'Credit note CN/26-27/318: ₹2,198.00.',
  },
} satisfies Meta<typeof ReturnSettlement>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The refund follows the items and the fee, the cost follows freight and loss. */
export const Refund: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Refund to Kavya Reddy' })).toHaveTextContent(
      '₹2,098.00',
    );
    await expect(canvas.getByRole('region', { name: 'What it costs you' })).toHaveTextContent('₹1,859.25');
  },
};

/** An undelivered COD parcel: nothing was paid. */
export const NothingPaid: Story = {
  args: {
    refund: [],
    refund_total: 0,
    noRefund: 'Nothing was paid: the parcel was not delivered.',
    refundNote: '',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing was paid/)).toBeVisible();
  },
};

/** How far it is, above the items. */
export const Steps: Story = {
  render: () => <ReturnSteps steps={returnSteps('return', 'DTO_DELIVERED', { has_refund: true }) ?? []} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Check/).closest('li')).toHaveAttribute('aria-current', 'step');
  },
};
