import { calls } from '@khep/api';
import type { InvoiceLineItem } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import { InvoiceLineDetails } from '@khep/domain/reconciliation/ui';
import { Box, Inline, LinkButton, Text, toast } from '@khep/ui';
import { CallContent } from '../../data/CallContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { lineInvalidates } from './invalidates.ts';
import { causeHref } from './lineChoice.ts';

/** Shows an opened line: expected beside billed, every other line with the same cause, and the decision. */
export function LineDetail({ row }: { row: InvoiceLineItem }) {
  return row.invoice_id === '' ? <UnbilledParcel row={row} /> : <BilledLine row={row} />;
}

/** A parcel that no invoice has. */
function UnbilledParcel({ row: { order_id, why } }: { row: InvoiceLineItem }) {
  return (
    <Inline gap={12} justify="space-between">
      <Text>{why}</Text>
      {order_id !== null && <LinkButton href={paths.orderDetails(order_id)}>Open order</LinkButton>}
    </Inline>
  );
}

function BilledLine({ row }: { row: InvoiceLineItem }) {
  const call = useCall(calls.reconciling.line, { params: { id: row.id } });
  const change = useAction(calls.reconciling.changeLines, { invalidates: lineInvalidates });
  async function decide(action: 'accept' | 'dispute', { id, difference }: InvoiceLineItem) {
    const result = await change.run({ body: { action, ids: [id] } });
    if (!result.ok) return;
    const [failure] = result.answer.data.failures;
    if (failure) toast.error(failure.message);
    else toast.success(`${formatRupeeValue(difference)} ${action === 'accept' ? 'accepted' : 'disputed'}`);
  }
  return (
    <Box paddingBlock={8}>
      <CallContent call={call}>
        {({ data: details }) => {
          const { line, dispute } = details;
          return (
            <InvoiceLineDetails
              details={details}
              orderHref={line.order_id === null ? undefined : paths.orderDetails(line.order_id)}
              disputeHref={dispute === null ? undefined : `${paths.disputes(dispute.tab)}?q=${line.awb}`}
              causeHref={causeHref(line.invoice_id, { id: line.cause, category: line.category })}
              isPending={change.isPending}
              onDecide={(action) => void decide(action, line)}
            />
          );
        }}
      </CallContent>
    </Box>
  );
}
