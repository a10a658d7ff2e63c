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

/** Billed to a company of another state, to whom the goods go is not said. */
export const PlaceOfSupply: Story = {
  args: {
    order: {
      ...buyerOrder,
      buyer_details: { ...buyerOrder.buyer_details, gst_number: '27AAPFU0939F1ZV' },
      is_billing_same_as_shipping: false,
      place_of_supply: { state: 'Maharashtra', gst_code: '27', clause: '10(1)(b)', is_assumed: true },
    },
  },
  parameters: { answers: ['says-the-place-of-supply'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Place of supply: Maharashtra · bill-to's registration, IGST s. 10(1)(b)"),
    ).toBeVisible();
    await expect(
      canvas.getByText(/The GSTIN is of Maharashtra and the goods go to another state/),
    ).toBeVisible();
  },
};
