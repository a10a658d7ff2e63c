import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { disputeStateLabel } from '@khep/domain/disputes';
import { formatRupeeValue } from '@khep/domain/money';
import { ChargeComparison } from '@khep/domain/reconciliation/ui';
import { Button, Callout, DescriptionList, Drawer, Link, Stack, StatusBadge, Text, toast } from '@khep/ui';
import { BarChart } from '@khep/ui/charts';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { formatDay } from '../orders/formatTime.ts';
import { statusLabels, statusTones } from './invoiceLineList.tsx';
import { lineInvalidates } from './invalidates.ts';

export interface LineDrawerProps {
  id: string;
  onClose: () => void;
  /** Shows all lines with a cause. */
  onCause: (cause: string) => void;
}

/** One line: expected beside billed, and every other line with the same cause. */
export function LineDrawer({ id, onClose, onCause }: LineDrawerProps) {
  const call = useCall(calls.reconciling.line, { params: { id } });
  const change = useAction(calls.reconciling.changeLines, {
    invalidates: lineInvalidates,
  });
  const details = call.data?.data;
  const line = details?.line;
  const canDecide = line?.status === 'under_review';
  async function decide(action: 'accept' | 'dispute') {
    const result = await change.run({ body: { action, ids: [id] } });
    if (!result.ok) return;
    const [failure] = result.answer.data.failures;
    if (failure) toast.error(failure.message);
    else onClose();
  }
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={line ? line.order_number || line.awb : 'Invoice line'}
      description={line && `AWB ${line.awb}, invoice ${line.invoice_number}, line ${line.line}`}
      size="large"
      actions={
        canDecide ? (
          <>
            <Button isPending={change.isPending} onPress={() => void decide('accept')}>
              Accept {formatRupeeValue(line.difference)}
            </Button>
            <Button tone="accent" isPending={change.isPending} onPress={() => void decide('dispute')}>
              Raise dispute
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>Close</Button>
        )
      }
    >
      <AsyncContent isLoading={!details} error={call.error} onRetry={() => void call.reload()}>
        {details && line && (
          <Stack gap={20}>
            <StatusBadge tone={statusTones[line.status]}>{statusLabels[line.status]}</StatusBadge>
            {details.is_outdated && (
              <Callout tone="caution" title="The contract has changed">
                This price is of today. Price the invoice again in Upload history.
              </Callout>
            )}
            <ChargeComparison {...details} />
            <DescriptionList
              items={[
                ...(line.order_id === null
                  ? []
                  : [
                      {
                        term: 'Order',
                        detail: <Link href={paths.orderDetails(line.order_id)}>{line.order_number}</Link>,
                      },
                    ]),
                ...(details.dispute === null
                  ? []
                  : [
                      {
                        term: 'Dispute',
                        detail: (
                          <Link href={`${paths.disputes(details.dispute.tab)}?q=${line.awb}`}>
                            {disputeStateLabel(details.dispute.status)}
                          </Link>
                        ),
                      },
                    ]),
                ...(details.billed_awb === ''
                  ? []
                  : [
                      {
                        term: 'AWB on the invoice',
                        detail: `${details.billed_awb}, matched by the order ID`,
                      },
                    ]),
                { term: 'Picked up', detail: details.picked_up_on ? formatDay(details.picked_up_on) : '—' },
                {
                  term: 'Zone, contract and billed',
                  detail: `${details.zone || '—'} / ${details.billed_zone || '—'}`,
                },
                {
                  term: 'Weight, contract and billed',
                  detail: `${details.weight || '—'} / ${details.billed_weight || '—'}`,
                },
                { term: 'Recovered', detail: formatRupeeValue(line.recovered) },
              ]}
            />
            {details.same_cause.lines > 1 && (
              <Stack gap={12}>
                <Text>
                  {`${details.same_cause.words}: ${details.same_cause.lines.toLocaleString('en-IN')} lines of this invoice, ${formatRupeeValue(details.same_cause.amount)} together.`}
                </Text>
                {details.same_cause.by_day.length > 1 && (
                  <BarChart
                    title="Lines by pickup day"
                    direction="vertical"
                    height={120}
                    items={details.same_cause.by_day.map(({ day, lines }) => ({
                      label: formatDay(day),
                      value: lines,
                    }))}
                  />
                )}
                <Button onPress={() => onCause(line.cause)}>Show all of them</Button>
              </Stack>
            )}
          </Stack>
        )}
      </AsyncContent>
    </Drawer>
  );
}
