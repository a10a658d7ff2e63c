import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Table, type TableColumn } from './Table.tsx';

const meta = { title: 'Kit/Table/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = [
  { name: 'Indigo block-print saree', quantity: 1 },
  { name: 'हथकरघा मेज़पोश', quantity: 4 },
];
const columns: TableColumn<(typeof rows)[number]>[] = [
  { id: 'name', header: 'SKU', cell: (row) => row.name, isRowHeader: true, foot: 'Total' },
  { id: 'quantity', header: 'Qty', align: 'end', cell: (row) => row.quantity, foot: 5 },
  { id: 'mark', header: '', align: 'center', cell: () => '✓', width: '48px' },
];

/** With a footer, narrow scrolling and stacked, without rows. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={24}>
      <Table label="Products" rows={rows} rowKey={(row) => row.name} columns={columns} />
      <div style={{ inlineSize: 240 }}>
        <Table label="Narrow" rows={rows} rowKey={(row) => row.name} columns={columns} />
      </div>
      <div style={{ inlineSize: 280 }}>
        <Table
          label="Narrow, in lines"
          rows={rows}
          rowKey={(row) => row.name}
          columns={columns}
          narrowLayout="stacked"
        />
      </div>
      <Table
        label="Without rows"
        rows={[]}
        rowKey={(row: (typeof rows)[number]) => row.name}
        columns={columns}
      />
    </Stack>
  ),
};
