import { BulkBar, DataGrid, Page, createRowResults, createSelection } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { makeOrders, orderKey, plainColumns } from './orders.ts';

const meta = { title: 'Patterns/Bulk action', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const orders = makeOrders(12);

/** Simulates the server: every third order is rejected. */
async function allocate(keys: readonly string[], settle: (key: string, problem?: string) => void) {
  for (const key of keys) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    settle(key, Number(key.slice(3)) % 3 === 0 ? 'No courier goes to this pincode.' : undefined);
  }
}

function Orders() {
  const [selection] = useState(() => createSelection());
  const [results] = useState(() => createRowResults());
  return (
    <Page title="Orders" description="Tick rows, then say what to do with them.">
      <DataGrid
        label="Orders"
        rows={orders}
        rowKey={orderKey}
        columns={plainColumns}
        lines={1}
        selection={selection}
        results={results}
      />
      <BulkBar
        selection={selection}
        results={results}
        actions={[
          {
            id: 'allocate',
            label: 'Allocate couriers',
            isPrimary: true,
            onAction: () => void results.run(selection.keys(), allocate),
          },
        ]}
      />
    </Page>
  );
}

/** A deed for many is a deed for each: those that failed say why, stay ticked and can be tried again. */
export const AResultForEachRow: Story = {
  render: () => <Orders />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select KH-100001' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select KH-100002' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Allocate couriers' }));
    await waitFor(() => expect(canvasElement).toHaveTextContent('No courier goes to this pincode.'));
  },
};
