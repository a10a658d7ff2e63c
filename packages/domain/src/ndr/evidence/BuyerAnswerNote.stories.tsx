import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BuyerAnswerNote } from './BuyerAnswerNote.tsx';

const meta = {
  title: 'Domain/BuyerAnswerNote',
  component: BuyerAnswerNote,
  args: {
    buyer: 'Kavya Reddy',
    answer: {
      choice: 'day',
      date: '2026-11-23',
      address: '',
      landmark: '',
      phone: '',
      comment: 'After six',
      at: '2026-11-21T05:10:00Z',
    },
    isAsking: false,
  },
} satisfies Meta<typeof BuyerAnswerNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The buyer chose a day by the link. */
export const Answered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kavya Reddy answered 21 Nov 2026, 10:40')).toBeVisible();
    await expect(canvas.getByText('Deliver on Mon 23 Nov')).toBeVisible();
  },
};

/** A link was sent. */
export const Asked: Story = {
  args: { answer: null, linkProgress: 'sent 21 Nov 2026, 09:14' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Link to the buyer: sent 21 Nov 2026, 09:14.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The buyer can be asked. */
export const NotAsked: Story = {
  args: { answer: null, onAsk: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await expect(canvas.getByText('No link was sent to the buyer.')).toBeVisible();
  },
};

/** A long address and comment in Hindi. */
export const LongAndHindi: Story = {
  args: {
    buyer: 'काव्या रेड्डी',
    answer: {
      ...meta.args.answer,
      choice: 'address',
      address: 'मकान 214-ब, दूसरी मंज़िल, पुरानी बुनकर सहकारी समिति के पीछे, टोंक रोड',
      landmark: 'सांगानेर फ़्लाईओवर के पास',
      comment: 'शाम छह बजे के बाद आएँ, दिन में घर पर कोई नहीं रहता।',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Correct the address: मकान 214-ब/)).toBeVisible();
  },
};
