import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DomainMessagesProvider } from '../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../DomainMessagesProvider.tsx';
import { SkuCounts } from './SkuCounts.tsx';

const meta = {
  title: 'Domain/SkuCounts',
  component: SkuCounts,
  args: { counts: { active: 418, inactive: 12, out_of_stock: 7, combos: 0, without_size: 3 } },
} satisfies Meta<typeof SkuCounts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SKUs that can't be packed stand out. */
export const Counts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 inactive')).toBeVisible();
    await expect(canvas.getByText("can't be packed")).toBeVisible();
  },
};

/** The cards keep their place while the numbers load. */
export const Loading: Story = {
  args: { counts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active SKUs')).toBeVisible();
  },
};

/** Nothing is wrong. */
export const AllGood: Story = {
  args: { counts: { active: 418, inactive: 0, out_of_stock: 0, combos: 12, without_size: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("can't be packed")).toBeNull();
  },
};

const hindi: DomainMessages = {
  skuCounts: { active: 'चालू SKU', outOfStock: 'स्टॉक ख़त्म', withoutSize: 'बिना वज़न या आकार के' },
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
    await expect(canvas.getByText('चालू SKU')).toBeVisible();
  },
};
