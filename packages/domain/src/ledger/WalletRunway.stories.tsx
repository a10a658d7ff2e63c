import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WalletRunway } from './WalletRunway.tsx';

/** ₹600 an hour from 2 to 8 pm, Monday to Saturday. */
const by_hour = Array.from({ length: 168 }, (_, hour) =>
  hour < 144 && hour % 24 >= 14 && hour % 24 < 20 ? 600 : 0,
);

const meta = {
  title: 'Domain/WalletRunway',
  component: WalletRunway,
  args: { available: 8000, by_hour, now: new Date('2026-11-21T06:30:00Z') },
} satisfies Meta<typeof WalletRunway>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheUsualPace: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Available balance')).toBeInTheDocument();
  },
};

export const WithAnotherTopUp: Story = {
  args: { extra: 25_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText(/With ₹25,000/)).length).toBeGreaterThan(0);
    await expect(canvasElement.querySelectorAll('[data-dashed]')).toHaveLength(1);
  },
};
