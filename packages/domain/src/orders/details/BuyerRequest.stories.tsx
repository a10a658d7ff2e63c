import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BuyerRequest } from './BuyerRequest.tsx';

const meta = {
  title: 'Domain/BuyerRequest',
  component: BuyerRequest,
  args: {
    request: { request: 'day', text: 'Deliver on Tue 24 Nov', at: '2026-11-21T03:44:00Z' },
    onDone: fn(),
  },
} satisfies Meta<typeof BuyerRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherDay: Story = {
  parameters: { answers: ['marks-as-done'] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDone).toHaveBeenCalled();
    await expect(canvas.getByText('21 Nov 2026, 09:14')).toBeVisible();
  },
};

/** A long address in Hindi, while it is being saved. */
export const Pending: Story = {
  args: {
    request: {
      request: 'address',
      text: 'पानी की टंकी के सामने, तीसरी गली, कोरमंगला चौथा ब्लॉक, बेंगलुरु 560034',
      at: '2026-11-21T03:44:00Z',
    },
    isPending: true,
  },
};
