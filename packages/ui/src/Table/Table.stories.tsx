import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
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

/** A few rows with row headers and a total. */
export const WithATotal: Story = {
  parameters: { answers: ['native-table'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Products' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Handloom table runner' })).toBeVisible();
  },
};

/** The keyboard scrolls a wide table. */
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

/** Numbers of many columns leave a name its room, and a code stays on one line. */
export const NamesBesideNumbers: Story = {
  render: () => (
    <div style={{ inlineSize: 288 }}>
      <Table
        label="Orders by product"
        rows={[{ name: 'Oxidised silver jhumkas', order: 'KH-100321', total: '₹1,05,183.00' }]}
        rowKey={({ order }) => order}
        columns={[
          { id: 'name', header: 'SKU', cell: ({ name }) => name, isRowHeader: true, minWidth: '9rem' },
          { id: 'order', header: 'Order', cell: ({ order }) => order, isWhole: true },
          { id: 'total', header: 'Value', cell: ({ total }) => total, align: 'end' },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader').clientWidth).toBeGreaterThanOrEqual(144);
    const text = document.createRange();
    text.selectNodeContents(canvas.getByRole('cell', { name: 'KH-100321' }));
    await expect(text.getClientRects()).toHaveLength(1);
  },
};

/** When stacked, it keeps table semantics. */
export const LinesInANarrowPlace: Story = {
  parameters: { answers: ['reflows'] },
  args: {
    narrowLayout: 'stacked',
    rows: [
      { name: 'Indigo block-print saree with a hand-knotted fringe', quantity: 1, total: '₹2,200.00' },
      { name: 'हथकरघा मेज़पोश', quantity: 4, total: '₹599.00' },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 256 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Products' });
    await expect(region.scrollWidth).toBe(region.clientWidth);
    const row = canvas.getByRole('row', { name: /हथकरघा मेज़पोश/ });
    await expect(within(row).getByRole('rowheader')).toBeVisible();
    const [quantity, total] = within(row).getAllByRole('cell');
    await expect(quantity).toHaveTextContent('4');
    await expect(total).toBeVisible();
    const name = within(row).getByRole('rowheader').getBoundingClientRect();
    await expect(total!.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
};

const fixedColumns = [
  { id: 'name', header: 'SKU', cell: (row: Product) => row.name, isRowHeader: true, width: '40%' },
  {
    id: 'quantity',
    header: 'Qty',
    align: 'end' as const,
    cell: (row: Product) => row.quantity,
    width: '20%',
  },
  { id: 'total', header: 'Total', align: 'end' as const, cell: (row: Product) => row.total, width: '40%' },
];

/** With fixed widths, changes don't shift columns. */
export const ColumnsThatStay: Story = {
  parameters: { answers: ['widths-stay'] },
  render: function Changing({ columns: _ownWidths, ...args }) {
    const [rows, setRows] = useState(args.rows);
    return (
      <Stack gap={12}>
        <Table {...args} columns={fixedColumns} rows={rows} />
        <Button
          onPress={() =>
            setRows(rows.map((row) => ({ ...row, total: '₹12,34,567.00 and shipping of ₹1,250.00' })))
          }
        >
          Add shipping
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const edges = () =>
      canvas.getAllByRole('columnheader').map((heading) => Math.round(heading.getBoundingClientRect().left));
    const before = edges();
    await userEvent.click(canvas.getByRole('button', { name: 'Add shipping' }));
    await expect(canvas.getAllByText(/shipping of/)).toHaveLength(2);
    await expect(edges()).toEqual(before);
  },
};
