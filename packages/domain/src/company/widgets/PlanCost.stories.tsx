import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DomainMessagesProvider } from '../../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../../DomainMessagesProvider.tsx';
import { PlanCost } from './PlanCost.tsx';

const meta = {
  title: 'Domain/PlanCost',
  component: PlanCost,
  args: {
    monthly: 4999,
    per_order: 1.5,
    discount: 10,
    usage: { orders: 1820, base: 7729, discount: -772.9, gst: 1252.1, total: 8208.26 },
    cheaper: { name: 'Starter', total: 6442.8 },
  },
} satisfies Meta<typeof PlanCost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cost of the last 30 days, and a plan that would have cost less. */
export const Cost: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Month and 1,820 orders of the last 30 days')).toBeVisible();
    await expect(canvas.getByText('Starter would have cost ₹6,442.80 in these 30 days.')).toBeVisible();
  },
};

/** The cheapest plan, with one order. */
export const Cheapest: Story = {
  args: { usage: { orders: 1, base: 3, discount: 0, gst: 0.54, total: 3.54 }, cheaper: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Month and 1 order of the last 30 days')).toBeVisible();
    await expect(canvas.queryByText(/would have cost/)).toBeNull();
  },
};

const hindi: DomainMessages = {
  plan: {
    month: 'हर महीने',
    order: 'हर ऑर्डर पर',
    used: (orders) => `पिछले 30 दिनों का महीना और ${orders} ऑर्डर`,
  },
};

/** In Hindi on a phone. */
export const InHindi: Story = {
  decorators: [
    (Story) => (
      <DomainMessagesProvider messages={hindi}>
        <div lang="hi" style={{ inlineSize: 320 }}>
          <Story />
        </div>
      </DomainMessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('हर महीने')).toBeVisible();
  },
};
