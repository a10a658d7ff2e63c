import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EwayBillForm } from './EwayBillForm.tsx';
import { OrderInvoice } from './OrderInvoice.tsx';

const save = fn(async () => undefined);

const meta = {
  title: 'Domain/OrderInvoice',
  component: OrderInvoice,
  args: {
    order: {
      status: 'RTO',
      invoice: { number: 'ML/26-27/00041', date: '2026-11-20' },
      credit_notes: [{ number: 'CN/26-27/00007', date: '2026-11-25', cause: 'rto', total: 52_848 }],
      eway_bill: { number: '', is_needed: false, problem: null, untold: [] },
      totals: { total: 52_848 },
    },
    ewayBill: <EwayBillForm number="" onSave={save} />,
    onDownload: fn(),
  },
} satisfies Meta<typeof OrderInvoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCreditNote: Story = {
  parameters: { answers: ['lists-credit-notes'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Credit note CN/26-27/00007 · 25 Nov 2026 · RTO')).toBeVisible();
    canvas.getByRole('button', { name: 'Download credit note' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledWith('credit-note');
  },
};

/** Without an invoice yet, and the e-way bill is missing. */
export const NeedsEwayBill: Story = {
  args: {
    order: {
      ...meta.args.order,
      status: 'NEW',
      invoice: null,
      credit_notes: [],
      eway_bill: {
        number: '',
        is_needed: true,
        problem: 'Above ₹50,000 the order needs an e-way bill.',
        untold: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Above ₹50,000 the order needs an e-way bill.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download invoice' })).toBeNull();
  },
};
