import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { addUpHours } from './ordersByHour.ts';
import { TodayCard } from './TodayCard.tsx';

/** Orders that come through the day, more of them in the evening. */
const hours = addUpHours(
  new Map([0, 0, 1, 0, 0, 1, 2, 6, 14, 14].map((orders, hour) => [hour, orders])),
  new Map(Array.from({ length: 24 }, (_, hour) => [hour, hour < 6 ? 1 : hour < 18 ? 5 : 7])),
  9,
);

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
      hours,
    },
  },
} satisfies Meta<typeof TodayCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Morning: Story = {
  parameters: { answers: ['no-percent-of-few', 'curve'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Today against last Saturday' })).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /Orders/ })).getByText('38 (+12%)')).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'Orders today and last Saturday', level: 3 }),
    ).toBeVisible();
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
      hours: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/%/)).toBeNull();
    // No order by the hour: no empty curve.
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull();
  },
};
