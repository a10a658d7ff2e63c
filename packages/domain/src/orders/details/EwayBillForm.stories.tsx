import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EwayBillForm } from './EwayBillForm.tsx';

const meta = {
  title: 'Domain/EwayBillForm',
  component: EwayBillForm,
  args: {
    number: '',
    onSave: fn(async (number: string) => (number.length === 12 ? undefined : 'Enter 12 digits.')),
  },
} satisfies Meta<typeof EwayBillForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A number that is rejected keeps its text and says why; Enter saves. */
export const Rejected: Story = {
  parameters: { answers: ['problem-at-field'] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'E-way bill number' });
    await userEvent.type(field, '1234{Enter}');
    await expect(await canvas.findByText('Enter 12 digits.')).toBeVisible();
    await expect(field).toHaveValue('1234');
    await userEvent.type(field, '56789012{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith('123456789012');
    await expect(canvas.queryByText('Enter 12 digits.')).toBeNull();
  },
};

/** An unchanged number isn't saved. */
export const Saved: Story = {
  args: { number: '181009871234' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save number' })).toBeDisabled();
  },
};
