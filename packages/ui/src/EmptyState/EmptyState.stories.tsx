import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Kit/EmptyState',
  component: EmptyState,
  args: { title: 'No orders yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A reason and one action. */
export const SaysWhatToDo: Story = { args: { description: 'Create the first one, or connect your store.' } };

/** An error can be retried by mouse and keyboard. */
export const TriesAgain: Story = {
  parameters: { answers: ['failure-is-said-and-retried', 'kinds-have-words'] },
  args: { title: undefined, kind: 'error', description: 'The connection was lost.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("Couldn't load this");
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

/** A card among others: one row, the action at its end where there is room. */
export const InOneRow: Story = {
  parameters: { answers: ['one-row-in-a-card'] },
  args: {
    title: 'No bank account yet',
    description: 'COD is paid out once an account is verified.',
    layout: 'inline',
    action: <Button>Add account</Button>,
  },
  play: async ({ canvas }) => {
    const [words, action] = [canvas.getByText('No bank account yet'), canvas.getByRole('button')];
    const [row, button] = [words.getBoundingClientRect(), action.getBoundingClientRect()];
    await expect(button.left).toBeGreaterThan(row.right);
    await expect(Math.abs(button.top + button.height / 2 - row.bottom)).toBeLessThan(button.height);
  },
};
