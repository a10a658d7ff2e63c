import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadDistributionBar } from './LoadDistributionBar.tsx';

const meta = {
  title: 'Domain/LoadDistributionBar',
  component: LoadDistributionBar,
  args: {
    parts: [
      { name: 'Delhivery Surface', percentage: 55 },
      { name: 'XpressBees Surface', percentage: 30 },
      { name: 'Blue Dart Air', percentage: 15 },
      { name: 'Delhivery Express', percentage: 0 },
    ],
  },
} satisfies Meta<typeof LoadDistributionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three couriers with a share; a courier with 0% isn't listed. */
export const ThreeCouriers: Story = {
  parameters: { answers: ['shares-in-words'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Delhivery Surface 55% · XpressBees Surface 30% · Blue Dart Air 15%'),
    ).toBeVisible();
  },
};

/** Without a load distribution, orders take the cheapest courier. */
export const NoDistribution: Story = {
  args: { parts: [] },
  parameters: { answers: ['says-the-default'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No load distribution: the cheapest courier is used.')).toBeVisible();
  },
};
