import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodPayouts } from './CodPayouts.tsx';

const meta = {
  title: 'Domain/CodPayouts',
  component: CodPayouts,
  args: {
    due: 749_561,
    payouts: [
      { courier_name: 'Blue Dart', parcels: 8, amount: 18_200, due_on: '2026-11-12', is_late: true },
      { courier_name: 'Delhivery', parcels: 142, amount: 409_297, due_on: '2026-11-24', is_late: false },
      { courier_name: 'XpressBees', parcels: 1, amount: 1969, due_on: '2026-11-25', is_late: false },
    ],
  },
} satisfies Meta<typeof CodPayouts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePayouts: Story = {
  parameters: { answers: ['late-in-words'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^late since Thu/)).toBeVisible();
    await expect(canvas.getByText(/XpressBees, 1 parcel/)).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { due: 0, payouts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No COD is waiting')).toBeVisible();
  },
};

export const WithWallet: Story = {
  args: { wallet: <p>₹18,240.50 in the wallet</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Wallet and COD' })).toBeVisible();
    await expect(canvas.queryByText('₹7,49,561')).toBeNull();
  },
};
