import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DataGrid } from './DataGrid.tsx';
import type { DataGridProps } from './DataGrid.types.ts';
import { Screen } from './gridScreen.fixture.tsx';
import { findCell } from './gridStory.fixture.ts';
import { demoColumns, demoOrders, orderKey, type DemoOrder } from './orders.fixture.tsx';

const meta = {
  title: 'Kit/DataGrid/Keyboard',
  component: DataGrid<DemoOrder>,
  args: { label: 'New orders', rows: demoOrders(8), rowKey: orderKey, columns: demoColumns },
} satisfies Meta<typeof DataGrid<DemoOrder>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrows reach every cell; Space selects, Enter opens, letters find. */
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
    await expect(findCell(canvasElement, 1, 2)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Select KH-100483' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowAction).toHaveBeenCalledOnce();
    await userEvent.keyboard('far');
    await expect(findCell(canvasElement, 1, 2)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(findCell(canvasElement, 7, 5)).toHaveFocus();
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
    findCell(canvasElement, 0, 2).focus();
    await userEvent.keyboard('{F2}');
    await expect(canvas.getByRole('button', { name: 'Pack KH-100482' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print KH-100482' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pack KH-100482' })).toHaveFocus();
    await userEvent.keyboard('{Escape}{ArrowDown}');
    await expect(findCell(canvasElement, 1, 2)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Pack KH-100483' })).toHaveFocus();
  },
};

function Reloaded(props: DataGridProps<DemoOrder>) {
  const [rows, setRows] = useState(props.rows);
  return (
    <div onKeyUp={(event) => event.key === 'F9' && setRows(rows.toReversed())}>
      <DataGrid {...props} rows={rows} />
    </div>
  );
}

/** Focus stays when rows are reordered, even on a re-created link. */
export const StaysWhenRowsChange: Story = {
  parameters: { answers: ['focus-stays'] },
  render: (args) => <Reloaded {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'KH-100483' }).focus();
    await userEvent.keyboard('{F9}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'KH-100488' })).toHaveFocus());
  },
};
