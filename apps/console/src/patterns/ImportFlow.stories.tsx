import { calls } from '@khep/api';
import { emptyNotes, guessMapping, importField } from '@khep/domain/mapping';
import type { FileNotes } from '@khep/domain/mapping';
import { Page } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ImportFlow } from './ImportFlow.tsx';
import { StoryClient } from './storyClient.fixture.tsx';
import type { StoryAnswers } from './storyClient.fixture.tsx';

const fields = ['sku_id', 'sku_name', 'actual_weight'].map((name) => importField(name, name === 'sku_id'));
const columnsOf = (names: readonly string[], notes: FileNotes = emptyNotes()) => {
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
        notes,
      },
    },
  };
};
const result = (more: object) => ({
  body: { data: { rows_read: 3, added: 3, updated: 0, rejected_rows: [], rejected_lines: [], ...more } },
});
const rejected = result({
  added: 2,
  job_id: 'job_1',
  columns: ['sku_id', 'sku_name', 'actual_weight'],
  rejected_rows: [
    { row: 4, column: 'actual_weight', value: 'abc', reason: '"abc" is not a number. Enter grams.' },
  ],
  rejected_lines: [{ row: 4, cells: { sku_id: 'CUP-3', sku_name: 'Cup, large', actual_weight: 'abc' } }],
});
const onSave = fn<(body: unknown) => void>();
const waiting = fn<() => object[]>();
const onDelete = fn<(body: unknown) => { body: object }>();
const job = fn<() => object>();
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
      '/table-columns/sku': () => columnsOf(['sku_id', 'sku_name', 'actual_weight']),
      '/settings/sku/bulk': (body) => onImport(body),
      '/settings/sku/import-drafts': () => ({ body: { data: { drafts: waiting() } } }),
      '/import-drafts/delete': (body) => onDelete(body),
    },
  },
  beforeEach: () => {
    onImport.mockReset();
    onImport.mockReturnValue(result({}));
    waiting.mockReset();
    waiting.mockReturnValue([]);
    onDelete.mockReset();
    onDelete.mockReturnValue({ body: { message: 'Row skipped' } });
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
      '/table-columns/sku': () => columnsOf(['thing', 'product_name', 'weight']),
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

/** A file with our columns, in which something has to be seen first: a hidden row, and a value that is changed. */
export const SomethingNoticed: Story = {
  args: {
    answers: {
      '/table-columns/sku': () =>
        columnsOf(['sku_id', 'sku_name', 'actual_weight'], {
          ...emptyNotes(),
          hidden: { count: 1, rows: [3], is_included: false },
          changed: [
            {
              field: 'actual_weight',
              label: 'Weight',
              count: 1,
              examples: [{ row: 4, from: '0.62 kg', to: '620 g' }],
            },
          ],
        }),
      '/settings/sku/bulk': (body) => onImport(body),
    },
  },
  play: async ({ canvas }) => {
    onImport.mockReturnValue(
      result({ notes: { ...emptyNotes(), hidden: { count: 1, rows: [3], is_included: true } } }),
    );
    const dialog = await upload(canvas.getByRole('button', { name: 'Import' }));
    await expect(await dialog.findByText('1 row is hidden in the sheet')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /0.62 kg.*620 g/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Import it too' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Import 3 rows' }));
    await expect(await dialog.findByText('1 hidden row was imported: row 3.')).toBeVisible();
    const body = onImport.mock.calls[0]?.[0] as FormData;
    await expect(JSON.parse(body.get('choices') as string)).toEqual({ hidden_rows: 'include' });
  },
};

