import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from './Money.tsx';

const meta = { title: 'Kit/Money', component: Money, args: { paise: 1_23_456_50 } } satisfies Meta<
  typeof Money
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lakh and crore, always with paise. */
export const AnAmount: Story = {
  parameters: { answers: ['groups-indian'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹1,23,456.50')).toHaveAttribute('value', '123456.50');
  },
};

/** A negative amount. */
export const ALoss: Story = {
  parameters: { answers: ['sign-before-colour'] },
  args: { paise: -450_50, tone: 'sign' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−₹450.50')).toBeVisible();
  },
};
