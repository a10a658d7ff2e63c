import type { Order } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { formatDate } from '@khep/domain/days';
import { Button, Callout, Card, DescriptionList, Inline, Stack } from '@khep/ui';
import { useDocuments } from '../useDocuments.ts';
import { EwayBill } from './EwayBill.tsx';

const causes: Record<Order['credit_notes'][number]['cause'], string> = {
  cancelled: 'order cancelled',
  rest_cancelled: 'unshipped items cancelled',
  rto: 'RTO',
  return: 'returned by the buyer',
};

/** The invoice of an order, its credit notes, and its e-way bill. */
export function Invoice({ order }: { order: Order }) {
  const documents = useDocuments();
  const { invoice, credit_notes, eway_bill } = order;
  // A cancelled order ships nothing, so it needs no e-way bill.
  const isAsked = order.status !== 'CANCELLED' && (eway_bill.is_needed || eway_bill.number !== '');
  if (!invoice && !isAsked) return null;
  const save = (type: 'invoice' | 'credit-note') => void documents.save(type, { order_ids: [order.id] });
  return (
    <Card title="Invoice">
      <Stack gap={12}>
        {isAsked && (
          <>
            {eway_bill.problem !== null && (
              <Callout tone="caution" title="E-way bill needed">
                {eway_bill.problem}
              </Callout>
            )}
            <EwayBill
              key={eway_bill.number}
              orderId={order.id}
              version={order.version}
              number={eway_bill.number}
            />
          </>
        )}
        {invoice && (
          <DescriptionList
            items={[
              {
                term: `${invoice.number} · ${formatDate(invoice.date)}`,
                detail: formatRupeeValue(order.totals.total),
              },
              ...credit_notes.map((note) => ({
                term: `Credit note ${note.number} · ${formatDate(note.date)} · ${causes[note.cause]}`,
                detail: formatRupeeValue(-note.total),
              })),
            ]}
          />
        )}
        {invoice && (
          <Inline gap={8}>
            <Button size="small" isPending={documents.pending === 'invoice'} onPress={() => save('invoice')}>
              Download invoice
            </Button>
            {credit_notes.length > 0 && (
              <Button
                size="small"
                isPending={documents.pending === 'credit-note'}
                onPress={() => save('credit-note')}
              >
                {credit_notes.length === 1 ? 'Download credit note' : 'Download credit notes'}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
