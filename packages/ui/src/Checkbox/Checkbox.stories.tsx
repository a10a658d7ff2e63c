import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Kit/Checkbox',
  component: Checkbox,
  args: { children: 'Primary warehouse', onChange: fn() },
  render: (args) => (
    <Kept initial={args.defaultValue} onChange={args.onChange}>
      {(bound) => <Checkbox {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Checked by its label and by Space. */
export const Ticking: Story = {
  parameters: { answers: ['ticked-by-words-and-space'] },
  args: { description: 'Orders ship from here unless you say otherwise.' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: /Primary warehouse/ });
    await userEvent.click(canvas.getByText('Primary warehouse'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(/Orders ship from here/);
  },
};

/** Indeterminate. */
export const Some: Story = {
  parameters: { answers: ['some-is-neither'] },
  args: { children: 'Every order on this page', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

/** Required. */
export const Wrong: Story = { args: { errorMessage: 'Select it to continue.' } };
