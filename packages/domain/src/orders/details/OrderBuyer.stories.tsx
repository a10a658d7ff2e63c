import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderBuyer } from './OrderBuyer.tsx';
import { buyerOrder } from './orderDetails.fixture.ts';

const meta = {
  title: 'Domain/OrderBuyer',
  component: OrderBuyer,
  args: { order: buyerOrder },
} satisfies Meta<typeof OrderBuyer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bengaluru, Karnataka 560034')).toBeVisible();
    await expect(canvas.queryByText(/Bill to/)).toBeNull();
  },
};

/** Another billing address, and an address that looks incomplete; in Hindi. */
export const ToCheck: Story = {
  args: {
    order: {
      ...buyerOrder,
      buyer_details: { ...buyerOrder.buyer_details, name: 'मीरा नायर', address: 'पानी की टंकी के सामने' },
      is_billing_same_as_shipping: false,
      address_doubts: ['The address has no house number.', 'The PIN code belongs to Mysuru.'],
      warehouse_name: '',
    },
  },
  parameters: { answers: ['says-what-to-check'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no house number\. The PIN code/)).toBeVisible();
    await expect(canvas.getByText('Bill to Nair Textiles LLP, 4 MG Road, Bengaluru 560001')).toBeVisible();
    await expect(canvas.getByText('Ships from the primary warehouse')).toBeVisible();
  },
};
