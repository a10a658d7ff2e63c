import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ReturnItemsField } from './ReturnItemsField.tsx';

const item = (sku_id: string, sku_name: string, returnable: number) => ({
  sku_id,
  sku_name,
  delivered: 3,
  returnable,
  unit_paid: 699,
});

const meta = {
  title: 'Domain/ReturnItemsField',
  component: ReturnItemsField,
  args: {
    items: [item('CU-KAL-1', 'Kalamkari cushion cover', 2), item('BP-MUG-6', 'Blue pottery mugs', 0)],
    value: [],
    onChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ReturnItemsField
        {...args}
        value={value}
        onChange={(items) => {
          args.onChange(items);
          setValue(items);
        }}
      />
    );
  },
} satisfies Meta<typeof ReturnItemsField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Space chooses an item with all units that can come back. */
export const Chooses: Story = {
  parameters: { answers: ['starts-with-all'] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ sku_id: 'CU-KAL-1', quantity: 2 }]);
    await expect(canvas.getByRole('checkbox', { name: /mugs/ })).toBeDisabled();
    await expect(canvas.getByLabelText('Quantity of Kalamkari cushion cover')).toHaveValue('2');
  },
};

/** Nothing is delivered yet. */
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing of this order is delivered yet.')).toBeVisible();
  },
};

/** Nothing is chosen, and one quantity is too high. */
export const Errors: Story = {
  args: {
    value: [{ sku_id: 'CU-KAL-1', quantity: 2 }],
    errors: { items: 'Choose at least one item', 'items.0.quantity': 'Only 1 can be returned' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose at least one item')).toBeVisible();
    await expect(canvas.getByText('Only 1 can be returned')).toBeVisible();
  },
};

/** Long and Hindi names on a phone. */
export const LongAndHindi: Story = {
  args: {
    items: [
      item('QU-RED-K', 'Hand-block-printed cotton quilt in madder red, king size, with two pillow covers', 1),
      item('CU-KAL-1', 'कलमकारी कुशन कवर, सोलह इंच', 2),
    ],
    value: [{ sku_id: 'QU-RED-K', quantity: 1 }],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /कलमकारी/ })).not.toBeChecked();
  },
};
