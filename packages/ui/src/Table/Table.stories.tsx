import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Table } from './Table.tsx';

interface Product {
  name: string;
  quantity: number;
  total: string;
}

const meta = {
  title: 'Kit/Table',
  component: Table<Product>,
  args: {
    label: 'Products',
    rows: [
      { name: 'Indigo block-print saree', quantity: 1, total: '₹2,200.00' },
      { name: 'Handloom table runner', quantity: 4, total: '₹599.00' },
    ],
    rowKey: (row) => row.name,
    columns: [
      { id: 'name', header: 'SKU', cell: (row) => row.name, isRowHeader: true, foot: 'Total' },
      { id: 'quantity', header: 'Qty', align: 'end', cell: (row) => row.quantity, foot: 5 },
      { id: 'total', header: 'Total', align: 'end', cell: (row) => row.total, foot: '₹2,799.00' },
    ],
  },
} satisfies Meta<typeof Table<Product>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A few rows, named by their first cell, with a total. */
export const WithATotal: Story = {
  parameters: { answers: ['native-table'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Products' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Handloom table runner' })).toBeVisible();
  },
};

/** The keyboard scrolls what a phone cannot show. */
export const InANarrowPlace: Story = {
  parameters: { answers: ['scrolls-by-key'] },
  render: (args) => (
    <div style={{ inlineSize: 180 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Products' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  },
};
