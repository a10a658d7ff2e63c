import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterChip } from './FilterChip.tsx';

const meta = {
  title: 'Kit/FilterChip',
  component: FilterChip,
  args: { label: 'Payment', value: 'COD', onPress: fn(), onRemove: fn() },
} satisfies Meta<typeof FilterChip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An active chip shows its value and can be removed. */
export const On: Story = {
  parameters: { answers: ['opens-and-removes'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Payment: COD' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Payment: COD' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** An inactive chip. */
export const Off: Story = { args: { value: undefined } };
