import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DataGrid } from './DataGrid.tsx';
import { Screen, rupees } from './gridScreen.fixture.tsx';
import { findCell, findScroller } from './gridStory.fixture.ts';
import { countedColumns } from './oneRow.fixture.tsx';
import { demoColumns, demoOrders, orderKey, type DemoOrder } from './orders.fixture.tsx';

const meta = {
  title: 'Kit/DataGrid',
  component: DataGrid<DemoOrder>,
  args: { label: 'New orders', rows: demoOrders(8), rowKey: orderKey, columns: demoColumns },
} satisfies Meta<typeof DataGrid<DemoOrder>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page of orders with a selection and bulk actions. */
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

/**
 * A header sorts ascending, then descending; Shift adds it to the order, by mouse and keyboard, with an
 * announcement.
 */
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
      Number(findCell(canvasElement, row, 4).textContent.replaceAll(/[^\d.]/g, ''));
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
    await expect(findCell(canvasElement, 0, 5)).toHaveTextContent('Check address');
  },
};

/** Shift-click selects a range. */
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

const many = demoOrders(100_000);

/** With 100,000 rows only visible rows are rendered when scrolling, selecting and typing. */
export const HundredThousandRows: Story = {
  name: '100,000 rows',
  args: { rows: many, totalCount: many.length, height: '480px' },
  parameters: { answers: ['windowed', 'reading-order'] },
  render: (args) => <Screen {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const scroller = findScroller(canvasElement);
    const drawn = () => [...canvasElement.querySelectorAll<HTMLElement>('tbody [data-row-index]')];
    await expect(drawn().length).toBeLessThan(40);

    scroller.scrollTop = 58 * 50_000;
    await waitFor(() => expect(canvas.getByText('KH-150482')).toBeInTheDocument());
    scroller.scrollTop += 58 * 7;
    await expect(drawn().length).toBeLessThan(40);
    // At rest the DOM order matches the visual order.
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

/** Selecting a row re-renders one row, whatever the list's length. */
export const OneRowRenders: Story = {
  args: { rows: many, columns: countedColumns(drawn), height: '480px' },
  parameters: { answers: ['one-row-renders'] },
  render: (args) => <Screen {...args} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select KH-100485' });
    // The rows beyond the visible ones are rendered once the list is at rest.
    const visible = 480 / (box.closest('tr')?.offsetHeight ?? 1);
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(visible + 3));
    // Waits for the re-render caused by focus and bulk bar.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select KH-100483' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    drawn.length = 0;
    await userEvent.click(box);
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect([...new Set(drawn)]).toEqual(['KH-100485']);
  },
};

/** On a phone rows are cards with four columns and a sort list. */
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
    const sort = canvas.getByRole('button', { name: 'Not sorted Sort' });
    await userEvent.click(sort);
    const list = await within(document.body).findByRole('listbox', { name: 'Sort' });
    await waitFor(() => expect(list).toBeVisible());
    await userEvent.click(within(list).getByRole('option', { name: 'Order, highest first' }));
    await expect(findCell(canvasElement, 0, 1)).toHaveTextContent('KH-100489');
    await waitFor(() => expect(sort).toHaveFocus());

    // Arrow keys belong to the grid on the header, and to the field once entered.
    await userEvent.keyboard('{Escape}');
    await expect(findCell(canvasElement, -1, 1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect(findCell(canvasElement, -1, 1)).toHaveFocus();
    await userEvent.keyboard('{F2}{ArrowDown}');
    const again = await within(document.body).findByRole('listbox');
    await waitFor(() => expect(within(again).getByRole('option', { selected: true })).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await expect(findCell(canvasElement, 0, 1)).toHaveTextContent('KH-100482');
    await waitFor(() => expect(sort).toHaveAccessibleName('Order, lowest first Sort'));
  },
};

/** Single-line rows, for reference lists. */
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

/** Details expand below a row by mouse and keyboard; arrow keys pass through them. */
export const OpensARow: Story = {
  args: {
    renderDetail: (order: DemoOrder) => (
      <>
        {order.item}, to {order.place} <Button size="small">{`Track ${order.id}`}</Button>
      </>
    ),
  },
  parameters: { answers: ['expands', 'detail-opens'] },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Details of KH-100483' });
    const before = findCell(canvasElement, 2, 1).getBoundingClientRect().top;
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() =>
      expect(findCell(canvasElement, 2, 1).getBoundingClientRect().top).toBeGreaterThan(before),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Track KH-100483' })).toHaveFocus();
    await userEvent.keyboard('{Escape}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Details of KH-100484' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    // Anywhere in the row.
    await userEvent.click(findCell(canvasElement, 1, 2));
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Loading, error, no match, no permission and empty, each with its message and action. */
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
    await expect(canvas.getByText('No results')).toBeVisible();
    await expect(canvas.getByText("You don't have access")).toBeVisible();
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  },
};

/** Another search is loading: the rows are still those of the one before. */
export const RowsOfTheSearchBefore: Story = {
  parameters: { answers: ['says-what-is-stale'] },
  args: { isLoading: true, totalCount: 5 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading…')).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="stale"]')).toBeVisible();
    await expect(canvas.queryByText(/ of 5$/)).toBeNull();
  },
};

/** A dense list beside its record: rows of 56 pixels, also as cards, and the open one is marked and in view. */
export const BesideItsRecord: Story = {
  args: { rows: demoOrders(30), isDense: true },
  parameters: { answers: ['dense-beside-its-record', 'marks-the-open-row'] },
  render: function Beside(args) {
    const [open, setOpen] = useState('KH-100483');
    return (
      <>
        <Button onPress={() => setOpen('KH-100510')}>Open the last</Button>
        <div style={{ inlineSize: 360 }}>
          <DataGrid {...args} openRowKey={open} />
        </div>
        <DataGrid {...args} label="Wide" rows={demoOrders(3)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const rowOf = (grid: string, name: RegExp) =>
      within(canvas.getByRole('grid', { name: grid })).getByRole('row', { name });
    for (const grid of ['New orders', 'Wide'])
      await expect(rowOf(grid, /KH-100483/).getBoundingClientRect().height).toBe(56);
    const card = rowOf('New orders', /KH-100483/);
    await expect(card).toHaveAttribute('aria-current', 'true');
    await expect(within(card).getByRole('rowheader').scrollHeight).toBeLessThanOrEqual(56);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the last' }));
    await expect(card).not.toHaveAttribute('aria-current');
    await waitFor(async () => {
      const { top, bottom } = rowOf('New orders', /KH-100510/).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};
