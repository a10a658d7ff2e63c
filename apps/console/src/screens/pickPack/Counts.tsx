import { calls } from '@khep/api';
import type { CountApproval } from '@khep/api';
import { useCall, useMutation } from '@khep/api/hooks';
import { formatDateTime } from '@khep/domain/days';
import { formatNumber } from '@khep/domain/money';
import { Button, Callout, Card, Form, Inline, Stack, Table, Text, TextField } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { useAccess } from '../../data/useAccess.ts';
import { CountSheet } from './CountSheet.tsx';

/** Blind counts of a warehouse: start one, count it, and approve what differs. */
export function Counts({ warehouse_id }: { warehouse_id: string }) {
  const call = useCall(calls.binCounts.list, { query: { warehouse_id } });
  const { allows } = useAccess();
  const [bins, setBins] = useState('');
  const [open, setOpen] = useState('');
  const start = useMutation(calls.binCounts.start, {
    quiet: true,
    invalidates: ['binCounts'],
    onSuccess: ({ data }) => {
      setBins('');
      setOpen(data.count.id);
    },
  });
  return (
    <Card
      title="Blind counts"
      description="The expected quantity is hidden while counting. Large differences are counted again, then approved by another person."
    >
      <Stack gap={16}>
        <Form
          errors={start.error?.fields ?? {}}
          problem={
            start.error && Object.keys(start.error.fields).length === 0 ? start.error.reason : undefined
          }
          onSubmit={() => void start.send({ body: { warehouse_id, bins } })}
        >
          <TextField
            name="bins"
            label="Bins that begin with"
            description="A is an aisle, A-04 a rack, A-04-2 one bin."
            value={bins}
            onChange={setBins}
            maxLength={40}
            autoComplete="off"
          />
          <Inline gap={8}>
            <Button type="submit" isPending={start.isPending}>
              Start count
            </Button>
          </Inline>
        </Form>
        <CallContent call={call}>
          {({ data: { counts } }) =>
            counts.length === 0 ? (
              <Text tone="second">No count is open.</Text>
            ) : (
              <Stack gap={12}>
                {counts.map(({ id, name, created_by, created_at, bins: all, done, approval }) => (
                  <Inline key={id} gap={12} justify="space-between">
                    <Stack gap={4}>
                      <Text weight="semibold">Bins {name}</Text>
                      <Text tone="second">
                        {formatNumber(done)} of {formatNumber(all)} done
                        {approval > 0 && `, ${formatNumber(approval)} to approve`} · {created_by},{' '}
                        {formatDateTime(created_at)}
                      </Text>
                    </Stack>
                    <Button aria-label={`Count bins ${name}`} onPress={() => setOpen(id)}>
                      Count
                    </Button>
                  </Inline>
                ))}
              </Stack>
            )
          }
        </CallContent>
        {allows('sku') && <Approvals />}
        {open !== '' && <CountSheet key={open} count_id={open} onClose={() => setOpen('')} />}
      </Stack>
    </Card>
  );
}

function Approvals() {
  const call = useCall(calls.binCounts.approvals);
  const decide = useMutation(calls.binCounts.decide, {
    quiet: true,
    invalidates: ['binCounts', 'pickPack.binStock', 'sku'],
  });
  return (
    <CallContent call={call}>
      {({ data: { approvals } }) => (
        <Stack gap={16}>
          {decide.error && <Callout tone="critical" title={decide.error.reason} isAlert />}
          {approvals.map((one) => (
            <Approval
              key={`${one.count_id} ${one.bin}`}
              approval={one}
              isPending={decide.isPending}
              onDecide={(decision) =>
                void decide.send({ body: { count_id: one.count_id, bin: one.bin, decision } })
              }
            />
          ))}
        </Stack>
      )}
    </CallContent>
  );
}

const columns: TableColumn<CountApproval['lines'][number]>[] = [
  { id: 'sku', header: 'SKU', isRowHeader: true, cell: ({ sku_id }) => sku_id },
  { id: 'expected', header: 'Expected', align: 'end', cell: ({ expected }) => formatNumber(expected) },
  { id: 'first', header: 'First count', align: 'end', cell: ({ first }) => formatNumber(first) },
  { id: 'second', header: 'Second count', align: 'end', cell: ({ counted }) => formatNumber(counted) },
];

interface ApprovalProps {
  approval: CountApproval;
  isPending: boolean;
  onDecide: (decision: 'approve' | 'again') => void;
}

function Approval({ approval: { bin, counted_by, is_own, lines }, isPending, onDecide }: ApprovalProps) {
  const by = `Counted by ${[...new Set(counted_by)].join(' and ')}.`;
  if (is_own) return <Callout tone="neutral" title={`${bin} waits for another person’s approval`} />;
  return (
    <Stack gap={8}>
      <Text weight="semibold">Approve {bin}?</Text>
      <Text tone="second">{by} The difference of the second count changes the stock.</Text>
      <Table label={`Counts of ${bin}`} columns={columns} rows={lines} rowKey={({ sku_id }) => sku_id} />
      <Inline gap={8}>
        <Button
          tone="accent"
          aria-label={`Approve ${bin}`}
          isPending={isPending}
          onPress={() => onDecide('approve')}
        >
          Approve
        </Button>
        <Button aria-label={`Count ${bin} again`} isPending={isPending} onPress={() => onDecide('again')}>
          Count again
        </Button>
      </Inline>
    </Stack>
  );
}
