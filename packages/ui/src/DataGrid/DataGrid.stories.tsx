import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BulkBar } from './BulkBar.tsx';
import { DataGrid } from './DataGrid.tsx';
import type { DataGridProps } from './DataGrid.types.ts';
import type { DataGridSort } from './sorting.ts';
import { demoColumns, demoOrders, orderKey, type DemoOrder } from './orders.fixture.tsx';
import { createSelection, useSelectedKeys, type GridSelection } from './selection.ts';

const meta = {
  title: 'Kit/DataGrid',
  component: DataGrid<DemoOrder>,
  args: { label: 'New orders', rows: demoOrders(8), rowKey: orderKey, columns: demoColumns },
} satisfies Meta<typeof DataGrid<DemoOrder>>;
export default meta;
type Story = StoryObj<typeof meta>;

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

function Summary({ selection, rows }: { selection: GridSelection; rows: readonly DemoOrder[] }) {
  const keys = new Set(useSelectedKeys(selection));
  let paise = 0;
  for (const row of rows) if (keys.has(row.id)) paise += row.value;
  return rupees.format(paise / 100);
}

function Screen(props: DataGridProps<DemoOrder> & { onAllocate?: () => void; initial?: string[] }) {
  const [selection] = useState(() => createSelection(props.initial));
  const [sort, setSort] = useState<DataGridSort>();
  const rows = useMemo(() => {
    if (!sort) return props.rows;
    const sign = sort.direction === 'ascending' ? 1 : -1;
    return props.rows.toSorted(
      (a, b) => sign * (sort.column === 'value' ? a.value - b.value : a.number - b.number),
    );
  }, [props.rows, sort]);
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DataGrid {...props} rows={rows} selection={selection} sort={sort} onSortChange={setSort} />
      <BulkBar
        selection={selection}
        summary={<Summary selection={selection} rows={props.rows} />}
        actions={[
          { id: 'boxes', label: 'Suggest boxes', onAction: () => undefined },
          {
            id: 'allocate',
            label: 'Allocate couriers',
            isPrimary: true,
            onAction: props.onAllocate ?? (() => undefined),
          },
        ]}
      />
    </div>
  );
}

function cellOf(canvas: HTMLElement, row: number, column: number): HTMLElement | null {
  return canvas.querySelector<HTMLElement>(`[data-row-index="${row}"]`)?.children[
    column
  ] as HTMLElement | null;
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

/** A heading sorts upwards first, then down, and says so. */
export const SortsByHeading: Story = {
  render: (args) => <Screen {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Value' });
    await userEvent.click(within(heading).getByRole('button'));
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(heading).getByRole('button'));
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    const first = cellOf(canvasElement, 0, 4)?.textContent ?? '';
    const second = cellOf(canvasElement, 1, 4)?.textContent ?? '';
    const rupeesIn = (words: string) => Number(words.replaceAll(/[^\d.]/g, ''));
    await expect(rupeesIn(first)).toBeGreaterThanOrEqual(rupeesIn(second));
  },
};

/** Shift and a click ticks everything between. */
export const SelectsARange: Story = {
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

/** One tab stop; arrows reach every cell and every control in it; Space ticks, Enter opens. */
export const WorksByKeyboard: Story = {
  args: { onRowAction: fn() },
  render: (args) => <Screen {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    canvas.getByRole('checkbox', { name: 'Select KH-100482' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('KH-100482');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(document.activeElement).toBe(cellOf(canvasElement, 1, 2));
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Select KH-100483' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowAction).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(document.activeElement).toBe(cellOf(canvasElement, 7, 2));
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toBe(cellOf(canvasElement, 7, 5));
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

const many = demoOrders(100_000);

/** A hundred thousand rows: thirty are drawn, whatever is scrolled, ticked or typed. */
export const HundredThousandRows: Story = {
  args: { rows: many, totalCount: many.length, height: '480px' },
  render: (args) => <Screen {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvasElement.querySelector<HTMLElement>('[data-scroll="inside"]');
    if (!scroller) throw new Error('The grid has no scroll area');
    const drawn = () => canvasElement.querySelectorAll('tbody [data-row-index]').length;
    await expect(drawn()).toBeLessThan(40);

    scroller.scrollTop = 58 * 50_000;
    await waitFor(() => expect(canvas.getByText('KH-150482')).toBeInTheDocument());
    await expect(drawn()).toBeLessThan(40);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select KH-150485' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();

    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Select KH-200481'));
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByText('1,00,000 selected')).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
  },
};

/** On a phone a row is a card: the four columns that ask for a place. */
export const CardsOnAPhone: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 358 }}>
      <Screen {...args} initial={['KH-100483']} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await expect(canvas.getByRole('checkbox', { name: 'Select KH-100483' })).toBeChecked();
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
