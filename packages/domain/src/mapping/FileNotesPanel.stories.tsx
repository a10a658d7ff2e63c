import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FileNotesPanel } from './FileNotesPanel.tsx';
import type { FileNotesPanelProps } from './FileNotesPanel.tsx';
import { emptyNotes } from './index.ts';
import type { FileChoices, FileNotes } from './index.ts';

const notes: FileNotes = {
  hidden: { count: 2, rows: [3, 9], is_included: false },
  skipped: {
    count: 2,
    rows: [
      { row: 41, kind: 'heading', text: 'Order ID · Order date' },
      { row: 82, kind: 'total', text: 'Total · 1,24,380.00' },
    ],
  },
  dates: [
    {
      field: 'order_date',
      label: 'Order date',
      order: null,
      day_first: { row: 2, cell: '13/11/2026' },
      month_first: { row: 5, cell: '11/14/2026' },
      ambiguous: 4,
      is_chosen: false,
    },
  ],
  changed: [
    {
      field: 'buyer_phone',
      label: 'Buyer phone',
      count: 9,
      examples: [
        { row: 4, from: '98450 12345 / 98450 99999', to: '9845012345' },
        ...[5, 6, 7, 8, 9].map((row) => ({ row, from: '98450-12345', to: '9845012345' })),
        { row: 10, from: '+91 98290 10051', to: '9829010051' },
      ],
    },
    { field: 'landmark', label: 'Landmark', count: 1, examples: [{ row: 6, from: 'NA', to: '' }] },
  ],
  repeated: [{ title: 'Total', columns: ['Total (column D)', 'Total (column H)'], fields: ['total'] }],
};

function Asking(props: FileNotesPanelProps) {
  const [choices, setChoices] = useState<FileChoices>({});
  return <FileNotesPanel {...props} choices={choices} onChoose={setChoices} />;
}

const meta = {
  title: 'Domain/FileNotesPanel',
  component: FileNotesPanel,
  args: { notes },
} satisfies Meta<typeof FileNotesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the import: the user decides. */
export const BeforeTheImport: Story = {
  parameters: {
    answers: [
      'asks-about-two-columns',
      'shows-the-order-of-dates',
      'names-hidden-rows',
      'lists-changed-values',
    ],
  },
  render: (args) => <Asking {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two columns are named "Total"')).toBeVisible();
    await expect(canvas.getByText(/Row 2 has the day first: 13\/11\/2026/)).toBeVisible();
    await expect(canvas.getByText(/contradict each other/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Day first' }));
    await expect(canvas.queryByText(/contradict each other/)).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Skip them' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Import them too' }));
    await expect(canvas.getByRole('radio', { name: 'Import them too' })).toBeChecked();
    await expect(canvas.getByRole('row', { name: /98450 12345 \/ 98450 99999.*9845012345/ })).toBeVisible();
    await expect(canvas.getByText('10 values are changed by the import.')).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /98290 10051/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 8' }));
    await expect(canvas.getByRole('row', { name: /\(\+2 more\).*98290 10051.*9829010051/ })).toBeVisible();
  },
};

/** Afterwards: what was done. */
export const AfterTheImport: Story = {
  args: {
    notes: {
      ...notes,
      repeated: [],
      dates: notes.dates.map((one) => ({ ...one, order: 'day-first', is_chosen: true })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 hidden rows were skipped: rows 3, 9.')).toBeVisible();
    await expect(canvas.getByText(/Row 82 is a total/)).toBeVisible();
  },
};

/** Nothing was noticed: nothing is shown. */
export const NothingNoticed: Story = {
  args: { notes: emptyNotes() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
