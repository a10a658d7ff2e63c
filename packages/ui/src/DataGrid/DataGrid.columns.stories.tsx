import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { ColumnPanel } from './views/ColumnPanel.tsx';
import { DataGrid } from './DataGrid.tsx';
import { sorted } from './gridScreen.fixture.tsx';
import { findCell, findScroller } from './gridStory.fixture.ts';
import { demoColumns, demoOrders, orderKey } from './orders.fixture.tsx';
import { SavedViews, type SavedView } from './views/SavedViews.tsx';
import { createSelection } from './selection/selection.ts';
import { defaultView, withPin, type GridView } from './views/view.ts';
import { decodeView, encodeView } from './views/viewCode.ts';

const meta = { title: 'Kit/DataGrid/Columns and views' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = demoOrders(12);
const standard = defaultView(demoColumns);
const selection = createSelection();
const page = () => within(document.body);

function Columns({ first = standard, width = 'auto' }: { first?: GridView; width?: string }) {
  const [view, setView] = useState(first);
  return (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <Stack gap={12}>
        <ColumnPanel columns={demoColumns} view={view} onViewChange={setView} />
        <DataGrid
          label="New orders"
          rows={rows}
          rowKey={orderKey}
          columns={demoColumns}
          selection={selection}
          view={view}
          onViewChange={setView}
        />
      </Stack>
    </div>
  );
}

/** The panel shows, hides, moves, pins and resizes columns, and sets the row height. */
export const ColumnsPanel: Story = {
  parameters: { answers: ['column-panel'] },
  render: () => <Columns />,
  play: async ({ canvas }) => {
    const heads = () => canvas.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(page().getByRole('checkbox', { name: 'Items' }));
    await expect(heads()).toEqual(['', 'Order', 'Ship to', 'Value', 'Status']);
    await userEvent.click(page().getByRole('button', { name: 'Move Status earlier' }));
    await expect(heads()).toEqual(['', 'Order', 'Ship to', 'Status', 'Value']);
    await userEvent.selectOptions(page().getByRole('combobox', { name: 'Pin Value' }), 'Start');
    await expect(heads()).toEqual(['', 'Value', 'Order', 'Ship to', 'Status']);
    await userEvent.click(page().getByRole('radio', { name: 'Compact' }));
    const rowHeight = () => canvas.getAllByRole('row', { hidden: true })[1]?.getBoundingClientRect().height;
    await expect(rowHeight()).toBe(36);
    await userEvent.click(page().getByRole('switch', { name: 'Wrap text' }));
    await expect(rowHeight()).toBe(72);
    await userEvent.click(page().getByRole('button', { name: 'Reset' }));
    await expect(heads()).toEqual(['', 'Order', 'Ship to', 'Items', 'Value', 'Status']);
  },
};

/** Columns are resized by dragging or Shift and arrow keys, and moved with Ctrl. */
export const ResizesAndMoves: Story = {
  parameters: { answers: ['resize-by-pointer-and-keys'] },
  render: () => <Columns />,
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Items' });
    const width = () => Math.round(heading.getBoundingClientRect().width);
    const before = width();
    const edge = heading.querySelector<HTMLElement>('[data-part="resize"]')!;
    edge.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(edge, { clientX: 500, button: 0, pointerId: 1 });
    await fireEvent.pointerMove(edge, { clientX: 560, pointerId: 1 });
    await expect(width()).toBe(before + 60);
    await fireEvent.pointerUp(edge, { clientX: 560, pointerId: 1 });
    await waitFor(() => expect(width()).toBe(before + 60));
    // Other columns shrink: the grid keeps its width.
    const scroller = findScroller(canvasElement);
    await expect(scroller.scrollWidth).toBe(scroller.clientWidth);

    heading.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    await expect(width()).toBe(before + 60 - 32);
    await userEvent.keyboard('{Shift>}{Control>}{ArrowLeft}{/Control}{/Shift}');
    await expect(findCell(canvasElement, -1, 2)).toHaveTextContent('Items');
    await waitFor(() => expect(findCell(canvasElement, -1, 2)).toHaveFocus());
  },
};

/** In a wide grid, pinned columns and header stay visible. */
export const PinnedColumnsStay: Story = {
  parameters: { answers: ['sticky'] },
  render: () => (
    <Columns width="680px" first={withPin(withPin(standard, 'order', 'start'), 'status', 'end')} />
  ),
  play: async ({ canvasElement }) => {
    const scroller = findScroller(canvasElement);
    await waitFor(() => expect(scroller).toHaveAttribute('data-scroll', 'both'));
    const lefts = () =>
      [0, 1, 5].map((at) => Math.round(findCell(canvasElement, 0, at).getBoundingClientRect().left));
    const before = lefts();
    scroller.scrollLeft = 120;
    await expect(lefts()).toEqual(before);
    const headTop = () => Math.round(findCell(canvasElement, -1, 1).getBoundingClientRect().top);
    const top = headTop();
    scroller.scrollTop = 200;
    await expect(headTop()).toBe(top);
  },
};

function Views() {
  const [saved, setSaved] = useState<readonly SavedView[]>([
    {
      id: 'cod',
      name: 'By value',
      view: { ...standard, sort: [{ column: 'value', direction: 'descending' }] },
    },
  ]);
  const [current, setCurrent] = useState<string>();
  const [code, setCode] = useState(encodeView(standard));
  const { view } = decodeView(code, standard);
  const setView = (next: GridView) => setCode(encodeView(next));
  return (
    <Stack gap={12}>
      <Inline gap={8}>
        <SavedViews
          views={saved}
          baseView={standard}
          selectedId={current}
          view={view}
          onSelectionChange={(next, id) => {
            setView(next);
            setCurrent(id);
          }}
          onCreate={async (name, next) => {
            setSaved([...saved, { id: name, name, view: next }]);
            return name;
          }}
          onUpdate={async (next) => setSaved(saved.map((each) => (each.id === next.id ? next : each)))}
          onDelete={async (id) => setSaved(saved.filter((each) => each.id !== id))}
        />
        <ColumnPanel columns={demoColumns} view={view} onViewChange={setView} />
      </Inline>
      <Text tone="second">{`?view=${code}`}</Text>
      <DataGrid
        label="New orders"
        rows={sorted(rows, view.sort)}
        rowKey={orderKey}
        columns={demoColumns}
        view={view}
        onViewChange={setView}
        sort={view.sort}
        onSortChange={(_first, sort) => setView({ ...view, sort })}
        isMultiSort
      />
    </Stack>
  );
}

/** A view has a name, is marked if changed, and is in the URL. */
export const SavesViews: Story = {
  parameters: { answers: ['saved-views'] },
  render: () => <Views />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await expect(canvas.getByRole('button', { name: 'Default view , changed' })).toBeVisible();
    await expect(canvas.getByText(/~order\.a~/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Default view/ }));
    await userEvent.click(page().getByRole('menuitem', { name: 'Save as new view' }));
    await userEvent.click(await page().findByRole('button', { name: 'Save view' }));
    await expect(page().getByText('Enter a view name.')).toBeVisible();
    await userEvent.type(page().getByRole('textbox', { name: 'View name' }), 'By order{Enter}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'By order' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'By order' }));
    await userEvent.click(page().getByRole('menuitem', { name: 'By value' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Value' })).toHaveAttribute('aria-sort', 'descending'),
    );
  },
};
