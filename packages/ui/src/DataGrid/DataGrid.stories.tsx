import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { BulkBar } from './BulkBar.tsx';
import { DataGrid } from './DataGrid.tsx';
import type { DataGridProps } from './DataGrid.types.ts';
import { cellOf, scrollerOf } from './gridStory.fixture.ts';
import { countedColumns } from './oneRow.fixture.tsx';
import { demoColumns, demoOrders, orderKey, type DemoOrder } from './orders.fixture.tsx';
import { createSelection, useSelectedKeys, type GridSelection } from './selection.ts';
import type { DataGridSort } from './sorting.ts';

const meta = {
  title: 'Kit/DataGrid',
  component: DataGrid<DemoOrder>,
  args: { label: 'New orders', rows: demoOrders(8), rowKey: orderKey, columns: demoColumns },
} satisfies Meta<typeof DataGrid<DemoOrder>>;
export default meta;
type Story = StoryObj<typeof meta>;

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const sortValues: Record<string, (order: DemoOrder) => string | number> = {
  order: (order) => order.number,
  value: (order) => order.value,
  status: (order) => order.status,
};

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}

function sorted(rows: readonly DemoOrder[], sorts: readonly DataGridSort[]): readonly DemoOrder[] {
  if (sorts.length === 0) return rows;
  return rows.toSorted((a, b) => {
    for (const { column, direction } of sorts) {
      const value = sortValues[column];
      const order = value ? compare(value(a), value(b)) : 0;
      if (order !== 0) return direction === 'ascending' ? order : -order;
    }
    return 0;
  });
}

function Summary({ selection, rows }: { selection: GridSelection; rows: readonly DemoOrder[] }) {
  const keys = new Set(useSelectedKeys(selection));
  let paise = 0;
  for (const row of rows) if (keys.has(row.id)) paise += row.value;
  return rupees.format(paise / 100);
}

function Screen(props: DataGridProps<DemoOrder> & { initial?: string[] }) {
  const [selection] = useState(() => createSelection(props.initial));
  const [sorts, setSorts] = useState<readonly DataGridSort[]>([]);
  const rows = useMemo(() => sorted(props.rows, sorts), [props.rows, sorts]);
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DataGrid
        {...props}
        rows={rows}
        selection={selection}
        sort={sorts}
        onSortChange={(_first, all) => setSorts(all)}
      />
      <BulkBar
        selection={selection}
        summary={<Summary selection={selection} rows={props.rows} />}
        actions={[
          { id: 'boxes', label: 'Suggest boxes', onAction: () => undefined },
          { id: 'allocate', label: 'Allocate couriers', isPrimary: true, onAction: () => undefined },
        ]}
      />
    </div>
  );
}

/** A page of orders, three of them ticked, and what can be done with them. */
export const PageOfOrders: Story = {
  args: { totalCount: 128, hasMore: true, onLoadMore: fn() },
  render: (args) => <Screen {...args} initial={['KH-100482', 'KH-100483', 'KH-100485']} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('8 of 128')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByText('8 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByRole('group', { name: /selected rows/ })).toBeNull();
  },
};

/** A heading sorts upwards first, then down; with Shift it joins the order, by mouse and by keyboard, and says so. */
export const SortsByHeadings: Story = {
  args: { isMultiSort: true },
  parameters: { answers: ['multi-sort'] },
  render: (args) => <Screen {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const user = userEvent.setup();
    const heading = canvas.getByRole('columnheader', { name: /Value/ });
    await user.click(within(heading).getByRole('button'));
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(heading).getByRole('button'));
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    const rupeesIn = (row: number) =>
      Number(cellOf(canvasElement, row, 4).textContent.replaceAll(/[^\d.]/g, ''));
    await expect(rupeesIn(0)).toBeGreaterThanOrEqual(rupeesIn(1));

    const status = canvas.getByRole('columnheader', { name: /Status/ });
    await user.click(within(status).getByRole('button'));
    await user.keyboard('{Shift>}');
    await user.click(within(heading).getByRole('button'));
    await user.keyboard('{/Shift}');
    await expect(status).toHaveAttribute('aria-sort', 'ascending');
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await expect(heading).toHaveTextContent('sorted second');
    await waitFor(() =>
      expect(document.querySelector('[data-component="LiveRegion"]')).toHaveTextContent(
        'Sorted by Status, lowest first, then Value, lowest first',
      ),
    );
    await expect(cellOf(canvasElement, 0, 5)).toHaveTextContent('Address to check');
  },
};

/** Shift and a click ticks everything between. */
export const SelectsARange: Story = {
  parameters: { answers: ['range-selection'] },
  render: (args) => <Screen {...args} />,
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select KH-100483' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select KH-100487' }));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('5 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select KH-100485' })).toBeChecked();
  },
};

