import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContractComparison } from './ContractComparison.tsx';
import { comparison } from './rateResult.fixture.ts';

const meta = {
  title: 'Domain/ContractComparison',
  component: ContractComparison,
  args: { comparison, orderHref: (order_id) => `#${order_id}` },
} satisfies Meta<typeof ContractComparison>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The second contract costs less, and not for each parcel. */
export const Cheaper: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        "1,214 parcels, Thu 22 Oct to Sat 21 Nov: XpressBees Surface, v1 costs ₹13,640.50 less. It is cheaper for 805 and dearer for 402. Parcels that only one contract can price aren't counted: 7.",
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '14123305520' })).toHaveAttribute('href', '#ord_1');
    await expect(canvas.getByRole('row', { name: /14123305533/ })).toHaveTextContent('–₹210.00');
  },
};

export const Dearer: Story = {
  args: { comparison: { ...comparison, a: comparison.b, b: { ...comparison.a, unrated: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Delhivery Surface, v3 costs ₹13,640.50 more/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { comparison: { ...comparison, parcels: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No parcels in the last 30 days')).toBeVisible();
  },
};

export const LongAndHindiText: Story = {
  args: {
    comparison: {
      ...comparison,
      a: {
        ...comparison.a,
        name: 'Delhivery Surface for fragile parcels of the Jaipur studio, renewed in 2026, v3',
      },
      b: { ...comparison.b, name: 'पटना एक्सप्रेस, संस्करण 1' },
    },
  },
};
