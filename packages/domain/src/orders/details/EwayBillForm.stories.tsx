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

/** A courier that booked the order without the number: it is sent again, or was entered by hand. */
export const CourierWithout: Story = {
  args: {
    number: '181009871234',
    untold: [
      "XpressBees doesn't have e-way bill 181009871234 of AWB 14212345670001: XpressBees's API takes no e-way bill after the booking. Enter it in XpressBees's panel.",
    ],
    onSendAgain: fn(async () => undefined),
    onEnteredByHand: fn(async () => undefined),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I entered it there' }));
    await expect(args.onEnteredByHand).toHaveBeenCalledOnce();
  },
};
