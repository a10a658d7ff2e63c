import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DomainMessagesProvider } from '../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../DomainMessagesProvider.tsx';
import { HomeStats } from './HomeStats.tsx';

const meta = {
  title: 'Domain/HomeStats',
  component: HomeStats,
  args: {
    stats: {
      orders_today: 1240,
      orders_today_change: 12,
      to_ship: 386,
      to_ship_packed: 214,
      delivered_this_week: 5120,
      delivered_share: 91.4,
    },
    codDue: 482_300,
  },
} satisfies Meta<typeof HomeStats>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The change is against the same weekday of last week. */
export const Numbers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+12%')).toBeVisible();
    await expect(canvas.getByText('₹4,82,300')).toBeVisible();
  },
};

/** The cards keep their place while the numbers load. */
export const Loading: Story = {
  args: { stats: undefined, codDue: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('COD due to you')).toBeVisible();
  },
};

/** A user without access to money, on a day without anything to compare with. */
export const WithoutMoney: Story = {
  args: { stats: { ...meta.args.stats, orders_today_change: null, delivered_share: null }, codDue: null },
  parameters: { answers: ['money-by-access'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('COD due to you')).toBeNull();
    await expect(canvas.queryByText('+12%')).toBeNull();
  },
};

const hindi: DomainMessages = {
  homeStats: {
    orders: 'आज के ऑर्डर',
    unshipped: 'भेजने के लिए बाकी ऑर्डर',
    packed: (count) => `${count} पैक हो चुके`,
    delivered: 'इस सप्ताह डिलीवर हुए',
    codDue: 'आपको मिलने वाली COD राशि',
    notRemitted: 'डिलीवर हुए, राशि नहीं मिली',
  },
};

/** In Hindi. */
export const InHindi: Story = {
  decorators: [
    (Story) => (
      <DomainMessagesProvider messages={hindi}>
        <div lang="hi">
          <Story />
        </div>
      </DomainMessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('आज के ऑर्डर')).toBeVisible();
  },
};
