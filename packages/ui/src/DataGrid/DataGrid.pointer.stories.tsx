import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { DataGrid } from './DataGrid.tsx';
import { findCell, findScroller } from './gridStory.fixture.ts';
import { demoColumns, demoOrders, orderKey } from './orders.fixture.tsx';
import { defaultView, withPin, type GridView } from './views/view.ts';

const meta = { title: 'Kit/DataGrid/Pointer' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = demoOrders(60);
const onSort = fn();
const onOpen = fn();

interface GridProps {
  first?: GridView;
  dir?: 'ltr' | 'rtl';
  width?: string;
  height?: string;
}

function Grid({ first = defaultView(demoColumns), dir = 'ltr', width = 'auto', height }: GridProps) {
  const [view, setView] = useState(first);
  return (
    <div dir={dir} style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <DataGrid
        label="New orders"
        rows={rows}
        rowKey={orderKey}
        columns={demoColumns}
        view={view}
        onViewChange={setView}
        onSortChange={onSort}
        onRowAction={onOpen}
        height={height}
      />
    </div>
  );
}

interface Point {
  clientX: number;
  clientY: number;
}

function middle(element: Element, across = 0.5): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width * across, clientY: top + height / 2 };
}

const shownMark = (canvas: HTMLElement) => canvas.querySelector('[aria-hidden="true"][data-shown]');
const headings = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[role="columnheader"]')].map((heading) => heading.textContent);
const findHeading = (canvas: HTMLElement, name: string) =>
  [...canvas.querySelectorAll<HTMLElement>('[role="columnheader"]')].find(
    ({ textContent }) => textContent === name,
  )!;

/** Presses a header and drags it; the caller releases it. */
async function dragHeading(heading: HTMLElement, to: Point) {
  const from = middle(heading);
  await fireEvent.pointerDown(heading.firstElementChild ?? heading, {
    ...from,
    button: 0,
    pointerType: 'mouse',
  });
  await fireEvent.pointerMove(window, { ...from, clientX: from.clientX + 3 });
  await fireEvent.pointerMove(window, to);
}

/**
 * Dragging a header moves its column; a line shows the target. Escape cancels, a small movement is a click.
 */
export const DragsAColumn: Story = {
  name: 'A column is dragged by its header',
  parameters: { answers: ['columns-by-dragging'] },
  render: () => <Grid />,
  play: async ({ canvas, canvasElement }) => {
    const before = ['Order', 'Ship to', 'Items', 'Value', 'Status'];
    const order = findHeading(canvasElement, 'Order');
    const pastItems = () => middle(findHeading(canvasElement, 'Items'), 0.8);

    await dragHeading(order, pastItems());
    const mark = shownMark(canvasElement)!.getBoundingClientRect();
    const edge = findHeading(canvasElement, 'Items').getBoundingClientRect().right;
    await expect(Math.abs(mark.left - edge)).toBeLessThanOrEqual(2);
    await userEvent.keyboard('{Escape}');
    await fireEvent.pointerUp(window);
    await expect(shownMark(canvasElement)).toBeNull();
    await expect(headings(canvasElement)).toEqual(before);

    await dragHeading(order, pastItems());
    await fireEvent.pointerUp(window);
    await fireEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await expect(onSort).not.toHaveBeenCalled();
    await expect(headings(canvasElement)).toEqual(['Ship to', 'Items', 'Order', 'Value', 'Status']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Order' })).toHaveFocus());

    // The keyboard moves it back.
    await userEvent.keyboard('{Shift>}{Control>}{ArrowLeft}{ArrowLeft}{/Control}{/Shift}');
    await waitFor(() => expect(headings(canvasElement)).toEqual(before));

    // A small movement is a click.
    await userEvent.click(canvas.getByRole('button', { name: 'Value' }));
    await expect(onSort).toHaveBeenCalledTimes(1);
  },
};

/** Dragging works right to left; a column stays on its pinned side. */
export const DragsRightToLeft: Story = {
  name: 'Dragging right to left, and beside a pinned column',
  parameters: { answers: ['columns-by-dragging'] },
  render: () => <Grid dir="rtl" first={withPin(defaultView(demoColumns), 'order', 'start')} />,
  play: async ({ canvasElement }) => {
    const buyer = findHeading(canvasElement, 'Ship to');
    await dragHeading(buyer, middle(findHeading(canvasElement, 'Value'), 0.2));
    await fireEvent.pointerUp(window);
    await waitFor(() =>
      expect(headings(canvasElement)).toEqual(['Order', 'Items', 'Value', 'Ship to', 'Status']),
    );
    await dragHeading(findHeading(canvasElement, 'Items'), middle(findHeading(canvasElement, 'Order')));
    await fireEvent.pointerUp(window);
    await expect(headings(canvasElement)).toEqual(['Order', 'Items', 'Value', 'Ship to', 'Status']);
  },
};

/** At the edge of a wide grid, dragging scrolls. */
export const ScrollsAtTheEdge: Story = {
  name: 'Dragging a column scrolls',
  parameters: { answers: ['columns-by-dragging'] },
  render: () => <Grid width="660px" />,
  play: async ({ canvasElement }) => {
    const scroller = findScroller(canvasElement);
    await waitFor(() => expect(scroller).toHaveAttribute('data-scroll', 'both'));
    const { right } = scroller.getBoundingClientRect();
    const order = findHeading(canvasElement, 'Order');
    await dragHeading(order, { ...middle(order), clientX: right - 2 });
    await waitFor(() => expect(scroller.scrollLeft).toBe(scroller.scrollWidth - scroller.clientWidth));
    await fireEvent.pointerUp(window);
    await waitFor(() => expect(headings(canvasElement).at(-1)).toBe('Order'));
  },
};

const inRange = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLElement>('[data-in-range]')].map(
    (cell) =>
      `${cell.parentElement?.dataset['rowIndex']}.${[...(cell.parentElement?.children ?? [])].indexOf(cell)}`,
  );

