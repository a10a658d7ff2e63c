import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { IntegrationList } from './IntegrationList.tsx';
import type { IntegrationData } from './IntegrationList.tsx';
import { lastHours } from './state.ts';

const now = new Date('2026-11-21T03:50:00Z');
const hours = (failing = 0) =>
  lastHours([], now).map((one, index) => ({ ...one, calls: 40, failed: index >= 24 - failing ? 20 : 0 }));

const partner = (change: Partial<IntegrationData>): IntegrationData => ({
  id: 'delhivery',
  name: 'Delhivery',
  detail: 'Surface, Express',
  state: 'working',
  is_simulated: false,
  hours: hours(),
  average_ms: 310,
  today: '74 AWBs',
  today_note: 'since midnight',
  last_at: null,
  problem: '',
  ...change,
});

const meta = {
  title: 'Domain/IntegrationList',
  component: IntegrationList,
  args: {
    label: 'Stores',
    hrefOf: ({ id }) => `#${id}`,
    integrations: [
      partner({
        id: 'shopify',
        name: 'Shopify',
        detail: 'mitti-and-loom.myshopify.com',
        state: 'needs-you',
        hours: hours(18),
        today: '118 orders',
        problem: 'write_merchant_managed_fulfillment_orders is missing: 38 AWBs not sent.',
      }),
      partner({}),
      partner({ id: 'bluedart', name: 'Blue Dart', is_simulated: true, average_ms: 1200 }),
      partner({
        id: 'csv',
        name: 'CSV file',
        state: 'by-hand',
        hours: [],
        average_ms: null,
        today: '0 orders',
      }),
      partner({
        id: 'payu',
        name: 'PayU',
        state: 'off',
        hours: [],
        average_ms: null,
        today: '',
        today_note: '',
      }),
    ],
  },
} satisfies Meta<typeof IntegrationList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A partner that needs a person shows the cost of its problem, and links to the fix. */
export const NeedsYou: Story = {
  parameters: { answers: ['state-in-words', 'health-in-words', 'problem-with-way-out'] },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    const shopify = within(first!);
    await expect(shopify.getByText('Needs you')).toBeVisible();
    await expect(shopify.getByText('62.5% of 960 requests')).toBeVisible();
    await expect(shopify.getByText(/38 AWBs not sent/)).toBeVisible();
    await expect(shopify.getByRole('link', { name: 'Fix Shopify' })).toHaveAttribute('href', '#shopify');
  },
};

/** Everything works: no line below any partner. */
export const AllWorking: Story = {
  args: { integrations: [partner({}), partner({ id: 'xpressbees', name: 'XpressBees' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Working')).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: /^Fix/ })).toBeNull();
  },
};
