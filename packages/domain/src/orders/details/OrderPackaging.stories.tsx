import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FoldedPackaging, OrderPackaging } from './OrderPackaging.tsx';
import { hindiName, itemsOrder, packedBoxes } from './orderDetails.fixture.ts';

const meta = {
  title: 'Domain/OrderPackaging',
  component: OrderPackaging,
  args: {
    order: {
      needs: ['packaging'],
      is_packing_suggested: true,
      packed_boxes: packedBoxes,
      unpackable_items: [],
      cancelled_items: [],
      order_details: itemsOrder.order_details,
      actions: { can_pack: true },
    },
    packHref: '#pack',
    boxesHref: '#boxes',
  },
} satisfies Meta<typeof OrderPackaging>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The suggested boxes of a new order. */
export const Suggested: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Suggested, not confirmed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change boxes' })).toBeVisible();
  },
};

/** Some items are in no box, and one of them fits none; its name is in Hindi. */
export const Unpacked: Story = {
  args: {
    order: {
      ...meta.args.order,
      is_packing_suggested: false,
      packed_boxes: packedBoxes.map((box) => ({
        ...box,
        items: box.items.filter(({ sku_id }) => sku_id === 'TP-S-01'),
      })),
      unpackable_items: [
        { sku_id: 'RUG', sku_name: hindiName, quantity: 1, reason: 'Longer than every box.' },
      ],
    },
  },
  parameters: { answers: ['says-what-is-unpacked'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Not packed: 1 × Hand-block printed/)).toBeVisible();
    await expect(canvas.getByText(/Longer than every box/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { order: { ...meta.args.order, packed_boxes: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Suggest boxes' })).toBeVisible();
  },
};

/** The boxes of a shipped order, one line each. */
export const Folded: Story = {
  render: () => <FoldedPackaging boxes={packedBoxes} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Box 1: M')).toBeVisible();
  },
};
