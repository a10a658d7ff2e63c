import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessagePreview } from './MessagePreview.tsx';

const meta = {
  title: 'Domain/MessagePreview',
  component: MessagePreview,
  args: {
    kind: 'ndr.link',
    language: 'en',
    subject: "We couldn't deliver your order",
    body: 'Order {order} could not be delivered.\nTell us what to do: {link}',
  },
} satisfies Meta<typeof MessagePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Variables have example values; a new line stays one. */
export const Message: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(
      "We couldn't deliver your order",
    );
    await expect(canvas.queryByText(/\{link\}/)).toBeNull();
  },
};

/** Nothing is written yet. */
export const Empty: Story = {
  args: { subject: '', body: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('With example values')).toBeVisible();
  },
};

/** A long message in Hindi. */
export const InHindi: Story = {
  args: {
    language: 'hi',
    subject: 'आपका ऑर्डर डिलीवर नहीं हो सका',
    body: 'ऑर्डर {order} आज डिलीवर नहीं हो सका।\nअगली डिलीवरी का दिन, सही पता या दूसरा फ़ोन नंबर इस लिंक पर बताएँ: {link}',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 }).closest('[lang]')).toHaveAttribute('lang', 'hi');
  },
};
