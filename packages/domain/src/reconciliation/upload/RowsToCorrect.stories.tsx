import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { correctableFields, rowsToCorrect } from '../reconciliation.fixture.ts';
import { RowsToCorrect } from './RowsToCorrect.tsx';
import type { RowsToCorrectProps } from './RowsToCorrect.tsx';

const meta = {
  title: 'Domain/RowsToCorrect',
  component: RowsToCorrect,
  args: {
    rows: rowsToCorrect,
    fields: correctableFields,
    isPending: false,
    onSend: fn<RowsToCorrectProps['onSend']>(async () => true),
    onDownload: fn(),
  },
} satisfies Meta<typeof RowsToCorrect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A value is typed or taken from a suggestion; only changed rows are sent. */
export const Rows: Story = {
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Reconcile corrected rows' });
    await expect(send).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use 14123305520' }));
    await userEvent.type(canvas.getByLabelText('Charged weight of row 96'), '2');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith([
      { row: 41, cells: { awb: '14123305520' } },
      { row: 96, cells: { charged_weight: '2' } },
    ]);
    // Sent values are gone, so that they are not sent again.
    await waitFor(() => expect(send).toBeDisabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Download rows' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

/** The server refused the rows: what was typed stays. */
export const Refused: Story = {
  args: { onSend: fn<RowsToCorrectProps['onSend']>(async () => false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the suggestion' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reconcile corrected rows' }));
    await expect(canvas.getByLabelText('AWB of row 41')).toHaveValue('14123305520');
  },
};

export const Pending: Story = { args: { isPending: true } };

/** Problems in long words, cells in Hindi, a field that the file lacks. */
export const LongAndHindiText: Story = {
  args: {
    rows: [
      {
        row: 7,
        cells: { charged_weight: 'दो किलो' },
        problems: {
          charged_weight:
            'Enter the weight as a number of kilograms with at most three decimals, such as 2.25.',
          remarks: 'गेट पर छोड़ा गया',
        },
        suggestions: {},
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('remarks of row 7')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Use/ })).toBeNull();
  },
};
