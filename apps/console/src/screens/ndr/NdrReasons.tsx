import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatNumber, formatPercent } from '@khep/domain/money';
import { Card, Table } from '@khep/ui';
import { LoadError } from '../../data/AsyncContent.tsx';

interface Reason {
  id: string;
  reason: string;
  cases: number;
  delivered: number;
  rto: number;
}

/** The rows of the call are named by the specification, not typed. */
const reasonOf = (row: Readonly<Record<string, string | number | null>>): Reason => ({
  id: String(row['reason_id']),
  reason: String(row['reason']),
  cases: Number(row['cases']),
  delivered: Number(row['delivered']),
  rto: Number(row['rto']),
});

const share = (part: number, all: number) => formatPercent((part / all) * 100, { decimals: 0 });

/** Why deliveries failed in the last 30 days, and how those cases ended. Nothing is shown without one. */
export function NdrReasons() {
  const { data, error, reload } = useCall(calls.ndr.analytics, {}, { quiet: true });
  const reasons = (data?.data.rows ?? [])
    .map(reasonOf)
    .filter(({ cases }) => cases > 0)
    .toSorted((one, other) => other.cases - one.cases);
  if (!error && reasons.length === 0) return null;
  return (
    <Card title="Why deliveries failed" description="Cases of the last 30 days, and how they ended">
      {error ? (
        <LoadError error={error} onRetry={() => void reload()} />
      ) : (
        <Table
          label="Why deliveries failed, table"
          rows={reasons}
          rowKey={({ id }) => id}
          columns={[
            { id: 'reason', header: 'Reason', isRowHeader: true, cell: ({ reason }) => reason },
            { id: 'cases', header: 'Cases', align: 'end', cell: ({ cases }) => formatNumber(cases) },
            {
              id: 'delivered',
              header: 'Delivered',
              align: 'end',
              cell: ({ delivered, cases }) => `${formatNumber(delivered)} (${share(delivered, cases)})`,
            },
            {
              id: 'rto',
              header: 'RTO',
              align: 'end',
              cell: ({ rto, cases }) => `${formatNumber(rto)} (${share(rto, cases)})`,
            },
          ]}
        />
      )}
    </Card>
  );
}
