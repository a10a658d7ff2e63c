import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EarningSteps } from './EarningSteps.tsx';
import { month, rto } from './earnings.fixture.ts';

const meta = {
  title: 'Domain/EarningSteps',
  component: EarningSteps,
  args: { amounts: rto },
} satisfies Meta<typeof EarningSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It came back: nothing is sold, and the way there and back is lost. */
export const CameBack: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Contribution').parentElement).toHaveTextContent('−₹458.32');
    await expect(canvas.queryByText('GST')).toBeNull();
  },
};

/** Part of the cost of goods is an estimate, which its name says. */
export const Estimated: Story = {
  args: { amounts: month, estimatedCost: 100 },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Cost of goods, estimated')).toBeVisible();
  },
};
