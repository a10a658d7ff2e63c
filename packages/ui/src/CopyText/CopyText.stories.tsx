import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyText } from './CopyText.tsx';

const meta = {
  title: 'Kit/CopyText',
  component: CopyText,
  args: { text: '14344921733205', label: 'AWB' },
} satisfies Meta<typeof CopyText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By mouse and keyboard. */
export const Copying: Story = {
  parameters: { answers: ['copies-and-says-so'] },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy AWB' }));
    await expect(write).toHaveBeenLastCalledWith('14344921733205');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('AWB copied'));
    await expect(canvas.getByRole('button', { name: 'AWB copied' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledTimes(2);
    write.mockRestore();
  },
};

/** The browser denied access. */
export const NotAllowed: Story = {
  parameters: { answers: ['helps-without-leave'] },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no leave'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy AWB' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/could not be copied/));
    await expect(String(getSelection())).toBe('14344921733205');
    getSelection()?.removeAllRanges();
    write.mockRestore();
  },
};
