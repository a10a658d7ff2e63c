import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlusIcon } from '../icons/index.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Create order', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Activated by mouse, Enter and Space. */
export const Pressing: Story = {
  parameters: { answers: ['presses-by-mouse-and-keys'] },
  args: { tone: 'accent' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Create order' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

/** Pending: keeps name and position and ignores clicks. */
export const Pending: Story = {
  parameters: { answers: ['pending-ignores-presses'] },
  args: { tone: 'accent', isPending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Create order/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Disabled. */
export const Disabled: Story = {
  parameters: { answers: ['disabled-ignores-presses'] },
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** An icon before the label. */
export const WithAnIcon: Story = { args: { iconStart: <PlusIcon size={16} /> } };

/** A destructive action. */
export const Critical: Story = { args: { tone: 'critical', children: 'Cancel order' } };

/** Full width. */
export const Wide: Story = { args: { isWide: true, size: 'large', tone: 'accent', children: 'Sign in' } };
