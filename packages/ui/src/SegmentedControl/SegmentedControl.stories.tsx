import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const items = [
  { id: 'prepaid', label: 'Prepaid' },
  { id: 'cod', label: 'Cash on delivery' },
];

const meta = {
  title: 'Kit/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Payment', items, defaultValue: 'prepaid', onChange: fn() },
  render: (args) => (
    <Kept initial={args.defaultValue} onChange={args.onChange}>
      {(bound) => <SegmentedControl {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Selected by mouse. */
export const ByMouse: Story = {
  parameters: { answers: ['chosen-by-mouse'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Cash on delivery'));
    await expect(args.onChange).toHaveBeenLastCalledWith('cod');
    await expect(canvas.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
  },
};

/** Left and Right select. */
export const ByKeyboard: Story = {
  parameters: { answers: ['chosen-by-arrows'] },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('cod');
  },
};
