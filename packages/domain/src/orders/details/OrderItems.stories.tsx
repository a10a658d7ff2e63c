import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderItems } from './OrderItems.tsx';
import { hindiName, itemsOrder } from './orderDetails.fixture.ts';

const meta = {
  title: 'Domain/OrderItems',
  component: OrderItems,
  args: { order: itemsOrder },
} satisfies Meta<typeof OrderItems>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A COD order in two boxes, with a long name. */
export const Cod: Story = {
  parameters: { answers: ['cod-after-cancel'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Terracotta planter, small/ })).toHaveTextContent(
      '₹50.00 off',
    );
    await expect(canvas.getByText('COD amount')).toBeVisible();
    await expect(canvas.getByText('Payment gateway').nextSibling).toHaveTextContent('Razorpay');
    await expect(canvas.getByText('Transaction ID').nextSibling).toHaveTextContent('pay_NfXq81Kd');
    await expect(canvas.getByText('Payment details').nextSibling).toHaveTextContent(/^rrn: 428117002913$/);
  },
};

/** The COD amount excludes items that were cancelled after the first box shipped. A name in Hindi. */
export const CancelledInPart: Story = {
  args: {
    order: {
      ...itemsOrder,
      order_details: {
        product_details: itemsOrder.order_details.product_details.map((line) => ({
          ...line,
          sku_name: line.sku_id === 'TP-S-01' ? hindiName : line.sku_name,
        })),
      },
      packed_boxes: [{ items: [{ sku_id: 'TP-S-01', quantity: 2 }] }],
      shipments: [{ status: 'IN_TRANSIT', collectible: 1548 }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 cancelled')).toBeVisible();
    await expect(canvas.getByText('COD amount').nextSibling).toHaveTextContent('₹1,548.00');
  },
};

export const Prepaid: Story = {
  args: { order: { ...itemsOrder, totals: { ...itemsOrder.totals, is_cod: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('COD amount')).toBeNull();
  },
};
