import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TodayCard } from './TodayCard.tsx';

const meta = {
  title: 'Domain/TodayCard',
  component: TodayCard,
  args: {
    now: new Date('2026-11-28T03:50:00Z'),
    data: {
      before_day: '2026-11-21',
      rows: [
        { id: 'orders', today: 38, before: 34 },
        { id: 'revenue', today: 97_812, before: 86_940 },
        { id: 'delivered', today: 41, before: 39 },
        { id: 'ndr', today: 6, before: 9 },
      ],
    },
  },
} satisfies Meta<typeof TodayCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Morning: Story = {
  parameters: { answers: ['no-percent-of-few'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Today against last Saturday' })).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /Orders/ })).getByText('38 (+12%)')).toBeVisible();
    // Nine failed deliveries are too few.
    await expect(within(canvas.getByRole('row', { name: /failed/ })).getByText('6')).toBeVisible();
  },
};

/** At night little has happened. */
export const Night: Story = {
  args: {
    data: {
      before_day: '2026-11-21',
      rows: [
        { id: 'orders', today: 2, before: 1 },
        { id: 'revenue', today: 4000, before: 700 },
        { id: 'delivered', today: 0, before: 0 },
        { id: 'ndr', today: 0, before: 0 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};
