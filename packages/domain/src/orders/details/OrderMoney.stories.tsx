import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { OrderMoney } from './OrderMoney.tsx';
import { deliveredBox, itemsOrder, trackedBox } from './orderDetails.fixture.ts';

const meta = {
  title: 'Domain/OrderMoney',
  component: OrderMoney,
  args: { order: itemsOrder, boxes: [trackedBox, deliveredBox] },
} satisfies Meta<typeof OrderMoney>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two boxes: one is delivered and has no rate. Freight opens to its formula, also by keyboard. */
export const Cod: Story = {
  parameters: { answers: ['left-after-freight'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Box 2, collected 20 Nov 2026, 16:42')).toBeVisible();
    await expect(canvas.getByText('Left after freight').nextSibling).toHaveTextContent('₹2,591.59');
    await expect(canvas.getByText('1 of 2 boxes have no rate.')).toBeVisible();
    canvas.getByRole('button', { name: /Freight of box 1/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Freight, 3.0 kg')).toBeVisible();
  },
};

export const Prepaid: Story = {
  args: {
    order: { ...itemsOrder, totals: { ...itemsOrder.totals, is_cod: false } },
    boxes: [trackedBox],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid by the buyer').nextSibling).toHaveTextContent('₹2,848.00');
  },
};

export const NoRate: Story = {
  args: { boxes: [deliveredBox] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Left after freight')).toBeNull();
  },
};
