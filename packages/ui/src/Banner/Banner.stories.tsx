import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Kit/Banner',
  component: Banner,
  args: {
    tone: 'caution',
    title: 'Delhivery is not answering.',
    children: 'Labels wait, and are made as soon as it does.',
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For what may be read once. */
export const CanBeDismissed: Story = {
  parameters: { answers: ['is-a-landmark', 'dismiss-by-mouse-and-keys'] },
  args: { onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Delhivery is not answering.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};

/** Work stops until something is done: there is a next step and no cross. */
export const StaysUntilItIsSolved: Story = {
  parameters: { answers: ['no-cross-when-it-must-stay'] },
  args: {
    tone: 'critical',
    title: 'Your wallet is empty.',
    children: 'Couriers take no parcel until it is topped up.',
    action: <Link href="#wallet">Top up</Link>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Top up' })).toHaveFocus();
  },
};
