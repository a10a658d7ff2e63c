import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import type { DataGridColumn } from './columns/columns.ts';
import { downloadCsv } from '../downloadCsv.ts';
import { gridCsv } from './editing/clipboard.ts';
import { DataGrid } from './DataGrid.tsx';
import type { CellChange, CellProblem } from './editing/cellChange.ts';
import { findCell, soon } from './gridStory.fixture.ts';

const meta = { title: 'Kit/DataGrid/Writing in cells' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Sku {
  id: string;
  name: string;
  weight: number;
  hsn: string;
  state: 'active' | 'inactive';
}

const skus: readonly Sku[] = [
  { id: 'SKU-1', name: 'Indigo block-print saree', weight: 640, hsn: '5208', state: 'active' },
  { id: 'SKU-2', name: 'Handloom table runner', weight: 310, hsn: '6302', state: 'active' },
  { id: 'SKU-3', name: 'Terracotta planter set', weight: 4200, hsn: '6913', state: 'inactive' },
  { id: 'SKU-4', name: 'Muga silk stole', weight: 180, hsn: '6214', state: 'active' },
];
const states = [
  { id: 'active', label: 'Active' },
  { id: 'inactive', label: 'Inactive' },
];

const columns: readonly DataGridColumn<Sku>[] = [
  {
    id: 'id',
    header: 'Code',
    width: 100,
    grow: 0,
    isRowHeader: true,
    value: (sku) => sku.id,
    cell: (sku) => sku.id,
  },
  { id: 'name', header: 'Product', width: 220, value: (sku) => sku.name, cell: (sku) => sku.name, edit: {} },
  {
    id: 'weight',
    header: 'Weight, g',
    width: 130,
    align: 'end',
    value: (sku) => sku.weight,
    cell: (sku) => sku.weight.toLocaleString('en-IN'),
    edit: {
      kind: 'number',
      validate: (text) =>
        /^\d+$/.test(text) && Number(text) > 0 ? undefined : 'Enter whole grams, more than 0.',
    },
  },
  { id: 'hsn', header: 'HSN', width: 120, value: (sku) => sku.hsn, cell: (sku) => sku.hsn, edit: {} },
  {
    id: 'state',
    header: 'Status',
    width: 130,
    value: (sku) => states.find(({ id }) => id === sku.state)?.label,
    cell: (sku) => states.find(({ id }) => id === sku.state)?.label,
    edit: { kind: 'choice', choices: states, text: (sku) => sku.state },
  },
];

const onSave = fn();

/** A fake server: saves valid cells and rejects others with a message. */
async function save(changes: readonly CellChange<Sku>[]): Promise<readonly CellProblem[]> {
  onSave(changes.map(({ rowKey, column, text }) => `${rowKey} ${column} ${text}`));
  await soon();
  return changes
    .filter(({ column, text }) => column === 'hsn' && !/^\d{4,8}$/.test(text))
    .map(({ rowKey, column }) => ({ rowKey, column, message: 'HSN has 4 to 8 digits.' }));
}

function Sheet() {
  const [rows, setRows] = useState(skus);
  return (
    <DataGrid
      label="SKUs"
      rows={rows}
      rowKey={(sku) => sku.id}
      columns={columns}
      onEdit={async (changes) => {
        const problems = await save(changes);
        const refused = new Set(problems.map(({ rowKey, column }) => `${rowKey} ${column}`));
        setRows((before) =>
          before.map((sku) => {
            const kept = changes
              .filter(({ rowKey, column }) => rowKey === sku.id && !refused.has(`${rowKey} ${column}`))
              .map(({ column, text }) => [column, column === 'weight' ? Number(text) : text] as const);
            return kept.length === 0 ? sku : { ...sku, ...Object.fromEntries(kept) };
          }),
        );
        return problems;
      }}
    />
  );
}

/** Enter or a double click edits a cell. Validation errors show immediately, server errors on the cell. */
export const InlineEditWithServerErrors: Story = {
  name: 'A form-like inline edit with server errors',
  parameters: { answers: ['edits-in-place', 'server-errors-on-the-cell'] },
  render: () => <Sheet />,
  play: async ({ canvas, canvasElement }) => {
    findCell(canvasElement, 0, 2).focus();
    await userEvent.keyboard('{Enter}');
    const weight = canvas.getByRole('textbox', { name: 'Weight, g' });
    await userEvent.clear(weight);
    await userEvent.type(weight, 'heavy{Enter}');
    await expect(weight).toHaveAccessibleDescription('Enter whole grams, more than 0.');
    await userEvent.clear(weight);
    await userEvent.type(weight, '700{Enter}');
    await waitFor(() => expect(findCell(canvasElement, 1, 2)).toHaveFocus());
    await waitFor(() => expect(findCell(canvasElement, 0, 2)).toHaveTextContent(/^700$/));

    await userEvent.dblClick(findCell(canvasElement, 1, 3));
    const hsn = canvas.getByRole('textbox', { name: 'HSN' });
    await userEvent.clear(hsn);
    await userEvent.type(hsn, '63{Enter}');
    await waitFor(() => expect(findCell(canvasElement, 1, 3)).toHaveAttribute('aria-invalid', 'true'));
    await expect(findCell(canvasElement, 1, 3)).toHaveAccessibleDescription('HSN has 4 to 8 digits.');
    await expect(findCell(canvasElement, 1, 3)).toHaveTextContent('63');

    findCell(canvasElement, 1, 3).focus();
    await userEvent.keyboard('{F2}');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'HSN' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'HSN' }), '6302{Enter}');
    await waitFor(() => expect(findCell(canvasElement, 1, 3)).not.toHaveAttribute('aria-invalid'));

    findCell(canvasElement, 2, 1).focus();
    await userEvent.keyboard('{F2}not saved{Escape}');
    await expect(findCell(canvasElement, 2, 1)).toHaveTextContent('Terracotta planter set');
    await expect(findCell(canvasElement, 2, 1)).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Active');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(findCell(canvasElement, 2, 4)).toHaveTextContent('Active'));
  },
};

