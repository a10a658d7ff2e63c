import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AddressesToCheck } from './AddressesToCheck.tsx';

const meta = {
  title: 'Domain/AddressesToCheck',
  component: AddressesToCheck,
  args: {
    orders: [
      { order_id: '1', order_number: 'KH-100482', address_doubts: ['The address has no house number.'] },
      { order_id: '2', order_number: 'KH-100490', address_doubts: ['पिन कोड मैसूर का है।'] },
    ],
    editHref: (id) => `#${id}`,
    onAccept: fn(),
  },
} satisfies Meta<typeof AddressesToCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  parameters: { answers: ['accepts-all'] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Accept addresses' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledWith(['1', '2']);
  },
};

export const One: Story = {
  args: { orders: meta.args.orders.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit order' })).toBeVisible();
  },
};
