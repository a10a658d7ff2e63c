import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ComboPartsField } from './ComboPartsField.tsx';

const skus = [
  { id: 's1', sku_id: 'BP-MUG-6', sku_name: 'Blue pottery mugs, set of 6' },
  { id: 's2', sku_id: 'CU-KAL-1', sku_name: 'Kalamkari cushion cover' },
  { id: 's3', sku_id: 'GIFT-1', sku_name: 'Gift box' },
];

const meta = {
  title: 'Domain/ComboPartsField',
  component: ComboPartsField,
  args: { value: [{ sku_id: 's1', quantity: 2 }], skus, ownId: 's3', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ComboPartsField
        {...args}
        value={value}
        onChange={(parts) => {
          args.onChange(parts);
          setValue(parts);
        }}
      />
    );
  },
} satisfies Meta<typeof ComboPartsField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A product is added by keyboard; the combo itself is not offered. */
export const Parts: Story = {
  parameters: { answers: ['no-part-of-itself'] },
  play: async ({ canvas, args, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    const added = canvas.getByRole('combobox', { name: 'Product 2' });
    await userEvent.click(added);
    await userEvent.keyboard('{ArrowDown}');
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findAllByRole('option')).toHaveLength(2);
    await userEvent.type(added, 'cushion');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { sku_id: 's1', quantity: 2 },
      { sku_id: 's2', quantity: 1 },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove product 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ sku_id: 's2', quantity: 1 }]);
  },
};

/** No products yet, and the combo needs some. */
export const Empty: Story = {
  args: { value: [], errorMessage: 'Choose the SKUs of the combo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose the SKUs of the combo')).toBeVisible();
  },
};

/** Long and Hindi names on a phone. */
export const LongAndHindi: Story = {
  args: {
    skus: [
      {
        id: 's1',
        sku_id: 'QU-RED-K',
        sku_name: 'मैडर लाल रंग की हाथ से छपी सूती रज़ाई, किंग साइज़, दो तकियों के साथ',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Product 1' })).toHaveDisplayValue(/QU-RED-K/);
  },
};
