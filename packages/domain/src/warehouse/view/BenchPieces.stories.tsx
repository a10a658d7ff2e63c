import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BenchPieces } from './BenchPieces.tsx';

const meta = {
  title: 'Domain/BenchPieces',
  component: BenchPieces,
  args: {
    units: [
      { sku_id: 'WD-TRAY', sku_name: 'Mango wood serving tray' },
      { sku_id: 'CU-KAL-1', sku_name: 'Kalamkari cushion cover' },
      { sku_id: 'CU-KAL-1', sku_name: 'Kalamkari cushion cover' },
      { sku_id: 'BP-MUG-6', sku_name: 'ब्लू पॉटरी मग, छह का सेट' },
    ],
    placed: new Set([0, 1]),
  },
} satisfies Meta<typeof BenchPieces>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first piece that isn't in is next. */
export const TwoIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByText('In the box')).toHaveLength(2);
  },
};
