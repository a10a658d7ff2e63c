import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RateForm } from './RateForm.tsx';

const meta = {
  title: 'Domain/RateForm',
  component: RateForm,
  args: {
    value: {
      from: '302017',
      to: '800001',
      weight: '640',
      length: '',
      width: '',
      height: '',
      mode: 'prepaid',
      collect: '',
      on: '',
    },
    errors: {},
    onChange: fn(),
    onSubmit: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RateForm
        {...args}
        value={value}
        onChange={(patch) => {
          args.onChange(patch);
          setValue((before) => ({ ...before, ...patch }));
        }}
      />
    );
  },
} satisfies Meta<typeof RateForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** COD has an amount. Enter calculates. */
export const Parcel: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText('COD amount')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'COD' }));
    await userEvent.type(canvas.getByLabelText('COD amount'), '1499{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ mode: 'cod' });
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};

/** Nothing is entered yet. */
export const Empty: Story = {
  args: {
    value: {
      from: '',
      to: '',
      weight: '',
      length: '',
      width: '',
      height: '',
      mode: 'prepaid',
      collect: '',
      on: '',
    },
  },
};

/** Two of three dimensions give no volume, and COD needs an amount. */
export const Rejected: Story = {
  args: {
    value: { ...meta.args.value, mode: 'cod', length: '90', width: '60' },
    errors: {
      to: 'Enter six digits, such as 302017',
      length: 'Enter length, width and height, or none of them',
      collect: 'Enter the COD amount',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter length, width and height, or none of them')).toBeVisible();
    await expect(canvas.getByLabelText('COD amount')).toHaveAccessibleDescription(/Enter the COD amount/);
  },
};
