import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ProductsStep } from './ProductsStep.tsx';
import type { ProductsStepProps } from './ProductsStep.tsx';
import { emptyDraft } from './draft.ts';
import { filledDraft, shelf } from './draft.fixture.ts';

function Live(props: Omit<ProductsStepProps, 'onChange'>) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <ProductsStep
      {...props}
      draft={draft}
      onChange={(patch) =>
        setDraft((now) => ({ ...now, ...(typeof patch === 'function' ? patch(now) : patch) }))
      }
    />
  );
}

const meta = {
  title: 'Domain/Order steps/Products',
  component: ProductsStep,
  args: {
    draft: emptyDraft('2026-11-21'),
    onChange: () => {},
    errors: {},
    skus: shelf,
    channels: [{ id: 'manual', name: 'Manual' }],
    warehouses: [{ id: 'whs_1', name: 'Jaipur' }],
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ProductsStep>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chosen twice, a product is one line of two pieces. */
export const ChosenTwiceIsTwoPieces: Story = {
  parameters: { answers: ['same-product-adds-one'] },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const box = canvas.getByRole('combobox', { name: /Add by SKU or name/ });
    await userEvent.click(box);
    for (const pieces of ['1', '2']) {
      await userEvent.type(box, 'planter');
      await page.findByRole('option', { name: /Terracotta planter/ });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'Quantity of Terracotta planter, small' })).toHaveValue(
          pieces,
        ),
      );
      await expect(box).toHaveFocus();
      await expect(box).toHaveValue('');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Terracotta planter, small' }));
    await expect(canvas.getByText('No products yet')).toBeVisible();
  },
};

/** A COD charge is asked for only where cash is collected. */
export const CashOnDelivery: Story = {
  args: { draft: filledDraft },
  parameters: { answers: ['cod-charge-with-cod-only'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'COD charge' })).toHaveValue('2');
    await userEvent.click(canvas.getByRole('radio', { name: 'Prepaid' }));
    await expect(canvas.queryByRole('textbox', { name: 'COD charge' })).toBeNull();
  },
};

/** More pieces than there are on the shelf: the line says so and what to do. */
export const MoreThanThereIs: Story = {
  args: { draft: filledDraft },
  parameters: { answers: ['says-where-stock-runs-out'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 in stock. Lower the quantity, or add stock to the SKU.')).toBeVisible();
  },
};

/** A product of before the rates changed: its 12% is shown, said to be no rate, and changed here. */
export const RateOfBefore: Story = {
  args: { draft: { ...filledDraft, lines: filledDraft.lines.map((line) => ({ ...line, gst: 12 })) } },
  parameters: { answers: ['says-which-rate-is-none'] },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(canvas.getAllByText(/12% is no GST rate on/)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /GST of Terracotta planter/ }));
    const options = await page.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      '0%',
      '0.25%',
      '1.5%',
      '3%',
      '5%',
      '18%',
      '40%',
      '12%',
    ]);
    await userEvent.click(page.getByRole('option', { name: '18%' }));
    await waitFor(() => expect(canvas.getAllByText(/12% is no GST rate on/)).toHaveLength(1));
  },
};
