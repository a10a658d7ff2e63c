import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrderHold } from './OrderHold.tsx';

const meta = {
  title: 'Domain/OrderHold',
  component: OrderHold,
  args: {
    hold: {
      words: 'COD above ₹5,000 to a new buyer: call first.',
      calls: [
        { at: '2026-11-21T03:44:00Z', by: 'Asha Rao', outcome: 'no_answer', note: '' },
        { at: '2026-11-20T10:00:00Z', by: 'Asha Rao', outcome: 'call_later', note: 'शाम को फिर फ़ोन करें' },
      ],
    },
    onAnswer: fn(),
  },
} satisfies Meta<typeof OrderHold>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Called: Story = {
  parameters: { answers: ['lists-calls'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('21 Nov 2026, 09:14: No answer · Asha Rao')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalled();
  },
};

export const NotCalled: Story = { args: { hold: { words: 'Held for review.', calls: [] } } };
