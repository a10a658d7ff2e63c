import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InvoicePreview } from './InvoicePreview.tsx';
import { sampleInvoice } from '../sampleInvoice.ts';

const meta = {
  title: 'Domain/InvoicePreview',
  component: InvoicePreview,
  args: { model: sampleInvoice },
  decorators: [(Story) => <div style={{ maxInlineSize: '480px' }}>{Story()}</div>],
} satisfies Meta<typeof InvoicePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page as it prints, with totals and terms. */
export const TaxInvoice: Story = {
  args: { model: { ...sampleInvoice, policy_terms: 'Returns within 7 days.' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByRole('img', { name: /Invoice ML\/26-27\/482.*₹2,499.00/ });
    await expect(page).toHaveTextContent('Returns within 7 days.');
    await expect(page).toHaveTextContent('9876543210');
  },
};

/** A long invoice shows its last page, without the buyer's contact. */
export const SeveralPages: Story = {
  args: {
    model: {
      ...sampleInvoice,
      hide_buyer_contact: true,
      lines: Array.from({ length: 20 }, () => sampleInvoice.lines[0]!),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('The last of 2 pages.')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).not.toHaveTextContent('9876543210');
  },
};
