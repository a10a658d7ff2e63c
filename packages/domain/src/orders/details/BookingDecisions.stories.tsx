import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BookingDecisions } from './BookingDecisions.tsx';

const meta = {
  title: 'Domain/BookingDecisions',
  component: BookingDecisions,
  args: {
    decisions: [
      {
        at: '2026-11-20T09:30:00Z',
        courier_name: 'Delhivery Surface',
        why: 'Load distribution, 60% Delhivery Surface',
        decided_by: 'split',
        rejected: [{ courier_name: 'XpressBees Surface', reason: 'no COD above ₹50,000' }],
      },
      { at: '2026-11-20T09:10:00Z', courier_name: null, why: '', decided_by: null, rejected: [] },
    ],
  },
} satisfies Meta<typeof BookingDecisions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A courier and, before it, none; opened by keyboard. */
export const Two: Story = {
  parameters: { answers: ['says-who-was-rejected'] },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Delhivery Surface/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('XpressBees Surface: no COD above ₹50,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /No courier/ }));
    await expect(canvas.getByText("The reason wasn't recorded.")).toBeVisible();
  },
};

export const None: Story = {
  args: { decisions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
