import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PackedBoxCard } from './PackedBoxCard.tsx';
import { packItems } from './packItems.ts';

const [box] = packItems({
  items: [{ sku_id: 'TP-S-01', quantity: 2, length: 22, width: 14, height: 11, weight: 850 }],
  boxes: [{ box_id: 'M', name: 'M', length: 32, width: 24, height: 12, weight_capacity: 5 }],
}).packed_boxes;

const meta = {
  title: 'Domain/PackedBoxCard',
  component: PackedBoxCard,
  args: { box: box!, number: 2 },
} satisfies Meta<typeof PackedBoxCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How full, how heavy, and what the courier will charge by. */
export const SaysHowFullItIs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: /Box 2 · M 32×24×12 cm/ })).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Volume of box 2' })).toHaveAttribute(
      'aria-valuetext',
      '74 %',
    );
    await expect(canvas.getByText('74 % of volume · 1.7 of 5 kg · vol. weight 1.8 kg')).toBeVisible();
  },
};

/** A parcel whose contents are known but not their places. */
export const WithoutPlaces: Story = {
  args: {
    box: { ...box!, items: [{ sku_id: 'TP-S-01', sku_name: 'Terracotta planter, small', quantity: 2 }] },
  },
};
