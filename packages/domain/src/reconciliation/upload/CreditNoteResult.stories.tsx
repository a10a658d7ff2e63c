import { Stack } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CreditNoteResult } from './CreditNoteResult.tsx';

const meta = {
  title: 'Domain/CreditNoteResult',
  component: CreditNoteResult,
  args: { result: { credited: 1, amount: 58.15, rejected_rows: [] } },
  decorators: [(Story) => <Stack gap={16}>{Story()}</Stack>],
} satisfies Meta<typeof CreditNoteResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Credited: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('1 line credited, ₹58.15.');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Rows with their reason, also in long words and in Hindi. */
export const WithRejectedRows: Story = {
  args: {
    result: {
      credited: 212,
      amount: 12_386,
      rejected_rows: [
        {
          row: 3,
          column: 'amount',
          value: '60',
          reason: '₹60.00 is more than the disputed ₹58.15. Check the amount.',
        },
        { row: 9, column: 'awb', value: '', reason: 'No disputed line of this courier has this AWB.' },
        { row: 12, column: 'awb', value: 'एक चार एक दो', reason: 'An AWB has digits only.' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^3/ })).toHaveTextContent(/more than the disputed/);
    await expect(canvas.getByRole('row', { name: /^9/ })).toHaveTextContent('—');
  },
};
