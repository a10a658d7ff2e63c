import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PackedBoxCard } from './PackedBoxCard.tsx';
import { packItems } from '../pack/packItems.ts';
import type { BoxItemData } from './boxData.ts';

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

/** Shows fill level, weight and volumetric weight. */
export const SaysHowFullItIs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: /Box 2 · M 32×24×12 cm/ })).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Volume of box 2' })).toHaveAttribute(
      'aria-valuetext',
      '74%',
    );
    await expect(canvas.getByText('74% of volume · 1.7 of 5 kg · vol. weight 1.8 kg')).toBeVisible();
  },
};

const [candles] = packItems({
  items: [
    { sku_id: 'CN-ROSE-2', quantity: 1, length: 18, width: 9, height: 11, weight: 640, fragile: true },
    { sku_id: 'BOOK-A5', quantity: 3, length: 20, width: 15, height: 2, weight: 380 },
  ],
  boxes: [{ box_id: 'S', name: 'Box S', length: 24, width: 18, height: 20, weight_capacity: 3 }],
}).packed_boxes;

const candle: BoxItemData = {
  sku_id: 'CN-ROSE-2',
  sku_name: 'Rose soy candles, pair',
  quantity: 1,
  fragile: true,
  rotations: 'upright',
  do_not_mix: 'scented',
};

/** Lists the packing rules that affected the layout. */
export const SaysWhichRulesHadASay: Story = {
  args: {
    box: {
      ...candles!,
      items: candles!.items.map((item) =>
        item.sku_id === candle.sku_id ? Object.assign(item, candle) : item,
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fragile, nothing on top: Rose soy candles, pair')).toBeVisible();
    await expect(canvas.getByText('Only scented items in this box')).toBeVisible();
  },
};

const [mattress] = packItems({
  items: [
    {
      sku_id: 'MT-COT-S',
      quantity: 1,
      length: 62,
      width: 28,
      height: 28,
      weight: 5200,
      ships_in_own_box: true,
    },
  ],
  boxes: [],
}).packed_boxes;

const carton = { sku_name: 'Cotton mattress, single, rolled', ships_in_own_box: true };

/** A product that ships in its own carton. */
export const InItsOwnBox: Story = {
  args: {
    box: {
      ...mattress!,
      items: mattress!.items.map((item) => Object.assign(item, carton)),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ships in its own box')).toBeVisible();
    await expect(canvas.getByRole('region', { name: /Box 2 · Own carton 62×28×28 cm/ })).toBeVisible();
  },
};

/** A box with known contents but unknown positions. */
export const WithoutPlaces: Story = {
  args: {
    box: { ...box!, items: [{ sku_id: 'TP-S-01', sku_name: 'Terracotta planter, small', quantity: 2 }] },
  },
};
