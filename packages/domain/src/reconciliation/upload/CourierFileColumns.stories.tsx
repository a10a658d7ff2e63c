import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { toMapping } from '../../mapping/index.ts';
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
    problems: {},
    isRemembered: true,
    onRememberedChange: fn(),
    isPending: false,
    onSend: fn(),
    onStartOver: fn(),
  },
  render: function Render(args) {
    const [mapping, setMapping] = useState(args.mapping);
    return <CourierFileColumns {...args} mapping={mapping} onChange={setMapping} />;
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
