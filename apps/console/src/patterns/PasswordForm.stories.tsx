import { Text, TextField } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PasswordForm } from './PasswordForm.tsx';

const meta = {
  title: 'Patterns/Password form',
  component: PasswordForm,
  tags: ['!autodocs'],
  args: {
    description: 'Imran Sheikh is logged out everywhere and logs in with the password alone.',
    submitLabel: 'Reset two-step log-in',
    isPending: false,
    onSubmit: fn(() => Promise.resolve({})),
    onCancel: fn(),
  },
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in the field sends the password. */
export const Asks: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Your password'), 'madder-red-cushion{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('madder-red-cushion');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** A wrong password is shown at the field, what concerns the whole above the form. */
export const Errors: Story = {
  args: {
    tone: 'critical',
    submitLabel: 'Erase buyer',
    cancelLabel: 'Keep',
    before: <Text>Name, contacts and address are erased from every order of this buyer.</Text>,
    after: (errors) => <TextField label="Code" name="code" errorMessage={errors['code']} />,
    onSubmit: fn(() =>
      Promise.resolve({ '': 'Failed to erase buyer', password: 'Wrong password', code: 'Enter the code' }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase buyer' }));
    await expect(canvas.getByLabelText('Your password')).toHaveAccessibleDescription(/Wrong password/);
    await expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription('Enter the code');
    await expect(canvas.getByText('Failed to erase buyer')).toBeVisible();
  },
};
