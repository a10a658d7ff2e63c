import { calls } from '@khep/api';
import type { Adjustment } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import { Button, Card, EmptyState, Inline, StatusBadge, Table, Text } from '@khep/ui';
import { useState } from 'react';
import { LoadError } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { formatDateTime } from '@khep/domain/days';

const states = {
  requested: { label: 'Waiting for Khep', tone: 'caution' },
  approved: { label: 'Approved', tone: 'positive' },
  rejected: { label: 'Rejected', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
} as const;

/** Corrections of the wallet. The brand requests them; only the operator of the installation approves them. */
export function Adjustments() {
  const call = useCall(calls.billing.adjustments);
  const [isAdding, setAdding] = useState(false);
  const rows = call.data?.data.adjustments ?? [];
  return (
    <Card
      title="Adjustments"
      description="Corrections of the wallet. Khep approves each one."
      actions={
        <Button size="small" onPress={() => setAdding(true)}>
          Request adjustment
        </Button>
      }
    >
      {call.error && !call.data ? (
        <LoadError error={call.error} onRetry={() => void call.reload()} />
      ) : rows.length === 0 ? (
        <EmptyState title={call.isLoading ? 'Loading adjustments' : 'No adjustments'} />
      ) : (
        <Table
          label="Adjustments"
          rows={rows}
          rowKey={({ id }) => id}
          narrowLayout="stacked"
          columns={[
            {
              id: 'reason',
              header: 'Reason',
              isRowHeader: true,
              cell: ({ reason, reference }) => (reference === '' ? reason : `${reason} (${reference})`),
            },
            { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatRupeeValue(amount) },
            {
              id: 'by',
              header: 'Requested',
              cell: ({ requested_by, requested_at }) => `${requested_by}, ${formatDateTime(requested_at)}`,
            },
            {
              id: 'state',
              header: 'Status',
              cell: (row) => <Decision adjustment={row} />,
            },
          ]}
        />
      )}
      {isAdding && <AdjustmentDrawer onClose={() => setAdding(false)} />}
    </Card>
  );
}

function Decision({ adjustment }: { adjustment: Adjustment }) {
  const withdraw = useAction(calls.billing.adjustmentWithdraw, { invalidates: ['billing'] });
  const { id, state, can_withdraw, decided_by } = adjustment;
  const { label, tone } = states[state];
  return (
    <Inline gap={8}>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {decided_by !== '' && <Text tone="third">{decided_by}</Text>}
      {can_withdraw && (
        <Button
          size="small"
          isPending={withdraw.isPending}
          onPress={() => void withdraw.run({ params: { id } })}
        >
          Withdraw adjustment
        </Button>
      )}
    </Inline>
  );
}

function AdjustmentDrawer({ onClose }: { onClose: () => void }) {
  const add = useAction(calls.billing.adjustmentAdd, { invalidates: ['billing'] });
  return (
    <FormDrawer
      title="Request adjustment"
      description="It moves no money until Khep approves it."
      submitLabel="Request adjustment"
      onClose={onClose}
      form={{
        name: 'adjustment',
        schema: calls.billing.adjustmentAdd.body,
        initial: { amount: 0, reason: '', reference: '' },
        save: (body, options) => add.run({ body }, options),
        onSaved: onClose,
      }}
      sections={() => [
        {
          fields: [
            {
              kind: 'number',
              name: 'amount',
              label: 'Amount',
              unit: '₹',
              maxDecimals: 2,
              isRequired: true,
              autoFocus: true,
              description: 'A negative amount is taken from the wallet.',
            },
            { kind: 'text', name: 'reason', label: 'Reason', isRequired: true, isMultiline: true },
            { kind: 'text', name: 'reference', label: 'Reference', description: 'A note or invoice number.' },
          ],
        },
      ]}
    />
  );
}
