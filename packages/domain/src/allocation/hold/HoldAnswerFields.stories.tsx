import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { newHoldAnswer } from './holdAnswer.ts';
import { HoldAnswerFields } from './HoldAnswerFields.tsx';

const meta = {
  title: 'Domain/HoldAnswerFields',
  component: HoldAnswerFields,
  args: { value: newHoldAnswer('call'), onChange: fn() },
  render: function Render({ value: initial, onChange, ...args }) {
    const [value, setValue] = useState(initial);
    return (
      <HoldAnswerFields
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof HoldAnswerFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A call with its outcome; another answer by keyboard. */
export const Call: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Outcome of the call/ })).toBeVisible();
    canvas.getByRole('radio', { name: /Record call/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ answer: 'release' }));
  },
};

export const Paid: Story = {
  args: { value: newHoldAnswer('prepaid'), areProblemsShown: true },
  parameters: { answers: ['payment-needs-reference'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter the reference of the payment')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Payment reference/ }), 'pay_9f2');
    await expect(canvas.queryByText('Enter the reference of the payment')).toBeNull();
  },
};
