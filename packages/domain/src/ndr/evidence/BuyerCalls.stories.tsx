import { Button } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BuyerCalls } from './BuyerCalls.tsx';
import { buyerCall, canDial } from '../ndrStory.fixture.ts';

const meta = {
  title: 'Domain/BuyerCalls',
  component: BuyerCalls,
  args: {
    dial: canDial,
    calls: [],
    onCall: fn(),
    renderDownload: ({ label }) => (
      <Button size="small" variant="ghost">
        {label}
      </Button>
    ),
  },
} satisfies Meta<typeof BuyerCalls>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The buyer can be called; the number stays masked. */
export const Ready: Story = {
  parameters: { answers: ['masked-number'] },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Call 98••••4410' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCall).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/^The call is recorded\. Tell the buyer/)).toBeVisible();
  },
};

/** The own phone rings. */
export const CallingYou: Story = {
  args: { calls: [{ ...buyerCall, state: 'calling-you', talk_seconds: null }] },
  parameters: { answers: ['state-announced'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your phone 98••••1234 rings. The buyer is called once you pick up.',
    );
  },
};

/** The buyer's phone rings. */
export const CallingBuyer: Story = {
  args: { calls: [{ ...buyerCall, state: 'calling-buyer', talk_seconds: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("Calling the buyer's phone");
  },
};

/** An answered call with its recording, one that wasn't answered, and one that failed. */
export const Ended: Story = {
  args: {
    calls: [
      buyerCall,
      { ...buyerCall, id: '2', state: 'no-answer', recording: { ...buyerCall.recording, state: 'none' } },
      {
        ...buyerCall,
        id: '3',
        state: 'failed',
        problem: "The buyer's phone couldn't be reached.",
        recording: { ...buyerCall.recording, state: 'none' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21 Nov 2026, 10:40, Ritika Sharma: Answered, 1:42')).toBeVisible();
    await expect(canvas.getByText('21 Nov 2026, 10:40, Ritika Sharma: No answer')).toBeVisible();
    await expect(canvas.getByText(/Call failed: The buyer's phone couldn't be reached\.$/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Download recording' })).toHaveLength(1);
  },
};

/** The last one didn't start. */
export const NotStarted: Story = {
  args: { error: 'Exotel refused the request: From number is invalid' },
  parameters: { answers: ['error-beside-button'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Exotel refused the request/);
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
};

/** At night nobody is called. */
export const OutsideHours: Story = {
  args: {
    dial: {
      ...canDial,
      problem: 'Buyers are called from 09:00 to 21:00. Call from Sun 22 Nov, 09:00.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByText(/^Buyers are called from 09:00/)).toBeVisible();
  },
};

/** Without telephony: the own phone calls, for a user who sees the number in the order. */
export const OwnPhone: Story = {
  args: { dial: { ...canDial, is_connected: false, number: '9829014410' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 9829014410' })).toHaveAttribute(
      'href',
      'tel:+919829014410',
    );
  },
};

/** Without telephony, for a user who doesn't see the number. */
export const NotConnected: Story = {
  args: { dial: { ...canDial, is_connected: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('98••••4410')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A name in Hindi and a long reason. */
export const LongAndHindi: Story = {
  args: {
    calls: [
      {
        ...buyerCall,
        by: 'रितिका शर्मा, ग्राहक सेवा विभाग',
        recording: {
          ...buyerCall.recording,
          state: 'failed',
          problem: 'The recording is too large to be stored.',
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/रितिका शर्मा, ग्राहक सेवा विभाग: Answered, 1:42$/)).toBeVisible();
    await expect(canvas.getByText(/^No recording: The recording is too large/)).toBeVisible();
  },
};
