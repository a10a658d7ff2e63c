import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CodSettlement } from './CodSettlement.tsx';

const totals = {
  expected: 48_250,
  received: 45_901,
  deducted: 3200,
  posted: 3200,
  unmatched: 0,
  net: 42_701,
  open: 1849,
  late: 1849,
  short: 500,
  excess: 0,
};

const meta = {
  title: 'Domain/CodSettlement',
  component: CodSettlement,
  args: { totals, deductionsHref: '#deductions' },
} satisfies Meta<typeof CodSettlement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromDeliveriesToTheBank: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '₹3,200.00' })).toHaveAttribute('href', '#deductions');
    await expect(canvas.queryByText('Excess')).toBeNull();
  },
};

/** Nothing was deducted, so there is nothing to open. */
export const WithoutDeductions: Story = {
  args: { totals: { ...totals, deducted: 0, posted: 0, net: 45_901 } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const TheLedgerDiffers: Story = {
  args: { totals: { ...totals, posted: 2700 } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText(/The ledger has ₹2,700.00 as deducted/)).toBeVisible();
  },
};
