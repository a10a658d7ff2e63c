import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DomainMessagesProvider } from '../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../DomainMessagesProvider.tsx';
import { OrderTrend } from './OrderTrend.tsx';

const meta = {
  title: 'Domain/OrderTrend',
  component: OrderTrend,
  args: {
    trend: [
      { day: '2026-11-18', orders: 1104 },
      { day: '2026-11-19', orders: 980 },
      { day: '2026-11-20', orders: 1320 },
      { day: '2026-11-21', orders: 412 },
    ],
  },
} satisfies Meta<typeof OrderTrend>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last day is today; the table has the same numbers. */
export const Days: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last 4 days')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /table/i }));
    await expect(canvas.getByRole('row', { name: /Today/ })).toHaveTextContent('412');
  },
};

/** The numbers are loading. */
export const Loading: Story = {
  args: { trend: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last 14 days')).toBeVisible();
  },
};

/** No orders yet. */
export const None: Story = {
  args: { trend: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders in this period')).toBeVisible();
  },
};

const hindi: DomainMessages = {
  orderTrend: { orders: 'ऑर्डर', days: (days) => `पिछले ${days} दिन`, today: 'आज' },
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
    await expect(canvas.getByText('पिछले 4 दिन')).toBeVisible();
  },
};
