import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Kit/SearchField',
  component: SearchField,
  args: {
    label: 'Search these orders',
    placeholder: 'Order, AWB, buyer or phone',
    onChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => (
    <Kept initial={args.defaultValue} onChange={args.onChange}>
      {(bound) => <SearchField {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter submits; Escape and the cross clear. */
export const SearchAndClear: Story = {
  parameters: { answers: ['searches-and-clears'] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search these orders' });
    await userEvent.type(input, 'ananya{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('ananya');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'KH-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};
