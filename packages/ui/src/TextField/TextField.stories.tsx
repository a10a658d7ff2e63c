import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Kit/TextField',
  component: TextField,
  args: { label: 'Order id', onChange: fn() },
  render: (args) => (
    <Kept initial={args.value} onChange={args.onChange}>
      {(bound) => <TextField {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its label names it, and a press on the prefix begins typing. */
export const Typing: Story = {
  parameters: { answers: ['label-names-it'] },
  args: { prefix: 'KH-', isRequired: true, description: 'Left empty, the next number is taken.' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Order id' });
    await userEvent.click(canvas.getByText('KH-'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('100483');
    await expect(args.onChange).toHaveBeenLastCalledWith('100483');
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Left empty, the next number is taken.');
  },
};

/** What is wrong is said under the field and to screen readers. */
export const Wrong: Story = {
  parameters: { answers: ['error-is-heard'] },
  args: { value: 'KH-100482', errorMessage: 'This order id is taken. Choose another.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Order id' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/is taken/);
  },
};

/** Several lines; Enter begins a new one. */
export const Multiline: Story = {
  parameters: { answers: ['several-lines'] },
  args: { label: 'Note', isMultiline: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Ring twice.{Enter}Dog.');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ring twice.\nDog.');
  },
};
