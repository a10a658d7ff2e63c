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

/** A product added twice becomes one line of two units. */
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

/** A scanner types the exact code and Enter; the field is ready for the next one. */
export const ScannedCode: Story = {
  parameters: { answers: ['scanned-code-adds'] },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: /Add by SKU or name/ });
    for (const pieces of ['1', '2']) {
      await userEvent.type(box, 'tp-s-01{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'Quantity of Terracotta planter, small' })).toHaveValue(
          pieces,
        ),
      );
      await expect(box).toHaveFocus();
      await expect(box).toHaveValue('');
    }
    await userEvent.type(box, 'tp-{Enter}');
    await expect(canvas.getAllByRole('textbox', { name: /^Quantity/ })).toHaveLength(1);
  },
};

/** The COD charge is shown for COD orders only. */
export const CashOnDelivery: Story = {
  args: { draft: filledDraft },
  parameters: { answers: ['cod-charge-with-cod-only'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'COD charge' })).toHaveValue('2');
    await userEvent.click(canvas.getByRole('radio', { name: 'Prepaid' }));
    await expect(canvas.queryByRole('textbox', { name: 'COD charge' })).toBeNull();
  },
};

/** A quantity above stock shows a warning. */
export const MoreThanThereIs: Story = {
  args: { draft: filledDraft },
  parameters: { answers: ['says-where-stock-runs-out'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 available. Reduce the quantity or add stock.')).toBeVisible();
  },
};

/** An obsolete GST rate of 12% is shown with an error and can be changed. */
export const RateOfBefore: Story = {
  args: { draft: { ...filledDraft, lines: filledDraft.lines.map((line) => ({ ...line, gst: 12 })) } },
  parameters: { answers: ['says-which-rate-is-none'] },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(canvas.getAllByText(/12% isn't a GST rate on/)).toHaveLength(2);
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
    await waitFor(() => expect(canvas.getAllByText(/12% isn't a GST rate on/)).toHaveLength(1));
  },
};
