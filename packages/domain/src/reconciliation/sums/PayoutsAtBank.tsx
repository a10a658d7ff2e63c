import { Callout, EmptyState, StatusBadge, Stack, Table, Text } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { formatDate } from '../../days/index.ts';
import { formatRupeeValue } from '../../money/index.ts';
import { reconciliationMessages } from '../../messages/reconciliation.ts';
import { payoutStateLabels, payoutStateTones } from '../payout.ts';
import type { PayoutState } from '../payout.ts';

const defaults = reconciliationMessages.payoutsAtBank;

/** A remittance beside the bank, as sent by the API. Rupees; null where the bank shows nothing of it. */
export interface PayoutData {
  id: string;
  number: string;
  courier_name: string;
  utr: string;
  /** YYYY-MM-DD. */
  day: string;
  collected: number;
  advised: number;
  received: number | null;
  /** YYYY-MM-DD; empty without a deposit. */
  received_on: string;
  state: PayoutState;
  /** Null where no statement can show one. */
  difference: number | null;
}

export interface PayoutsAtBankProps {
  payouts: readonly PayoutData[];
  /** Whether any bank statement was uploaded. */
  hasStatement: boolean;
}

/** COD collected, advised and paid: three amounts for each payout, and whether they agree. */
export function PayoutsAtBank({ payouts, hasStatement }: PayoutsAtBankProps) {
  const messages = useDomainMessages('payoutsAtBank', defaults);
  if (payouts.length === 0) return <EmptyState title={messages.none} />;
  return (
    <Stack gap={12}>
      {!hasStatement && <Callout tone="info">{messages.noStatement}</Callout>}
      <Table
        label={messages.title}
        narrowLayout="stacked"
        rows={payouts}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'payout',
            header: messages.payout,
            isRowHeader: true,
            cell: ({ courier_name, day, utr }) => (
              <>
                {`${courier_name}, ${formatDate(day)}`}
                <Text as="div" size="secondary" tone="second">
                  {utr || messages.noUtr}
                </Text>
              </>
            ),
          },
          {
            id: 'state',
            header: messages.state,
            cell: ({ state, received_on }) => (
              <>
                <StatusBadge tone={payoutStateTones[state]}>{payoutStateLabels[state]}</StatusBadge>
                {received_on !== '' && (
                  <Text as="div" size="secondary" tone="second">
                    {formatDate(received_on)}
                  </Text>
                )}
              </>
            ),
          },
          {
            id: 'collected',
            header: messages.collected,
            align: 'end',
            cell: ({ collected }) => formatRupeeValue(collected),
          },
          {
            id: 'advised',
            header: messages.advised,
            align: 'end',
            cell: ({ advised }) => formatRupeeValue(advised),
          },
          {
            id: 'received',
            header: messages.received,
            align: 'end',
            cell: ({ received }) => (received === null ? '—' : formatRupeeValue(received)),
          },
          {
            id: 'difference',
            header: messages.difference,
            align: 'end',
            cell: ({ difference }) => (difference === null ? '—' : formatRupeeValue(difference)),
          },
        ]}
      />
    </Stack>
  );
}
