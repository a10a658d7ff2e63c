import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DomainMessagesProvider } from '../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../DomainMessagesProvider.tsx';
import { PriceRateNote } from './PriceRateNote.tsx';

const meta = {
  title: 'Domain/PriceRateNote',
  component: PriceRateNote,
  args: {
    hsn: '6109',
    price: 2799,
    gst: 18,
    today: '2026-11-26',
    onGstChange: fn(),
    onPriceChange: fn(),
  },
} satisfies Meta<typeof PriceRateNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No rate fits; the lower price keeps more, and is taken with its rate. */
export const Cliff: Story = {
  parameters: { answers: ['says-what-keeps-more'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/buyer pays ₹174.00 less, and you keep ₹127.97 more/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use ₹2,625.00' }));
    await expect(args.onPriceChange).toHaveBeenLastCalledWith(2625);
    await expect(args.onGstChange).toHaveBeenLastCalledWith(5);
  },
};

/** The rate is of the other side of the limit. */
export const WrongRate: Story = {
  args: { price: 999 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('GST is 5% at this price')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use 5%' }));
    await expect(args.onGstChange).toHaveBeenLastCalledWith(5);
  },
};

/** Nothing is said where the rate is right, and of goods whose rate doesn't depend on the price. */
export const NothingToSay: Story = {
  args: { price: 999, gst: 5 },
  parameters: { answers: ['silent-if-right'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const hindi: DomainMessages = {
  priceRate: { cliff: 'इस कीमत पर जीएसटी की कोई दर ठीक नहीं बैठती' },
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
    await expect(canvas.getByText(/जीएसटी की कोई दर/)).toBeVisible();
  },
};
