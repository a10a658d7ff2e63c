import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EmptyState } from '../EmptyState/index.ts';
import { ForcedState } from '../states.fixture.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import { DataGrid } from './DataGrid.tsx';
import { demoColumns, demoOrders, orderKey, type DemoOrder } from './orders.fixture.tsx';
import { createRowResults } from './bulk/rowResults.ts';
import { createSelection } from './selection/selection.ts';
import { defaultView, withPin } from './views/view.ts';

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

/** All states. */
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

const held = createSelection(['KH-100483']);
/** Interactive parts of a grid: rows, headers and their controls; on a phone the sort field. */
const underHand = [
  'tr[data-row-index="0"]',
  'tr[aria-selected="true"]',
  'tr[data-row-index="2"] input',
  'tr[aria-selected="true"] input',
  'tbody [aria-expanded]',
  'th[aria-sort="none"] button',
  'th[aria-sort="descending"] button',
  'thead th:nth-child(4) [data-part="resize"]',
  'thead [data-component="Select"] button',
];
const renderDetail = () => 'Nothing yet';

/** Rows, headers and controls in hover, focus and pressed state; one row is selected. */
export const UnderTheHand: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {(['hover', 'focus', 'pressed'] as const).map((state) =>
        underHand.reduce(
          (grid, of) => (
            <ForcedState key={`${state} ${of}`} state={state} of={of} isNative>
              {grid}
            </ForcedState>
          ),
          <DataGrid
            {...shared}
            label={state}
            rows={rows}
            selection={held}
            renderDetail={renderDetail}
            onRowAction={fn()}
            sort={{ column: 'value', direction: 'descending' }}
            onSortChange={fn()}
            view={view}
            onViewChange={fn()}
          />,
        ),
      )}
    </div>
  ),
};

const long = [
  ['श्रीमती अन्नपूर्णा वेंकटरामानुजम लक्ष्मीनरसिम्हन', 'पैकेजिंग की पुष्टि करें'],
  ['Anantapadmanabhaswamy Venkatanarasimharajuvaripeta', 'Packaging needed'],
  ['अनु', 'पता जाँचें'],
] as const;
const longNames: DemoOrder[] = demoOrders(3);
for (const [place, order] of longNames.entries())
  Object.assign(order, {
    buyer: long[place]?.[0],
    place: 'तिरुवनंतपुरम, केरल 695001',
    status: long[place]?.[1],
  });

/** On cards, long text wraps over three lines without truncating the status. */
export const LongWordsOnCards: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 24 }}>
      {[320, 390].map((width) => (
        <div key={width} style={{ inlineSize: `min(100%, ${width}px)` }}>
          <DataGrid {...shared} label={`${width} pixels`} rows={longNames} selection={createSelection()} />
        </div>
      ))}
    </div>
  ),
};
