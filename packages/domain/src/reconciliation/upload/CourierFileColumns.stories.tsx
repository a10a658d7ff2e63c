import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { emptyNotes, toMapping } from '../../mapping/index.ts';
import type { FileChoices } from '../../mapping/index.ts';
import { columnsOfFile } from '../reconciliation.fixture.ts';
import { CourierFileColumns } from './CourierFileColumns.tsx';

const meta = {
  title: 'Domain/CourierFileColumns',
  component: CourierFileColumns,
  args: {
    table: columnsOfFile,
    fileName: 'MITTI_LOOM_NOV_1.xlsx',
    mapping: toMapping(columnsOfFile.matches),
    onChange: fn(),
    choices: {},
    onChoose: fn(),
    problems: {},
    isRemembered: true,
    onRememberedChange: fn(),
    isPending: false,
    onSend: fn(),
    onStartOver: fn(),
  },
  render: function Render(args) {
    const [mapping, setMapping] = useState(args.mapping);
    const [choices, setChoices] = useState<FileChoices>(args.choices);
    return (
      <CourierFileColumns
        {...args}
        mapping={mapping}
        onChange={setMapping}
        choices={choices}
        onChoose={setChoices}
      />
    );
  },
} satisfies Meta<typeof CourierFileColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Charges and taxes of nearly every line make its total. */
export const Matched: Story = {
  args: { mapping: { ...toMapping(columnsOfFile.matches), total: 'Payable now' } },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(/^In 4,217 of 4,218 lines, charges and taxes make the total.*row 212\.$/),
    ).toBeVisible();
    await expect(canvas.getByText('MITTI_LOOM_NOV_1.xlsx, headings in row 4, 4,218 lines')).toBeVisible();
    canvas.getByRole('button', { name: 'Reconcile 4,218 lines' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another file' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};

/** A required field has no column: nothing can be sent. */
export const MissingColumn: Story = {
  args: {
    mapping: { ...toMapping(columnsOfFile.matches), total: '' },
    table: { ...columnsOfFile, adds_up: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reconcile 4,218 lines' })).toBeDisabled();
  },
};

/** No column has the courier's number, and it was not entered: nothing is sent without it. */
export const AsksForNumber: Story = {
  args: {
    mapping: { ...toMapping(columnsOfFile.matches), total: 'Payable now' },
    number: { value: '', onChange: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reconcile 4,218 lines' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /Invoice number/ }), 'D');
    await expect(args.number?.onChange).toHaveBeenCalledWith('D');
  },
};

/** The server rejected the file; of a large one only the first lines were read. */
export const Rejected: Story = {
  args: {
    ...Matched.args,
    table: { ...columnsOfFile, is_cut: true },
    problems: { file: 'Invoice DL/2026/11/0418 was uploaded on 12 Nov. Delete that upload first.' },
    isPending: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Delete that upload first.');
    await expect(canvas.getByText(/^In 4,217 of the first 4,218 lines/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Reconcile all lines/ })).toBeVisible();
  },
};

/** Dates that contradict each other: nothing is sent before their order is chosen. */
export const ContradictingDates: Story = {
  args: {
    mapping: { ...toMapping(columnsOfFile.matches), total: 'Payable now' },
    table: {
      ...columnsOfFile,
      notes: {
        ...emptyNotes(),
        dates: [
          {
            field: 'invoice_date',
            label: 'Invoice date',
            order: null,
            day_first: { row: 5, cell: '13/11/2026' },
            month_first: { row: 9, cell: '11/14/2026' },
            ambiguous: 0,
            is_chosen: false,
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Reconcile 4,218 lines' });
    await expect(send).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Day first' }));
    await expect(send).toBeEnabled();
  },
};

/** A file name and headings that are long or in Hindi. */
export const LongAndHindiText: Story = {
  args: {
    fileName: 'Delhivery surface invoice of the Jaipur and Surat warehouses, November 2026, corrected.xlsx',
    table: {
      ...columnsOfFile,
      columns: [...columnsOfFile.columns, { name: 'डिलीवरी की टिप्पणी', samples: ['गेट पर छोड़ा'] }],
    },
  },
};
