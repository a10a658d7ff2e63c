import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Kit/TextField',
  component: TextField,
  args: { label: 'Order id', onChange: fn() },
  render: (args) => (
    <Kept initial={args.defaultValue} onChange={args.onChange}>
      {(bound) => <TextField {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its label names it, and a click on the prefix focuses it. */
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

/** An error shows below and is announced. */
export const Wrong: Story = {
  parameters: { answers: ['error-is-heard'] },
  args: { defaultValue: 'KH-100482', errorMessage: 'This order id is taken. Choose another.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Order id' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/is taken/);
  },
};

/** Without `value` it is uncontrolled; `id`, `ref`, `data-…` and `aria-…` are passed on. */
export const Uncontrolled: Story = {
  parameters: { answers: ['keeps-its-value', 'passes-attributes'] },
  args: { defaultValue: 'KH-', id: 'order-id', 'data-testid': 'order', 'aria-describedby': 'extra' },
  render: (args) => (
    <>
      <TextField {...args} />
      <p id="extra">Letters and digits.</p>
    </>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Order id' });
    await userEvent.type(input, '7');
    await expect(input).toHaveValue('KH-7');
    await expect(args.onChange).toHaveBeenLastCalledWith('KH-7');
    await expect(input).toHaveAttribute('id', 'order-id');
    await expect(input).toHaveAccessibleDescription('Letters and digits.');
    await expect(canvasElement.querySelector('[data-testid="order"]')).toContainElement(input);
  },
};
