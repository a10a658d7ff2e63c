import { calls } from '@khep/api';
import { guessMapping, importField } from '@khep/domain/mapping';
import { Page } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ImportFlow } from './ImportFlow.tsx';
import { StoryClient } from './storyClient.fixture.tsx';
import type { StoryAnswers } from './storyClient.fixture.tsx';

const fields = ['sku_id', 'sku_name', 'actual_weight'].map((name) => importField(name, name === 'sku_id'));
const columnsOf = (...names: string[]) => {
  const columns = names.map((name, index) => ({
    name,
    samples: [['CUP-1'], ['Cup'], ['620', '640']][index] ?? [],
  }));
  const matches = guessMapping(fields, columns);
  return {
    body: {
      data: {
        rows: 3,
        heading_row: 1,
        is_cut: false,
        fields,
        columns,
        matches,
        known: null,
        saved_source: '',
        adds_up: null,
      },
    },
  };
};
const result = (more: object) => ({
  body: { data: { rows_read: 3, added: 3, updated: 0, rejected_rows: [], rejected_lines: [], ...more } },
});
const rejected = result({
  added: 2,
  columns: ['sku_id', 'sku_name', 'actual_weight'],
  rejected_rows: [
    { row: 4, column: 'actual_weight', value: 'abc', reason: '"abc" is not a number. Enter grams.' },
  ],
  rejected_lines: [{ row: 4, cells: { sku_id: 'CUP-3', sku_name: 'Cup, large', actual_weight: 'abc' } }],
});
const onSave = fn<(body: unknown) => void>();
const onImport = fn<(body: unknown) => ReturnType<typeof result>>();

function Import({ answers }: { answers: StoryAnswers }) {
  return (
    <StoryClient answers={answers}>
      <Page
        title="SKUs"
        actions={
          <ImportFlow
            endpoint={calls.sku.bulk}
            type="sku"
            title="Import SKUs"
            description="A CSV or Excel file with a row for each SKU"
            label="File of SKUs"
            nounOf={(count) => (count === 1 ? 'SKU' : 'SKUs')}
            invalidates={['sku']}
          >
            Rows with an existing code update that item.
          </ImportFlow>
        }
      />
    </StoryClient>
  );
}

const meta = {
  title: 'Patterns/Import flow',
  component: Import,
  tags: ['!autodocs'],
  args: {
    answers: {
      '/table-columns/sku': () => columnsOf('sku_id', 'sku_name', 'actual_weight'),
      '/settings/sku/bulk': (body) => onImport(body),
    },
  },
  beforeEach: () => {
    onImport.mockReset();
    onImport.mockReturnValue(result({}));
  },
} satisfies Meta<typeof Import>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(['code,name,weight\nCUP-1,Cup,620\n'], 'cups.csv', { type: 'text/csv' });

/** Opens the dialog and gives it the file. */
async function upload(button: HTMLElement): Promise<ReturnType<typeof within>> {
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Import SKUs' });
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
  return within(dialog);
}

/** A file with the columns of the import is imported at once. */
export const EverythingImported: Story = {
  play: async ({ canvas }) => {
    const dialog = await upload(canvas.getByRole('button', { name: 'Import' }));
    await expect(await dialog.findByText('3 SKUs added')).toBeVisible();
    await expect(onImport).toHaveBeenCalledOnce();
  },
};

/** Columns with other names are matched first: by name where they can be, else by hand. */
export const OtherColumns: Story = {
  args: {
    answers: {
      '/table-columns/sku': () => columnsOf('thing', 'product_name', 'weight'),
      '/settings/sku/bulk': (body) => onImport(body),
      '/mappings': (body) => {
        onSave(JSON.parse(body as string));
        return { body: { data: {} } };
      },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await upload(canvas.getByRole('button', { name: 'Import' }));
    await expect(await dialog.findByText('Missing: SKU')).toBeVisible();
    const send = dialog.getByRole('button', { name: 'Import 3 rows' });
    await expect(send).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: /Column for SKU(?! name)/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'thing' }));
    await userEvent.click(send);
    await expect(await dialog.findByText('3 SKUs added')).toBeVisible();
    const body = onImport.mock.calls[0]?.[0] as FormData;
    const mapping = { sku_id: 'thing', sku_name: 'product_name', actual_weight: 'weight' };
    await expect(JSON.parse(body.get('mapping') as string)).toEqual(mapping);
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ type: 'sku', source: 'cups', mapping }));
  },
};

/** Rejected rows are corrected in place and sent again, whole. */
export const RowsToCorrect: Story = {
  play: async ({ canvas }) => {
    onImport.mockReturnValueOnce(rejected);
    const dialog = await upload(canvas.getByRole('button', { name: 'Import' }));
    await expect(await dialog.findByText('2 SKUs added, 1 row rejected')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download rows to correct' })).toBeVisible();
    const cell = dialog.getByRole('textbox', { name: 'actual_weight of row 4' });
    await userEvent.clear(cell);
    await userEvent.type(cell, '640');
    await userEvent.click(dialog.getByRole('button', { name: 'Import corrected rows' }));
    await waitFor(() => expect(onImport).toHaveBeenCalledTimes(2));
    const form = onImport.mock.calls[1]?.[0] as FormData | undefined;
    const sent = form?.get('file') as File;
    await expect(await sent.text()).toContain('CUP-3,"Cup, large",640');
    await expect(await dialog.findByText('3 SKUs added')).toBeVisible();
  },
};

/** A large file continues as a job. */
export const InTheBackground: Story = {
  play: async ({ canvas }) => {
    onImport.mockReturnValue(result({ added: 0, is_running: true }));
    const dialog = await upload(canvas.getByRole('button', { name: 'Import' }));
    await expect(await dialog.findByText('Import is running. Follow it in Jobs.')).toBeVisible();
  },
};
