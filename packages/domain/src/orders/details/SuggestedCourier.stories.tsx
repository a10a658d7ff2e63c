import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SuggestedCourier } from './SuggestedCourier.tsx';

const meta = {
  title: 'Domain/SuggestedCourier',
  component: SuggestedCourier,
  args: {
    courier: {
      courier_name: 'Delhivery Surface',
      charge: 86.4,
      zone: 'B',
      tat_days: 3,
      why: 'Cheapest of 3; 96% delivered at 600090.',
    },
    compareHref: '#compare',
  },
} satisfies Meta<typeof SuggestedCourier>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cheapest: Story = {
  parameters: { answers: ['says-why'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zone B · 3 days')).toBeVisible();
    await expect(canvas.getByText('Cheapest of 3; 96% delivered at 600090.')).toBeVisible();
  },
};

/** Without a rate and days, in Hindi. */
export const NoRate: Story = {
  args: {
    courier: {
      courier_name: 'Blue Dart Dart Apex Priority Document',
      charge: null,
      zone: null,
      tat_days: null,
      why: 'नियम के अनुसार चुना गया।',
    },
    compareHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
