import { Button } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DomainMessagesProvider } from '../../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../../DomainMessagesProvider.tsx';
import { ProductSuggestionsField } from './ProductSuggestionsField.tsx';

const mugs = {
  product_image_url: '',
  redirect_url: 'https://mittiandloom.in/mugs',
  title: 'Blue pottery mugs',
  description: 'Set of 6',
  retail_price: 1499,
  discount_percentage: 10,
  discount_price: 1349.1,
};

const meta = {
  title: 'Domain/ProductSuggestionsField',
  component: ProductSuggestionsField,
  args: {
    name: 'products',
    value: [mugs],
    onChange: fn(),
    renderImage: ({ label, onChange }) => (
      <Button size="small" onPress={() => onChange('/files/mugs.png')}>
        {`Choose ${label.toLowerCase()}`}
      </Button>
    ),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ProductSuggestionsField
        {...args}
        value={value}
        onChange={(products) => {
          args.onChange(products);
          setValue(products);
        }}
      />
    );
  },
} satisfies Meta<typeof ProductSuggestionsField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The price after the discount follows; products are added and removed. */
export const Products: Story = {
  parameters: { answers: ['price-after-discount'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Buyers pay ₹1,349.10')).toBeVisible();
    const off = canvas.getByLabelText('Off');
    await userEvent.clear(off);
    await userEvent.type(off, '50{Tab}');
    await expect(canvas.getByText('Buyers pay ₹749.50')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose image' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ product_image_url: '/files/mugs.png', discount_price: 749.5 }),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Blue pottery mugs' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ title: '' })]);
  },
};

/** No products yet. */
export const Empty: Story = {
  args: { value: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add product' })).toBeEnabled();
  },
};

/** A title is missing, and there are too few. */
export const Errors: Story = {
  args: {
    value: [{ ...mugs, title: '' }],
    errors: { 'products.0.title': 'Enter the title', products: 'Add at least two products' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Title/)).toHaveAccessibleDescription('Enter the title');
    await expect(canvas.getByText('Add at least two products')).toBeVisible();
  },
};

const hindi: DomainMessages = {
  productSuggestions: { label: 'सुझाए गए उत्पाद', title: 'नाम', opens: 'खुलता है', add: 'उत्पाद जोड़ें' },
};

/** In Hindi, with a long title on a phone. */
export const InHindi: Story = {
  args: {
    value: [{ ...mugs, title: 'हाथ से बने नीले मिट्टी के मग, छह का सेट, उपहार के डिब्बे में' }],
  },
  decorators: [
    (Story) => (
      <DomainMessagesProvider messages={hindi}>
        <div lang="hi" style={{ inlineSize: 340 }}>
          <Story />
        </div>
      </DomainMessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'उत्पाद जोड़ें' })).toBeVisible();
  },
};
