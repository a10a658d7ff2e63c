import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TcsCredits } from './TcsCredits.tsx';
import type { TcsOperatorData } from './TcsCredits.tsx';

const amazon: TcsOperatorData = {
  pan: 'AAPFU0939F',
  gstins: ['27AAPFU0939F1ZV'],
  name: 'AMAZON SELLER SERVICES PRIVATE LIMITED',
  channel: 'amazon',
  credit: { gross: 50_000, returned: 2000, net: 48_000, igst: 240, cgst: 0, sgst: 0 },
  sales: { gross: 50_000, returned: 2000 },
  differences: [],
};
const operators: readonly TcsOperatorData[] = [
  amazon,
  {
    ...amazon,
    pan: 'AACCF0683K',
    gstins: ['29AACCF0683K1CK'],
    name: 'FLIPKART INTERNET PRIVATE LIMITED',
    channel: 'flipkart',
    credit: { gross: 82_500, returned: 4000, net: 78_500, igst: 200, cgst: 100, sgst: 100 },
    sales: { gross: 80_000, returned: 5000 },
    differences: [
      { code: 'gross', amount: 2500 },
      { code: 'returned', amount: -1000 },
      { code: 'tax', amount: 7.5 },
    ],
  },
  { ...amazon, pan: 'AAHCM7854J', gstins: ['27AAHCM7854J1CM'], name: '', channel: null, sales: null },
  {
    ...amazon,
    pan: 'AABCD1234E',
    gstins: [],
    name: 'मिट्टी बाज़ार प्राइवेट लिमिटेड',
    channel: 'bazaar',
    credit: null,
    sales: { gross: 12_000, returned: 0 },
  },
];

const meta = {
  title: 'Domain/TcsCredits',
  component: TcsCredits,
  args: {
    operators,
    channels: ['amazon', 'bazaar', 'flipkart', 'shopify'],
    total: { igst: 680, cgst: 100, sgst: 100 },
    rates: [0.5],
    onChoose: fn(),
  },
} satisfies Meta<typeof TcsCredits>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One agrees, one differs, one has no channel yet, and one isn't in the file. */
export const EachState: Story = {
  async play({ canvas, args }) {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
    await expect(row(/^AMAZON/).getByText('Agrees')).toBeVisible();
    await expect(row(/^FLIPKART/).getByText('Sales: the marketplace has ₹2,500.00 more')).toBeVisible();
    await expect(row(/^FLIPKART/).getByText('Returns: the marketplace has ₹1,000.00 less')).toBeVisible();
    await expect(row(/^FLIPKART/).getByText('Its tax is ₹7.50 above the rate')).toBeVisible();
    await expect(row(/^मिट्टी/).getByText('Not in the file')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Channel of Marketplace without a name/ }));
    await userEvent.click(within(document.body).getByRole('option', { name: 'shopify' }));
    await expect(args.onChoose).toHaveBeenCalledWith('AAHCM7854J', 'shopify');
  },
};

export const None: Story = {
  args: { operators: [] },
  async play({ canvas }) {
    await expect(canvas.getByText(/^No TCS credits were imported/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const OnAPhone: Story = {
  decorators: [
    (Content) => (
      <div style={{ inlineSize: 320 }}>
        <Content />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
