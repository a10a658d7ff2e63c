import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { DimensionsField } from './DimensionsField.tsx';

const meta = {
  title: 'Kit/DimensionsField',
  component: DimensionsField,
  args: { label: 'Size of the box', onChange: fn() },
  render: (args) => (
    <Kept initial={args.defaultValue} onChange={args.onChange}>
      {(bound) => <DimensionsField {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof DimensionsField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three numbers in one group, filled by keyboard. */
export const ThreeSides: Story = {
  parameters: { answers: ['three-sides-one-name'] },
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Size of the box' }));
    await userEvent.type(group.getByRole('textbox', { name: 'Length, cm' }), '30');
    await userEvent.tab();
    await userEvent.keyboard('20.5');
    await userEvent.tab();
    await userEvent.keyboard('10{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ length: 30, width: 20.5, height: 10 });
  },
};

/** A dimension is missing. */
export const Wrong: Story = {
  parameters: { answers: ['error-is-heard'] },
  args: { defaultValue: { length: 30, width: 20 }, errorMessage: 'Enter all three dimensions.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Size of the box' })).toHaveAccessibleDescription(
      'Enter all three dimensions.',
    );
  },
};
