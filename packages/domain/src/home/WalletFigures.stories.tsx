import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WalletFigures } from './WalletFigures.tsx';

const wallet = {
  available: 18_240.5,
  per_day: 8200,
  days: 2.4,
  empty_at: '2026-11-23T19:00:00+05:30',
};

const meta = {
  title: 'Domain/WalletFigures',
  component: WalletFigures,
  args: { wallet, codDue: 749_561, now: new Date('2026-11-21T09:20:00+05:30') },
} satisfies Meta<typeof WalletFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptySoon: Story = {
  parameters: { answers: ['lasts-in-words'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹18,240.50')).toBeVisible();
    await expect(canvas.getByText('empty about 23 Nov, 19:00')).toBeVisible();
    await expect(canvas.getByText('₹7,49,561')).toBeVisible();
  },
};

export const LastsLong: Story = {
  args: { wallet: { ...wallet, days: null, empty_at: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('lasts more than 8 weeks')).toBeVisible();
  },
};

export const NothingCharged: Story = {
  args: { wallet: { ...wallet, per_day: 0, days: null, empty_at: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('no freight charged lately')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { wallet: { available: 0, per_day: 8200, days: 0, empty_at: '2026-11-21T09:20:00+05:30' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('empty')).toBeVisible();
  },
};
