import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { RelativeTime } from './RelativeTime.tsx';

const meta = {
  title: 'Kit/RelativeTime',
  component: RelativeTime,
  args: { at: '2026-11-21T13:53:00+05:30', now: '2026-11-21T14:05:00+05:30' },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard, mouse and touch. */
export const TwelveMinutesAgo: Story = {
  parameters: { answers: ['shows-the-time'] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^12 min/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('21 Nov 2026, 13:53');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveTextContent('21 Nov 2026, 13:53');
    await userEvent.click(button);
    await expect(button).toHaveTextContent(/^12 min/);
  },
};

/** For long lists. */
export const Plain: Story = {
  parameters: { answers: ['plain-has-no-stop'] },
  args: { isPlain: true, at: '2026-11-20T23:50:00+05:30' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('yesterday')).toHaveAttribute('title', '20 Nov 2026, 23:50');
  },
};

/** An invalid time. */
export const Unknown: Story = { args: { at: '' } };
