import { TextField } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AskDialog } from './AskDialog.tsx';

const meta = {
  title: 'Patterns/Ask dialog',
  component: AskDialog,
  tags: ['!autodocs'],
  args: {
    title: 'Receive 3 returns?',
    description: 'All units are restocked. You can’t undo this.',
    confirmLabel: 'Receive and restock',
    children: null,
    onConfirm: fn(),
    onClose: fn(),
  },
  render: function Render(args) {
    const [bin, setBin] = useState('');
    return (
      <AskDialog {...args}>
        <TextField label="Bin" value={bin} onChange={setBin} />
      </AskDialog>
    );
  },
} satisfies Meta<typeof AskDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in a field confirms, as the button does. */
export const EnterConfirms: Story = {
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Bin');
    await userEvent.type(field, 'A-12{Enter}');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Nothing is confirmed twice, and the dialog says why the action failed. */
export const Pending: Story = {
  args: { isPending: true, errorMessage: 'The courier didn’t answer. Try again.' },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Bin'), '{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('alert')).toHaveTextContent('The courier didn’t answer. Try again.');
  },
};
