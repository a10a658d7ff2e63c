import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EarningsTable } from './EarningsTable.tsx';
import type { EarningsTableRow } from './EarningsTable.tsx';

const row = (label: string, orders: number, net_sale: number, contribution: number): EarningsTableRow => ({
  id: label,
  label,
  orders,
  units: null,
  net_sale,
  contribution,
});

const meta = {
  title: 'Domain/EarningsTable',
  component: EarningsTable,
  args: {
    title: 'By state',
    header: 'State',
    rows: [
      row('Maharashtra', 567, 1_134_000, 422_038),
      row('Bihar', 434, 685_000, 220_004),
      row('Jammu & Kashmir', 25, 54_900, -12_303),
    ],
    total: { net_sale: 1_873_900, contribution: 629_739 },
    hrefOf: ({ id }) => `#${id}`,
  },
} satisfies Meta<typeof EarningsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByState: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Bihar' })).toHaveAttribute('href', '#Bihar');
    await expect(canvas.getByRole('row', { name: /Jammu/ })).toHaveTextContent('−22.4%');
    await expect(canvas.getByRole('row', { name: /^All/ })).toHaveTextContent('₹6,29,739');
  },
};

/** More rows than fit: the others are one press away, and the sum has them all. */
export const ManyRows: Story = {
  args: {
    title: 'By SKU',
    header: 'SKU',
    countsUnits: true,
    rows: Array.from({ length: 14 }, (_, at) => ({ ...row(`SKU ${at + 1}`, 3, 100, 40), units: 5 })),
    total: { net_sale: 1400, contribution: 560 },
  },
  async play({ canvasElement, userEvent }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('row', { name: /^All/ })).toHaveTextContent('70');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 14' }));
    await expect(canvas.getByRole('link', { name: 'SKU 14' })).toBeVisible();
  },
};
