import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContributionWaterfall } from './ContributionWaterfall.tsx';
import { month } from './earnings.fixture.ts';

const meta = {
  title: 'Domain/ContributionWaterfall',
  component: ContributionWaterfall,
  args: { title: 'From sale to contribution', amounts: month, estimatedCost: 23_564 },
} satisfies Meta<typeof ContributionWaterfall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  async play({ canvasElement, userEvent }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table');
    await expect(within(table).getByRole('row', { name: /Contribution/ })).toHaveTextContent('3,05,190.40');
    // Steps of 0 are left out.
    await expect(within(table).queryByRole('row', { name: /Lost parcels/ })).toBeNull();
  },
};
