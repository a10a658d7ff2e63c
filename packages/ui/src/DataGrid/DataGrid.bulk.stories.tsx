import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { DataGrid } from './DataGrid.tsx';
import { findCell, soon } from './gridStory.fixture.ts';
import { demoColumns, demoOrders, orderKey } from './orders.fixture.tsx';
import { createRowResults } from './bulk/rowResults.ts';
import { createSelection } from './selection/selection.ts';

const meta = { title: 'Kit/DataGrid/Bulk actions' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const orders = demoOrders(24);
const onAllocate = fn();

function Allocation() {
  const [selection] = useState(() => createSelection());
  const [results] = useState(createRowResults);
  const [page, setPage] = useState(0);
  const [tries] = useState(() => new Map<string, number>());

  /** Couriers respond one by one; for every third order only at the second attempt. */
  async function allocate(keys: readonly string[], settle: (key: string, problem?: string) => void) {
    onAllocate(keys);
    for (const key of keys) {
      await soon();
      tries.set(key, (tries.get(key) ?? 0) + 1);
      const isBusy = Number(key.slice(3)) % 3 === 0 && tries.get(key) === 1;
      settle(key, isBusy ? 'Delhivery timed out.' : undefined);
    }
  }
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DataGrid
        label="New orders"
        rows={orders.slice(page * 6, page * 6 + 6)}
        rowKey={orderKey}
        columns={demoColumns}
        selection={selection}
        results={results}
        totalCount={orders.length}
      />
      <div>
        <Button isDisabled={page === 0} onPress={() => setPage(page - 1)}>
          Previous page
        </Button>{' '}
        <Button isDisabled={page === 3} onPress={() => setPage(page + 1)}>
          Next page
        </Button>
      </div>
      <BulkBar
        selection={selection}
        results={results}
        matching={{ total: orders.length, loaded: 6 }}
        actions={[
          {
            id: 'allocate',
            label: 'Allocate couriers',
            isPrimary: true,
            onAction() {
              const scope = selection.scope();
              const all = orders.map(orderKey).filter((key) => selection.isSelected(key));
              void results.run(scope.kind === 'keys' ? scope.keys : all, allocate);
              selection.clear();
            },
          },
        ]}
      />
    </div>
  );
}

/** The selection persists across pages; every row has a result, and failed ones are retried. */
export const ResultPerRow: Story = {
  name: 'Results per row with retry',
  parameters: { answers: ['result-per-row', 'selection-over-pages'] },
  render: () => <Allocation />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select KH-100482' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select KH-100483' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select KH-100488' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select KH-100489' }));
    await expect(canvas.getByText('4 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select KH-100483' })).toBeChecked();

    await userEvent.click(canvas.getByRole('button', { name: 'Allocate couriers' }));
    await waitFor(() => expect(canvas.getByText('2 done, 2 failed')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(findCell(canvasElement, 0, 6)).toHaveTextContent('Delhivery timed out.');
    await expect(findCell(canvasElement, 1, 6)).toHaveTextContent('Done');

    await userEvent.click(canvas.getByRole('button', { name: 'Retry failed' }));
    await waitFor(() => expect(canvas.getByText('4 done')).toBeVisible());
    await expect(onAllocate).toHaveBeenLastCalledWith(['KH-100482', 'KH-100488']);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss results' }));
    await expect(canvas.queryByRole('group', { name: /selected rows/ })).toBeNull();
  },
};

/** With a whole page selected, all matching rows can be selected, including pages that aren't loaded. */
export const AllThatMatch: Story = {
  parameters: { answers: ['select-all-matching'] },
  render: () => <Allocation />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 24 matching' }));
    await expect(canvas.getByText('All 24 matching are selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select KH-100490' }));
    await expect(canvas.getByText('All 23 matching are selected')).toBeVisible();
  },
};

/** Above the number at which counting stops, the bar shows a plus sign. */
export const MoreThanCounted: Story = {
  render: function MoreThanCounted() {
    const rows = orders.slice(0, 6);
    const [selection] = useState(() => createSelection(rows.map(orderKey)));
    return (
      <BulkBar
        selection={selection}
        matching={{ total: 10_000, loaded: rows.length, isLeast: true }}
        actions={[{ id: 'accept', label: 'Accept', isPrimary: true, onAction: () => undefined }]}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 10,000+ matching' }));
    await expect(canvas.getByText('All 10,000+ matching are selected')).toBeVisible();
  },
};

const list = demoOrders(40);

/** The bar never covers a focused row. */
export const NeverCoversARow: Story = {
  parameters: { answers: ['bar-covers-no-row'] },
  render: function NeverCovers() {
    const [selection] = useState(() => createSelection(['KH-100482']));
    return (
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DataGrid
          label="New orders"
          rows={list}
          rowKey={orderKey}
          columns={demoColumns}
          selection={selection}
        />
        <BulkBar selection={selection} actions={[{ id: 'a', label: 'Allocate couriers', onAction: fn() }]} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('group', { name: /selected rows/ });
    const foot = bar.parentElement!.getBoundingClientRect();
    /** The element at a point of the footer, which is as wide as the list. */
    const seenAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('tr');
    await expect(foot.bottom).toBe(window.innerHeight);
    for (const x of [foot.left + 1, foot.left + foot.width / 2, foot.right - 1])
      for (const y of [foot.top + 1, foot.bottom - 1]) await expect(seenAt(x, y) ?? null).toBeNull();
    await expect(seenAt(foot.left + 40, foot.top - 2) ?? null).not.toBeNull();

    findCell(canvasElement, 0, 2).focus();
    for (let press = 0; press < 14; press += 1) await userEvent.keyboard('{ArrowDown}');
    const under = () => bar.getBoundingClientRect().top;
    await expect(findCell(canvasElement, 14, 2).getBoundingClientRect().bottom).toBeLessThanOrEqual(under());
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(findCell(canvasElement, 39, 2).getBoundingClientRect().bottom).toBeLessThanOrEqual(under()),
    );
  },
};

function Cancelling() {
  const [selection] = useState(() => createSelection());
  const [all, setAll] = useState(orders);
  const [page, setPage] = useState(0);
  const shown = useMemo(() => all.slice(page * 6, page * 6 + 6), [all, page]);
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DataGrid
        label="New orders"
        rows={shown}
        rowKey={orderKey}
        columns={demoColumns}
        selection={selection}
        listKey={`page=${page}`}
        totalCount={all.length}
      />
      <div>
        <Button onPress={() => setPage(1 - page)}>{page === 0 ? 'Next page' : 'Previous page'}</Button>{' '}
        <Button onPress={() => setAll(all.filter(({ id }) => id !== 'KH-100489'))}>
          A buyer cancels KH-100489
        </Button>
      </div>
      <BulkBar selection={selection} actions={[{ id: 'a', label: 'Allocate couriers', onAction: fn() }]} />
    </div>
  );
}

/** Removed rows are deselected; rows of other pages stay selected. */
export const GoneRowsAreForgotten: Story = {
  name: 'Removed rows are deselected',
  parameters: { answers: ['selection-without-ghosts'] },
  render: () => <Cancelling />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select KH-100482' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select KH-100488' }));
    canvas.getByRole('checkbox', { name: 'Select KH-100489' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /cancels/ }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select KH-100482' })).toBeChecked();
    await expect(canvas.getByText('2 selected')).toBeVisible();
  },
};
