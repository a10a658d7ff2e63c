import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImpactTable } from './ImpactTable.tsx';

const meta = {
  title: 'Domain/ImpactTable',
  component: ImpactTable,
  args: {
    impact: {
      rows: [
        {
          metric: 'Delivered Shipments',
          beforeChange: 1102,
          afterChange: 1131,
          percentChange: 2.63,
          isPositive: true,
        },
        {
          metric: 'Cost per shipment (avg.)',
          beforeChange: 96.4,
          afterChange: 88.1,
          percentChange: -8.61,
          isPositive: true,
        },
        {
          metric: 'Avg Pickup to OFD',
          beforeChange: 69.6,
          afterChange: 67.2,
          percentChange: -3.45,
          isPositive: true,
        },
        {
          metric: 'Avg RTO TAT',
          beforeChange: 194.4,
          afterChange: 201.6,
          percentChange: 3.7,
          isPositive: false,
        },
        {
          metric: 'Avg Delivery TAT',
          beforeChange: 78,
          afterChange: null,
          percentChange: null,
          isPositive: true,
        },
      ],
      orders: 1284,
      measured: 1102,
      moved: 96,
      unmeasured: 0,
      unallocated: { before: 0, after: 0 },
    },
  },
} satisfies Meta<typeof ImpactTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five metrics; each change is also written in words. */
export const BeforeAndAfter: Story = {
  parameters: { answers: ['sample-in-sight', 'change-without-colour', 'nothing-measured'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1,284 orders replayed, 96 with another courier/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Avg RTO TAT/ })).toHaveTextContent('+3.7%, worse');
    await expect(canvas.getByRole('row', { name: /Cost per shipment/ })).toHaveTextContent('−8.6%, better');
    await expect(canvas.getByRole('row', { name: /Avg Delivery TAT/ })).toHaveTextContent('3.3 d––');
  },
};

/** A small sample in which some orders have no courier. */
export const SmallAndWorse: Story = {
  args: {
    impact: {
      ...meta.args.impact,
      orders: 21,
      measured: 12,
      moved: 4,
      unmeasured: 2,
      unallocated: { before: 0, after: 3 },
    },
  },
  parameters: { answers: ['warns-of-orders-left', 'left-out-in-sight'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3 of 21 orders would have no courier; currently 0/)).toBeVisible();
    await expect(canvas.getByText('Small sample')).toBeVisible();
    await expect(canvas.getByText(/2 orders are excluded from Delivered Shipments/)).toBeVisible();
  },
};
