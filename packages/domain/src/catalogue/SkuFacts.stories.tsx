import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkuFacts } from './SkuFacts.tsx';

const box = (id: string, name: string, length: number, width: number, height: number) => ({
  id,
  name,
  length,
  width,
  height,
  weight_capacity: 0,
  empty_weight: 100,
});

const meta = {
  title: 'Domain/SkuFacts',
  component: SkuFacts,
  args: {
    sku: {
      actual_weight: 640,
      freeze_weight: true,
      sku_length: 32,
      sku_width: 24,
      sku_height: 8,
      unit_price: 1499,
      gst: 12,
      cess: 0,
      hsn_code: '6912',
      sku_category: 'Pottery',
      sub_category: 'Mugs',
      box_id: null,
      is_combo: false,
      combo_products: [],
      rotations: 'any',
      fragile: false,
      do_not_mix: '',
      ships_in_own_box: false,
    },
    boxes: [box('b1', 'Small', 24, 18, 12), box('b2', 'Flat', 42, 30, 9)],
  },
} satisfies Meta<typeof SkuFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The smallest box that fits is suggested. */
export const Facts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('640 g, frozen')).toBeVisible();
    await expect(canvas.getByText('Flat')).toBeVisible();
  },
};

/** A fragile combo with a box of its own, and nothing that fits. */
export const Combo: Story = {
  args: {
    sku: {
      ...meta.args.sku,
      freeze_weight: false,
      sku_length: 90,
      cess: 1,
      hsn_code: '',
      sku_category: '',
      sub_category: '',
      box_id: 'b1',
      is_combo: true,
      combo_products: [{}, {}],
      fragile: true,
      rotations: 'upright',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12%, cess 1%')).toBeVisible();
    await expect(canvas.getByText('None fits')).toBeVisible();
    await expect(canvas.getByText('2 SKUs')).toBeVisible();
    await expect(canvas.getByText('Fragile')).toBeVisible();
  },
};

/** Long and Hindi texts on a phone. */
export const LongAndHindi: Story = {
  args: {
    sku: {
      ...meta.args.sku,
      sku_category: 'हाथ से बने बर्तन और सजावट',
      sub_category: 'Hand-painted blue pottery mugs and serving bowls',
    },
    boxes: [box('b2', 'Flat double-walled box for pottery with honeycomb inserts', 42, 30, 9)],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/हाथ से बने बर्तन/)).toBeVisible();
  },
};
