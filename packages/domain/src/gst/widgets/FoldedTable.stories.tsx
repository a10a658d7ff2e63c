import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FoldedTable } from './FoldedTable.tsx';

interface Sum {
  place: string;
  amount: string;
}
const sums = (count: number): Sum[] =>
  Array.from({ length: count }, (_, n) => ({ place: `Place ${n + 1}`, amount: `₹${(count - n) * 100}` }));

const meta = {
  title: 'Domain/FoldedTable',
  component: FoldedTable<Sum>,
  args: {
    label: 'GST by place',
    rows: sums(36),
    rowKey: ({ place }) => place,
    columns: [
      { id: 'place', header: 'Place', isRowHeader: true, cell: ({ place }) => place },
      { id: 'amount', header: 'IGST', align: 'end', cell: ({ amount }) => amount },
    ],
  },
} satisfies Meta<typeof FoldedTable<Sum>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  parameters: { answers: ['tells-how-many'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 36' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 36);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 8);
  },
};

/** Two rows more are no reason for a button. */
export const Short: Story = {
  args: { rows: sums(10) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 10);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
