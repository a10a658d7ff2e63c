import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EarningsCurve } from './EarningsCurve.tsx';

const meta = {
  title: 'Domain/EarningsCurve',
  component: EarningsCurve,
  args: {
    title: 'What your orders earn, added up',
    points: [
      { orders: 0, contribution: 0 },
      { orders: 100, contribution: 180_000 },
      { orders: 200, contribution: 290_000 },
      { orders: 372, contribution: 329_000 },
      { orders: 400, contribution: 318_000 },
      { orders: 431, contribution: 302_900 },
    ],
    gain: { orders: 372, contribution: 329_000 },
    loss: { orders: 59, contribution: -26_100 },
  },
} satisfies Meta<typeof EarningsCurve>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeLose: Story = {
  async play({ canvasElement }) {
    await expect(
      within(canvasElement).getByText('372 orders earn ₹3,29,000. The last 59 lose ₹26,100.'),
    ).toBeVisible();
  },
};