/** Simulates Ctrl+C or Ctrl+V; returns the clipboard text. */
function clipboard(kind: 'copy' | 'paste', cell: HTMLElement, text = ''): string {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  cell.dispatchEvent(new ClipboardEvent(kind, { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData('text/plain');
}

/** Copies a range for a spreadsheet and pastes it back; read-only cells are skipped and reported. */
export const CopiesAndPastesARange: Story = {
  parameters: { answers: ['copies-a-range', 'pastes-a-range'] },
  render: () => <Sheet />,
  play: async ({ canvasElement }) => {
    const first = findCell(canvasElement, 0, 0);
    first.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(findCell(canvasElement, 1, 1)).toHaveAttribute('aria-selected', 'true');
    await expect(clipboard('copy', first)).toBe(
      'SKU-1\tIndigo block-print saree\nSKU-2\tHandloom table runner',
    );

    onSave.mockClear();
    const said = within(document.body);
    await userEvent.keyboard('{Escape}');
    const corner = findCell(canvasElement, 0, 2);
    corner.focus();
    clipboard('paste', corner, '650\t52081000\tInactive\r\nlight\t63\r\n');
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith([
        'SKU-1 weight 650',
        'SKU-1 hsn 52081000',
        'SKU-1 state inactive',
        'SKU-2 hsn 63',
      ]),
    );
    await waitFor(() => expect(findCell(canvasElement, 0, 3)).toHaveTextContent('52081000'));
    await expect(findCell(canvasElement, 1, 2)).toHaveAccessibleDescription(
      'Enter whole grams, more than 0.',
    );
    await waitFor(() =>
      expect(findCell(canvasElement, 1, 3)).toHaveAccessibleDescription('HSN has 4 to 8 digits.'),
    );
    // One rejected by the column, one by the server.
    await said.findByText('2 cells were not saved');

    findCell(canvasElement, 2, 3).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    clipboard('paste', findCell(canvasElement, 2, 3), '9999');
    await waitFor(() => expect(findCell(canvasElement, 3, 3)).toHaveTextContent('9999'));
  },
};

/** Exports rows as CSV without formulas. */
export const Exports: Story = {
  render: () => (
    <>
      <Button onPress={() => downloadCsv('skus.csv', gridCsv(skus, columns))}>Download</Button>
      <Sheet />
    </>
  ),
};
