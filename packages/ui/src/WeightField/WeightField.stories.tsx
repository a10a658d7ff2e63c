import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { WeightField } from './WeightField.tsx';

const meta = {
  title: 'Kit/WeightField',
  component: WeightField,
  args: { label: 'Weight', onChange: fn() },
  render: (args) => (
    <Kept<number | undefined> initial={args.defaultValue} onChange={args.onChange}>
      {(bound) => <WeightField {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof WeightField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 640 g starts in grams; changing the unit keeps the weight. */
export const GramsAndKilograms: Story = {
  parameters: { answers: ['unit-changes-not-the-weight'] },
  args: { defaultValue: 640 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Weight' });
    await expect(input).toHaveValue('640');
    await userEvent.click(canvas.getByRole('button', { name: /Change to kilograms/ }));
    await expect(input).toHaveValue('0.64');
    await userEvent.clear(input);
    await userEvent.type(input, '1.25{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1250);
  },
};

/** A decimal point in grams is kept and is an error: as 15 or 2 g it would be a false weight. */
export const FractionOfAGram: Story = {
  parameters: { answers: ['no-fraction-of-a-gram'] },
  args: { unit: 'g' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Weight' });
    await userEvent.type(input, '1.5{Tab}');
    await expect(input).toHaveValue('1.5');
    await expect(canvas.getByText(/Enter whole grams/)).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(canvas.getByRole('button', { name: /Change to kilograms/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1500);
    await expect(input).toHaveValue('1.5');
    await expect(canvas.queryByText(/Enter whole grams/)).toBeNull();
  },
};

/** From 1 kg it starts in kilograms. */
export const Heavy: Story = {
  parameters: { answers: ['begins-in-its-unit'] },
  args: { defaultValue: 2160 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Weight' })).toHaveValue('2.16');
  },
};
