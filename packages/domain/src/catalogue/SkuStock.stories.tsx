import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DomainMessagesProvider } from '../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../DomainMessagesProvider.tsx';
import { SkuStock } from './SkuStock.tsx';

const meta = {
  title: 'Domain/SkuStock',
  component: SkuStock,
  args: {
    stock: {
      is_combo: false,
      is_stock_tracked: true,
      sku_quantity: 1240,
      reserved_quantity: 86,
      available_quantity: 1154,
    },
  },
} satisfies Meta<typeof SkuStock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Available are the units that no order has reserved. */
export const Tracked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,154')).toBeVisible();
  },
};

/** No quantity was entered: orders are not limited. */
export const Unlimited: Story = {
  args: { stock: { ...meta.args.stock, is_stock_tracked: false, sku_quantity: 0, available_quantity: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not limited: no quantity entered')).toBeVisible();
  },
};

/** A combo has what its parts make. */
export const Combo: Story = {
  args: { stock: { ...meta.args.stock, is_combo: true } },
  parameters: { answers: ['combo-has-parts'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('On hand')).toBeNull();
    await expect(canvas.getByText('1,154')).toBeVisible();
  },
};

const hindi: DomainMessages = {
  skuStock: { onHand: 'स्टॉक में', reserved: 'ऑर्डर के लिए आरक्षित', available: 'उपलब्ध' },
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
    await expect(canvas.getByText('उपलब्ध')).toBeVisible();
  },
};
