import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EmptyState } from '../EmptyState/index.ts';
import { DataGrid } from './DataGrid.tsx';
import { demoColumns, demoOrders, orderKey } from './orders.fixture.tsx';
import { createSelection } from './selection.ts';

const meta = { title: 'Kit/DataGrid/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = demoOrders(3);
const selected = createSelection(['KH-100483']);
const shared = { rowKey: orderKey, columns: demoColumns } as const;

/** Every state beside the others. */
export const EveryState: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DataGrid
        {...shared}
        label="With a selection"
        rows={rows}
        selection={selected}
        sort={{ column: 'value', direction: 'descending' }}
        onSortChange={fn()}
        hasMore
        onLoadMore={fn()}
        totalText="10,000+"
      />
      <DataGrid {...shared} label="Loading" rows={[]} isLoading selection={createSelection()} />
      <DataGrid
        {...shared}
        label="Failed"
        rows={[]}
        error="The connection was lost. Your orders are safe."
        onRetry={fn()}
      />
      <DataGrid
        {...shared}
        label="Empty"
        rows={[]}
        empty={<EmptyState title="No orders yet" description="Orders from your store arrive here." />}
      />
      <DataGrid
        {...shared}
        label="No match"
        rows={[]}
        empty={<EmptyState kind="no-match" description="Try fewer filters." />}
      />
      <DataGrid {...shared} label="Loading more" rows={rows} hasMore isLoadingMore onLoadMore={fn()} />
    </div>
  ),
};
