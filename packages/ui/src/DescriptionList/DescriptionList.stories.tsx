import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Kit/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Products, 5 pieces', detail: '₹2,799.00' },
      { term: 'Shipping', detail: '₹60.00' },
      { term: 'To collect', detail: '₹2,901.00', isStrong: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Figures, at the end of their lines. */
export const Ledger: Story = {};

/** Facts, under their names. */
export const Stacked: Story = { args: { layout: 'stacked' } };
