import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Kit/PasswordField',
  component: PasswordField,
  args: { label: 'Password', onChange: fn() },
  render: (args) => (
    <Kept initial={args.defaultValue} onChange={args.onChange}>
      {(bound) => <PasswordField {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button is reachable by keyboard, and shows and hides the password. */
export const ShowAndHide: Story = {
  parameters: { answers: ['can-be-read'] },
  args: { size: 'large', action: <a href="#forgot">Forgot?</a> },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'a long secret');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('a long secret');
  },
};

/** A new password is rated while typing, with advice. */
export const Strength: Story = {
  parameters: { answers: ['tells-strength'] },
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    hasStrength: true,
    personalWords: ['Loomcraft'],
    description: 'A few words are easy to keep in mind.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('New password');
    await expect(input).toHaveAccessibleDescription('A few words are easy to keep in mind.');
    await userEvent.type(input, 'loomcraft1');
    await expect(input).toHaveAccessibleDescription('Weak. It contains your name, email or brand.');
    await userEvent.clear(input);
    await userEvent.type(input, 'blue gate, brown dog');
    await expect(input).toHaveAccessibleDescription('Strong.');
  },
};
