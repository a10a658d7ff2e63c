import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ordersPerDay } from '../demo.fixture.ts';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { label: 'Orders, last 14 days', values: ordersPerDay.values.filter((value) => value !== null) },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An image with a text alternative. */
export const InALine: Story = {
  parameters: { answers: ['says-what-it-shows'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Orders, last 14 days: from 84 to 142, lowest 84, highest 142' }),
    ).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Constant values are drawn through the middle. */
export const Flat: Story = { args: { values: [3, 3, 3] } };
