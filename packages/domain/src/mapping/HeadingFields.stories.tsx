import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { HeadingFields } from './HeadingFields.tsx';

const meta = {
  title: 'Domain/HeadingFields',
  component: HeadingFields,
  args: {
    name: 'mapping',
    fields: [
      { name: 'awb', label: 'AWB', is_required: true },
      { name: 'weight', label: 'Charged weight', is_required: false },
    ],
    value: { awb: 'AWB No.' },
    onChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <HeadingFields
        {...args}
        value={value}
        onChange={(headings) => {
          args.onChange(headings);
          setValue(headings);
        }}
      />
    );
  },
} satisfies Meta<typeof HeadingFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fields that the import needs say so. */
export const Headings: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('AWB')).toHaveAccessibleDescription('Needed by the import');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('Kg');
    await expect(args.onChange).toHaveBeenLastCalledWith({ awb: 'AWB No.', weight: 'Kg' });
  },
};

/** The fields of another import are loading. */
export const Loading: Story = {
  args: { fields: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Two fields have the same heading. */
export const Errors: Story = {
  args: { errors: { 'mapping.weight': 'Two fields have this heading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Charged weight')).toHaveAccessibleDescription(
      'Two fields have this heading',
    );
  },
};

/** Long and Hindi headings. */
export const LongAndHindi: Story = {
  args: {
    value: { awb: 'वेबिल संख्या', weight: 'Final chargeable weight after audit and rounding (in kilograms)' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('AWB')).toHaveValue('वेबिल संख्या');
  },
};
