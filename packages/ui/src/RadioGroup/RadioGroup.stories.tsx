import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { warehouses } from '../Choice/warehouses.fixture.ts';
import { Kept } from '../Field/field.fixture.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Kit/RadioGroup',
  component: RadioGroup,
  args: { label: 'Ship from', items: warehouses, defaultValue: 'jaipur', onChange: fn() },
  render: (args) => (
    <Kept initial={args.defaultValue} onChange={args.onChange}>
      {(bound) => <RadioGroup {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrows select and skip disabled options. */
export const ByKeyboard: Story = {
  parameters: { answers: ['one-stop-for-tab'] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Jaipur/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('surat');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('jaipur');
  },
};

/** Selected by its label. */
export const ByMouse: Story = {
  parameters: { answers: ['chosen-by-its-words'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Surat'));
    await expect(canvas.getByRole('radio', { name: /Surat/ })).toBeChecked();
  },
};
