import { Button, Callout, Card, DescriptionList, Inline, Stack } from '@khep/ui';
import type { ReactNode } from 'react';
import { formatDate } from '../../days/index.ts';
import { formatRupeeValue } from '../../money/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

const defaults = orderDetailsMessages.orderInvoice;

/** The invoice of an order with its credit notes; amounts are rupees, dates YYYY-MM-DD. */
export interface OrderInvoiceData {
  status: string;
  invoice: { number: string; date: string } | null;
  credit_notes: readonly {
    number: string;
    date: string;
    cause: keyof typeof defaults.causes;
    total: number;
  }[];
  eway_bill: { number: string; is_needed: boolean; problem: string | null; untold: readonly string[] };
  totals: { total: number };
}

export interface OrderInvoiceProps {
  order: OrderInvoiceData;
  /** The field of the e-way bill: EwayBillForm. */
  ewayBill: ReactNode;
  /** The document that is on its way. */
  pending?: string | undefined;
  /** Absent for a person who only reads. */
  onDownload?: ((type: 'invoice' | 'credit-note') => void) | undefined;
}

/** The invoice of an order, its credit notes, and its e-way bill. Draws nothing if there is none of them. */
export function OrderInvoice({ order, ewayBill, pending, onDownload }: OrderInvoiceProps) {
  const messages = useDomainMessages('orderInvoice', defaults);
  const { invoice, credit_notes, eway_bill } = order;
  // A cancelled order ships nothing, so it needs no e-way bill.
  const isAsked = order.status !== 'CANCELLED' && (eway_bill.is_needed || eway_bill.number !== '');
  if (!invoice && !isAsked) return null;
  return (
    <Card title={messages.title}>
      <Stack gap={12}>
        {isAsked && eway_bill.problem !== null && (
          <Callout tone="caution" title={messages.ewayBill}>
            {eway_bill.problem}
          </Callout>
        )}
        {isAsked && ewayBill}
        {invoice && (
          <DescriptionList
            items={[
              {
                term: messages.dated(invoice.number, formatDate(invoice.date)),
                detail: formatRupeeValue(order.totals.total),
              },
              ...credit_notes.map(({ number, date, cause, total }) => ({
                term: messages.creditNote(number, formatDate(date), messages.causes[cause]),
                detail: formatRupeeValue(-total),
              })),
            ]}
          />
        )}
        {invoice && onDownload && (
          <Inline gap={8}>
            <Button size="small" isPending={pending === 'invoice'} onPress={() => onDownload('invoice')}>
              {messages.download}
            </Button>
            {credit_notes.length > 0 && (
              <Button
                size="small"
                isPending={pending === 'credit-note'}
                onPress={() => onDownload('credit-note')}
              >
                {messages.downloadNotes(credit_notes.length)}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
