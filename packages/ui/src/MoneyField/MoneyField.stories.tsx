import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Kit/MoneyField',
  component: MoneyField,
  args: { label: 'Shipping charge', onChange: fn() },
  render: (args) => (
    <Kept<number | undefined> initial={args.defaultValue} onChange={args.onChange}>
      {(bound) => <MoneyField {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed plainly, formatted with rupee sign, paise and Indian grouping. */
export const Typing: Story = {
  parameters: { answers: ['reads-as-money'] },
  args: { suffix: '+ GST' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Shipping charge' });
    await userEvent.type(input, '123456.5{Enter}');
    await expect(input).toHaveValue('₹1,23,456.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(123456.5);
  },
};

/** A pasted amount with its sign. */
export const Pasting: Story = {
  parameters: { answers: ['takes-a-copied-amount'] },
  args: { defaultValue: 60 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Shipping charge' });
    await expect(input).toHaveValue('₹60.00');
    await userEvent.click(input);
    input.select();
    await userEvent.paste('₹2,901.00');
    await expect(args.onChange).toHaveBeenLastCalledWith(2901);
    input.select();
    await userEvent.paste('1.299,50');
    await expect(args.onChange).toHaveBeenLastCalledWith(1299.5);
    input.select();
    await userEvent.paste('Rs. 1,300/-');
    await expect(args.onChange).toHaveBeenLastCalledWith(1300);
    await expect(input).toHaveValue('₹1,300.00');
    // An unreadable text changes nothing, and says so.
    input.select();
    await userEvent.paste('6298 Cr');
    await expect(canvas.getByText(/"6298 Cr" can't be read here/)).toBeVisible();
    await expect(input).toHaveValue('₹1,300.00');
    await userEvent.type(input, '{End}{Backspace}5{Enter}');
    await expect(canvas.queryByText(/can't be read here/)).toBeNull();
  },
};