/** One tab stop; arrows reach every cell; Space ticks, Enter opens, letters find. */
export const WorksByKeyboard: Story = {
  args: { onRowAction: fn() },
  parameters: { answers: ['one-tab-stop', 'grid-keys', 'type-to-find'] },
  render: (args) => (
    <>
      <Button>Before</Button>
      <Screen {...args} />
    </>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid');
    canvas.getByRole('button', { name: 'Before' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select KH-100482' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'KH-100482' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(cellOf(canvasElement, 1, 2)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Select KH-100483' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowAction).toHaveBeenCalledOnce();
    await userEvent.keyboard('far');
    await expect(cellOf(canvasElement, 1, 2)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(cellOf(canvasElement, 7, 5)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('checkbox', { name: 'Select KH-100489' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Order' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'KH-100482' })).toHaveFocus();
    await userEvent.tab();
    await expect(grid).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** A cell of several controls: F2 goes in, Tab goes round, Escape comes back. */
export const ControlsInACell: Story = {
  args: {
    columns: [
      ...demoColumns.slice(0, 2),
      {
        id: 'deeds',
        header: 'Deeds',
        width: 220,
        cell: (order: DemoOrder) => (
          <>
            <Button size="small">{`Pack ${order.id}`}</Button>{' '}
            <Button size="small">{`Print ${order.id}`}</Button>
          </>
        ),
      },
    ],
  },
  parameters: { answers: ['into-a-cell'] },
  play: async ({ canvas, canvasElement }) => {
    cellOf(canvasElement, 0, 2).focus();
    await userEvent.keyboard('{F2}');
    await expect(canvas.getByRole('button', { name: 'Pack KH-100482' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print KH-100482' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pack KH-100482' })).toHaveFocus();
    await userEvent.keyboard('{Escape}{ArrowDown}');
    await expect(cellOf(canvasElement, 1, 2)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Pack KH-100483' })).toHaveFocus();
  },
};

const many = demoOrders(100_000);

/** A hundred thousand rows: a screenful is drawn, whatever is scrolled, ticked or typed. */
export const HundredThousandRows: Story = {
  name: '100,000 rows',
  args: { rows: many, totalCount: many.length, height: '480px' },
  parameters: { answers: ['windowed', 'reading-order'] },
  render: (args) => <Screen {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    const drawn = () => [...canvasElement.querySelectorAll<HTMLElement>('tbody [data-row-index]')];
    await expect(drawn().length).toBeLessThan(40);

    scroller.scrollTop = 58 * 50_000;
    await waitFor(() => expect(canvas.getByText('KH-150482')).toBeInTheDocument());
    scroller.scrollTop += 58 * 7;
    await expect(drawn().length).toBeLessThan(40);
    // At rest the rows are read in the order in which they are seen.
    await waitFor(() => {
      const order = drawn().map((row) => Number(row.dataset['rowIndex']));
      return expect(order).toEqual(order.toSorted((a, b) => a - b));
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select KH-150490' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();

    await userEvent.keyboard('{Control>}{End}{/Control}{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Select KH-200481'));
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByText('1,00,000 selected')).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
  },
};

const drawn: string[] = [];

/** A click that selects draws one row again, whatever the list's length. */
export const OneRowRenders: Story = {
  args: { rows: many, columns: countedColumns(drawn), height: '480px' },
  parameters: { answers: ['one-row-renders'] },
  render: (args) => <Screen {...args} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select KH-100485' });
    // The row that loses the keyboard and the bar that appears have drawn what they had to by then.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select KH-100483' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    drawn.length = 0;
    await userEvent.click(box);
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect([...new Set(drawn)]).toEqual(['KH-100485']);
  },
};

/** On a phone a row is a card: the four columns that ask for a place, and one list of every order. */
export const CardsOnAPhone: Story = {
  parameters: { answers: ['cards-can-be-sorted'] },
  render: (args) => (
    <div style={{ maxInlineSize: 358 }}>
      <Screen {...args} initial={['KH-100483']} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await expect(canvas.getByRole('checkbox', { name: 'Select KH-100483' })).toBeChecked();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Order, highest first');
    await expect(cellOf(canvasElement, 0, 1)).toHaveTextContent('KH-100489');
  },
};

/** One line to a row, for reference lists. */
export const OneLine: Story = {
  args: {
    lines: 1,
    columns: [
      { id: 'order', header: 'Order', cell: (order) => order.id, isRowHeader: true },
      { id: 'buyer', header: 'Buyer', cell: (order) => order.buyer },
      { id: 'value', header: 'Value', align: 'end', cell: (order) => rupees.format(order.value / 100) },
    ],
  },
};

/** What belongs to a row opens under it, by mouse and by keyboard; the arrows go through it. */
export const OpensARow: Story = {
  args: {
    renderDetail: (order: DemoOrder) => (
      <>
        {order.item}, to {order.place} <Button size="small">{`Track ${order.id}`}</Button>
      </>
    ),
  },
  parameters: { answers: ['expands'] },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Details of KH-100483' });
    const before = cellOf(canvasElement, 2, 1).getBoundingClientRect().top;
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() =>
      expect(cellOf(canvasElement, 2, 1).getBoundingClientRect().top).toBeGreaterThan(before),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Track KH-100483' })).toHaveFocus();
    await userEvent.keyboard('{Escape}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Details of KH-100484' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Nothing loaded yet, failed, filtered away, forbidden, or nothing there: each with its words and its way out. */
export const FiveEmptyStates: Story = {
  args: { rows: [] },
  parameters: { answers: ['five-empty-states'] },
  render: (args) => {
    const rest = { ...args, onRetry: undefined, onClearFilters: undefined };
    return (
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DataGrid {...rest} label="Loading" isLoading />
        <DataGrid {...rest} label="Failed" error="The connection was lost." onRetry={args.onRetry ?? fn()} />
        <DataGrid {...rest} label="No match" onClearFilters={args.onClearFilters ?? fn()} />
        <DataGrid {...rest} label="Forbidden" noPermission="Ask the owner of the brand for access." />
        <DataGrid {...rest} label="Empty" />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection was lost.');
    await expect(canvas.getByText('Nothing matches')).toBeVisible();
    await expect(canvas.getByText('You do not have access to this')).toBeVisible();
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  },
};
