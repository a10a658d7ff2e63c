import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ShippingBlockers } from './ShippingBlockers.tsx';

const warehouse = {
  id: 'warehouse',
  title: 'Warehouse',
  description: 'Couriers pick up orders there and return RTO shipments to it.',
  actionLabel: 'Add warehouse',
  href: '#warehouse',
};

const meta = {
  title: 'Domain/ShippingBlockers',
  component: ShippingBlockers,
  args: {
    blockers: [
      warehouse,
      {
        id: 'sku',
        title: 'First SKU',
        description: 'Orders contain SKUs. Their weight and dimensions decide the box and the rate.',
        actionLabel: 'Add SKU',
        href: '#sku',
      },
    ],
    setupHref: '#setup',
  },
} satisfies Meta<typeof ShippingBlockers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each blocker has the link that fixes it, within reach of the keyboard. */
export const Blocked: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Add warehouse' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Continue setup' })).toHaveAttribute('href', '#setup');
  },
};

/** Orders can ship: nothing is shown. */
export const None: Story = {
  args: { blockers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No order can ship yet')).toBeNull();
  },
};

/** Hindi and long texts on a phone. */
export const LongAndHindi: Story = {
  args: {
    blockers: [
      {
        ...warehouse,
        title: 'गोदाम का पता अब तक नहीं जोड़ा गया है',
        description: 'कूरियर यहीं से ऑर्डर उठाते हैं, और RTO शिपमेंट यहीं लौटाते हैं।',
        actionLabel: 'गोदाम जोड़ें',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div lang="hi" style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'गोदाम जोड़ें' })).toBeVisible();
  },
};
