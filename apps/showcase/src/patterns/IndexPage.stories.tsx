import { Button, DataGrid, FilterChip, Inline, Page, SearchField, Stack, createSelection } from '@khep/ui';
import type { DataGridSort } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { makeOrders, orderKey, plainColumns, type Order } from './orders.ts';

const meta = { title: 'Patterns/Index page', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const byColumn = (column: string, sign: 1 | -1) => (a: Order, b: Order) => {
  const [one, other] = [a[column as keyof Order], b[column as keyof Order]];
  return one === other ? 0 : one < other ? -sign : sign;
};

function Orders({ count }: { count: number }) {
  const [all] = useState(() => makeOrders(count));
  const [selection] = useState(() => createSelection());
  const [sought, setSought] = useState('');
  const [isCod, setCod] = useState(false);
  const [sort, setSort] = useState<DataGridSort>();
  const rows = useMemo(() => {
    const words = sought.trim().toLowerCase();
    const found = all.filter(
      (order) =>
        (!isCod || order.payment === 'COD') &&
        (words === '' || `${order.id} ${order.buyer} ${order.city}`.toLowerCase().includes(words)),
    );
    return sort ? found.toSorted(byColumn(sort.column, sort.direction === 'ascending' ? 1 : -1)) : found;
  }, [all, sought, isCod, sort]);
  return (
    <Page title="Orders" actions={<Button tone="accent">Create order</Button>}>
      <Stack gap={16}>
        <Inline gap={8}>
          <SearchField label="Search orders" isLabelHidden value={sought} onChange={setSought} />
          <FilterChip
            label="Payment"
            {...(isCod && { value: 'COD', onRemove: () => setCod(false) })}
            onPress={() => setCod(true)}
          />
        </Inline>
        <DataGrid
          label="Orders"
          rows={rows}
          rowKey={orderKey}
          columns={plainColumns}
          lines={1}
          selection={selection}
          {...(sort && { sort })}
          onSortChange={(next) => setSort(next)}
          totalCount={rows.length}
          height="560px"
          onClearFilters={() => {
            setSought('');
            setCod(false);
          }}
        />
      </Stack>
    </Page>
  );
}

/** All rows are in memory; the grid draws those in sight. Ctrl + End goes to the last one. */
export const AHundredThousandRows: Story = {
  name: '100,000 rows',
  render: () => <Orders count={100_000} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid', { name: 'Orders' })).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(120);
    await userEvent.click(canvas.getByText('KH-100000'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByText('KH-199999')).toBeVisible());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'KH-154321');
    await waitFor(() =>
      expect(canvas.getByRole('grid', { name: 'Orders' })).toHaveAttribute('aria-rowcount', '2'),
    );
    await expect(canvas.getByText('KH-154321')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search orders' }));
  },
};