/** Rejected rows are corrected in place and sent again, whole. */
export const RowsToCorrect: Story = {
  play: async ({ canvas }) => {
    onImport.mockReturnValueOnce(rejected);
    const dialog = await upload(canvas.getByRole('button', { name: 'Import' }));
    await expect(await dialog.findByText('2 SKUs added, 1 row rejected')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download rows to correct' })).toBeVisible();
    // The record and the product's words, not the names of columns.
    await expect(dialog.getByRole('row', { name: /^4 CUP-3 Cup, large Weight/ })).toBeVisible();
    const cell = dialog.getByRole('textbox', { name: 'Weight of row 4' });
    await userEvent.clear(cell);
    await userEvent.type(cell, '640');
    await userEvent.click(dialog.getByRole('button', { name: 'Import corrected rows' }));
    await waitFor(() => expect(onImport).toHaveBeenCalledTimes(2));
    const form = onImport.mock.calls[1]?.[0] as FormData | undefined;
    const sent = form?.get('file') as File;
    await expect(await sent.text()).toContain('CUP-3,"Cup, large",640');
    await expect([form?.get('rows'), form?.get('mends')]).toEqual(['[4]', 'job_1']);
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

/** One that continues shows its rejected rows when it has ended: before, some are unknown. */
export const LongerThanTheUpload: Story = {
  args: {
    answers: {
      '/table-columns/sku': () => columnsOf(['sku_id', 'sku_name', 'actual_weight']),
      '/settings/sku/bulk': (body) => onImport(body),
      '/settings/sku/import-drafts': () => ({ body: { data: { drafts: waiting() } } }),
      '/jobs/job_7': () => ({ body: { data: { job: job() } } }),
    },
  },
  play: async ({ canvas }) => {
    const running = { id: 'job_7', done: 1, ended_at: null };
    job.mockReturnValue(running);
    onImport.mockReturnValue(
      result({
        is_running: true,
        job_id: 'job_7',
        columns: ['sku_id', 'sku_name', 'actual_weight'],
        rejected_rows: [{ row: 12, column: 'actual_weight', value: 'heavy', reason: 'Enter grams.' }],
        rejected_lines: [draft.lines[0]],
      }),
    );
    const dialog = await upload(canvas.getByRole('button', { name: 'Import' }));
    await expect(await dialog.findByText('Import is running. Follow it in Jobs.')).toBeVisible();
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    waiting.mockReturnValue([draft]);
    job.mockReturnValue({ ...running, done: 40, ended_at: '2026-11-20T10:00:00.000Z' });
    await expect(
      await dialog.findByText('40 SKUs imported, 2 rows rejected', {}, { timeout: 5000 }),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'SKU name of row 31' })).toBeVisible();
  },
};

const draft = {
  job_id: 'job_7',
  type: 'sku',
  file_name: 'november.csv',
  created_by: 'Meera',
  created_at: '2026-11-20T10:00:00.000Z',
  columns: ['sku_id', 'sku_name', 'actual_weight'],
  records: 2,
  lines: [
    { row: 12, cells: { sku_id: 'CUP-7', sku_name: 'Cup, tall', actual_weight: 'heavy' } },
    { row: 31, cells: { sku_id: 'CUP-8', sku_name: 'Cup, wide', actual_weight: '' } },
  ],
  problems: [
    { row: 12, column: 'actual_weight', reason: '"heavy" is not a weight. Enter grams.' },
    { row: 31, column: 'sku_name', reason: 'Enter at most 120 characters' },
  ],
};

/** Rows that an import has rejected wait: a colleague corrects one and skips the other. They keep their row numbers. */
export const RowsOfAColleague: Story = {
  beforeEach: () => waiting.mockReturnValue([draft]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct 2 rejected SKUs' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import SKUs' }));
    await expect(await dialog.findByRole('row', { name: /november.csv 2 SKUs Meera/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Correct' }));
    await expect(await dialog.findByText('2 rows wait to be corrected')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Skip row 31' }));
    await waitFor(() =>
      expect(onDelete).toHaveBeenCalledWith(JSON.stringify({ job_id: 'job_7', rows: [31] })),
    );
    await expect(dialog.queryByRole('button', { name: 'Skip row 31' })).not.toBeInTheDocument();
    const cell = dialog.getByRole('textbox', { name: 'Weight of row 12' });
    await userEvent.clear(cell);
    await userEvent.type(cell, '310');
    waiting.mockReturnValue([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Import corrected rows' }));
    await waitFor(() => expect(onImport).toHaveBeenCalledOnce());
    const form = onImport.mock.calls[0]?.[0] as FormData | undefined;
    await expect([form?.get('rows'), form?.get('mends')]).toEqual(['[12]', 'job_7']);
    // No row waits now, so the button that opened the dialog is gone: the focus goes to the other.
    await expect(await dialog.findByText(/3 SKUs added/)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Correct/, hidden: true })).not.toBeInTheDocument(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Import' })).toHaveFocus());
  },
};

/** Rejected rows are deleted only after a question. */
export const RowsDeleted: Story = {
  beforeEach: () => waiting.mockReturnValue([draft]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct 2 rejected SKUs' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import SKUs' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText("2 SKUs won't be imported.")).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onDelete).toHaveBeenCalledWith(JSON.stringify({ job_id: 'job_7' })));
  },
};