/** Dragging from one cell to another selects a range; Shift and arrows extend it. */
export const ReachesByMouse: Story = {
  name: 'A range of cells by mouse and keyboard',
  parameters: { answers: ['range-by-mouse'] },
  render: () => <Grid height="320px" />,
  play: async ({ canvasElement }) => {
    const from = findCell(canvasElement, 1, 2);
    const to = findCell(canvasElement, 2, 1);
    from.focus();
    await fireEvent.mouseDown(from, { ...middle(from), button: 0 });
    await fireEvent.mouseMove(window, middle(from, 0.6));
    await expect(inRange(canvasElement)).toEqual([]);
    await fireEvent.mouseMove(window, middle(to));
    await expect(inRange(canvasElement)).toEqual(['1.1', '1.2', '2.1', '2.2']);
    await fireEvent.mouseUp(window);
    await fireEvent.click(to);
    await expect(onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(inRange(canvasElement)).toHaveLength(6);
    await userEvent.keyboard('{Escape}');
    await expect(inRange(canvasElement)).toEqual([]);

    // A click within a cell opens the row.
    await userEvent.click(findCell(canvasElement, 0, 2));
    await expect(onOpen).toHaveBeenCalledWith(rows[0]);
    // A press on a link isn't a drag.
    const link = findCell(canvasElement, 0, 0).querySelector('a')!;
    await fireEvent.mouseDown(link, { ...middle(link), button: 0 });
    await fireEvent.mouseMove(window, middle(to));
    await expect(inRange(canvasElement)).toEqual([]);
    await fireEvent.mouseUp(window);

    // Left for axe: text colours on a selected range.
    await fireEvent.mouseDown(from, { ...middle(from), button: 0 });
    await fireEvent.mouseMove(window, middle(findCell(canvasElement, 3, 4)));
    await fireEvent.mouseUp(window);
    await expect(inRange(canvasElement)).toHaveLength(9);
  },
};

/** Dragging at the edge scrolls rows; Escape cancels the range. */
export const ReachesOutOfSight: Story = {
  name: 'A range extends beyond the visible rows',
  parameters: { answers: ['range-by-mouse'] },
  render: () => <Grid height="320px" />,
  play: async ({ canvasElement }) => {
    const scroller = findScroller(canvasElement);
    const from = findCell(canvasElement, 0, 1);
    await fireEvent.mouseDown(from, { ...middle(from), button: 0 });
    const { bottom } = scroller.getBoundingClientRect();
    await fireEvent.mouseMove(window, { ...middle(from), clientY: bottom + 40 });
    // Rows scroll once per frame; a busy machine draws few of them in a second.
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(300), { timeout: 15_000 });
    await waitFor(() => expect(inRange(canvasElement).length).toBeGreaterThan(6), { timeout: 15_000 });
    await userEvent.keyboard('{Escape}');
    await expect(inRange(canvasElement)).toEqual([]);
    const rest = scroller.scrollTop;
    await fireEvent.mouseMove(window, { ...middle(from), clientY: bottom + 50 });
    await expect(scroller.scrollTop).toBe(rest);
  },
};
