import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ShortcutHelp } from '../ShortcutHelp/index.ts';
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

/** J, K and X from anywhere; the list of shortcuts has them and the keys of the grid. */
export const RowKeys: Story = {
  args: { onRowAction: fn(), hasRowKeys: true },
  parameters: { answers: ['row-keys', 'extends-the-selection'] },
  render: (args) => (
    <>
      <Screen {...args} />
      <ShortcutHelp />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = (order: string) => canvas.getByRole('checkbox', { name: `Select ${order}` });
    await userEvent.keyboard('j');
    await expect(box('KH-100482')).toHaveFocus();
    await userEvent.keyboard('jj');
    await expect(box('KH-100484')).toHaveFocus();
    await userEvent.keyboard('kx');
    await expect(box('KH-100483')).toHaveFocus();
    await expect(box('KH-100483')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(box('KH-100484')).toBeChecked();
    await expect(box('KH-100485')).toBeChecked();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(box('KH-100485')).not.toBeChecked();
    await expect(findCell(canvasElement, 2, 2)).toHaveFocus();
    await userEvent.keyboard('?');
    const page = within(canvasElement.ownerDocument.body);
    const list = within(await page.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const keys = within(list.getByRole('region', { name: 'List' }));
    for (const does of ['Next row', 'Select the row', 'Open the row', 'Copy the cell or the range'])
      await expect(keys.getAllByText(does)[0]).toBeVisible();
  },
};
