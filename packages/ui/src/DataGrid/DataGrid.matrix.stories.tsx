import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EmptyState } from '../EmptyState/index.ts';
import { BulkBar } from './BulkBar.tsx';
import { DataGrid } from './DataGrid.tsx';
import { demoColumns, demoOrders, orderKey } from './orders.fixture.tsx';
import { createRowResults } from './rowResults.ts';
import { createSelection } from './selection.ts';
import { defaultView, withPin } from './view.ts';

const meta = { title: 'Kit/DataGrid/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = demoOrders(3);
const selected = createSelection(['KH-100483']);
const view = defaultView(demoColumns);
const results = createRowResults();
void results.run(['KH-100482', 'KH-100483'], async (_keys, settle) => {
  settle('KH-100483', 'No courier serves 793001 with cash on delivery. Ship it prepaid.');
});
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
      <DataGrid
        {...shared}
        label="Forbidden"
        rows={[]}
        noPermission="Ask the owner of the brand for access."
      />
      <DataGrid
        {...shared}
        label="Compact, in two orders"
        rows={rows}
        view={{ ...view, density: 'compact' }}
        sort={[
          { column: 'status', direction: 'ascending' },
          { column: 'value', direction: 'descending' },
        ]}
        onSortChange={fn()}
      />
      <DataGrid {...shared} label="Wrapped" rows={rows} view={{ ...view, isWrapped: true }} />
      <div style={{ inlineSize: 'min(100%, 700px)' }}>
        <DataGrid
          {...shared}
          label="Pinned, with results"
          rows={rows}
          selection={selected}
          results={results}
          view={withPin(view, 'order', 'start')}
        />
      </div>
      <div style={{ inlineSize: 'min(100%, 320px)' }}>
        <DataGrid
          {...shared}
          label="Cards"
          rows={rows}
          selection={selected}
          sort={{ column: 'value', direction: 'descending' }}
          onSortChange={fn()}
        />
      </div>
      <BulkBar
        selection={selected}
        results={results}
        actions={[{ id: 'a', label: 'Allocate couriers', isPrimary: true, onAction: fn() }]}
      />
    </div>
  ),
};
