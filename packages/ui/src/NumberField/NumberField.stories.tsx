import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Kit/NumberField',
  component: NumberField,
  args: { label: 'In stock', minValue: 0, onChange: fn() },
  render: (args) => (
    <Kept<number | undefined> initial={args.defaultValue} onChange={args.onChange}>
      {(bound) => <NumberField {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Letters are rejected, arrows change it, digits have Indian grouping, and empty is `undefined`. */
export const Counting: Story = {
  parameters: { answers: ['counts-in-india'] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'In stock' });
    await userEvent.type(input, '12x34567');
    await userEvent.tab();
    await expect(input).toHaveValue('12,34,567');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234567);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234568);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};

/** A number outside the limits stays and is shown as invalid. */
export const OutsideItsLimits: Story = {
  parameters: { answers: ['keeps-what-is-wrong'] },
  args: { label: 'Cess', unit: '%', maxValue: 100 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Cess' });
    await userEvent.type(input, '250');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(250);
    await expect(input).toHaveValue('250');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter at most 100.');
  },
};
