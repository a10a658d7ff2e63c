import {
  Button,
  ColumnPanel,
  DataGrid,
  FilterBar,
  Page,
  Stack,
  createSelection,
  decodeFilters,
  defaultView,
  defineFilters,
  encodeFilters,
} from '@khep/ui';
import type { DataGridSort } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeOrders, orderKey, orderStatuses, plainColumns, type Order } from './orders.ts';

const meta = { title: 'Patterns/Index page', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const filters = defineFilters([
  {
    kind: 'oneOf',
    id: 'payment',
    label: 'Payment',
    options: [
      { id: 'COD', label: 'Cash on delivery' },
      { id: 'Prepaid', label: 'Prepaid' },
    ],
  },
  {
    kind: 'anyOf',
    id: 'status',
    label: 'Status',
    options: orderStatuses.map((label) => ({ id: label, label })),
  },
]);

function inOrder(rows: readonly Order[], sorts: readonly DataGridSort[]): readonly Order[] {
  if (sorts.length === 0) return rows;
  return rows.toSorted((a, b) => {
    for (const { column, direction } of sorts) {
      const [one, other] = [a[column as keyof Order], b[column as keyof Order]];
      if (one !== other) return one < other === (direction === 'ascending') ? -1 : 1;
    }
    return 0;
  });
}

function Orders({ count }: { count: number }) {
  const [all] = useState(() => makeOrders(count));
  const [selection] = useState(() => createSelection());
  const [view, setView] = useState(() => defaultView(plainColumns));
  const [sorts, setSorts] = useState<readonly DataGridSort[]>([]);
  // In an app this is the query of its URL, and the only place where the filters are kept.
  const [query, setQuery] = useState('');
  const { values, problems } = useMemo(() => decodeFilters(filters, query), [query]);
  const rows = useMemo(() => {
    const sought = values.q?.toLowerCase() ?? '';
    const found = all.filter(
      (order) =>
        (values.payment === undefined || order.payment === values.payment) &&
        (values.status === undefined || values.status.includes(order.status)) &&
        `${order.id} ${order.buyer} ${order.city}`.toLowerCase().includes(sought),
    );
    return inOrder(found, sorts);
  }, [all, values, sorts]);
  return (
    <Page
      title="Orders"
      actions={
        <>
          <ColumnPanel columns={plainColumns} view={view} onViewChange={setView} />
          <Button tone="accent">Create order</Button>
        </>
      }
    >
      <Stack gap={16}>
        <FilterBar
          label="Filter orders"
          filters={filters}
          values={values}
          problems={problems}
          searchLabel="Search orders"
          onChange={(next) => setQuery(encodeFilters(filters, next, query))}
        />
        <DataGrid
          label="Orders"
          rows={rows}
          rowKey={orderKey}
          columns={plainColumns}
          lines={1}
          selection={selection}
          view={view}
          onViewChange={setView}
          sort={sorts}
          isMultiSort
          onSortChange={(_first, every) => setSorts(every)}
          totalCount={rows.length}
          height="560px"
          onClearFilters={() => setQuery('')}
        />
      </Stack>
    </Page>
  );
}

/** All rows are in memory; the grid draws those in sight. Ctrl + End goes to the last one, a typed name to its row. */
export const AHundredThousandRows: Story = {
  name: '100,000 rows',
  render: () => <Orders count={100_000} />,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const grid = canvas.getByRole('grid', { name: 'Orders' });
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(120);
    await userEvent.click(canvas.getByText('KH-100000'));
    await userEvent.keyboard('{ArrowRight}sneha');
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveTextContent('KH-100004'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByText('KH-199999')).toBeVisible());

    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'KH-154321');
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '2'));
    await expect(canvas.getByText('KH-154321')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search orders' }));

    await userEvent.click(canvas.getByRole('button', { name: 'Payment' }));
    await userEvent.click(await page.findByRole('radio', { name: 'Cash on delivery' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '33335'));
  },
};
