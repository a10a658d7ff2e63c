import { calls } from '@khep/api';
import type { ReplayAnswer } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import { Callout, Card, EmptyState, Grid, Link, Select, Stack, Stat, Table } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { paths } from '../../paths.ts';
import { textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { formatDay } from '../../patterns/formatTime.ts';

const sides = { a: textParam(), b: textParam() };

/** Prices the parcels of the last 30 days with two contracts. */
export function CompareContracts() {
  const [{ a, b }, setUrl] = useUrlState(sides);
  const contracts = useCall(calls.rates.contracts).data?.data.contracts ?? [];
  const items = contracts.map(({ id, name }) => ({ id, label: name }));
  const isReady = a !== '' && b !== '' && a !== b;
  const call = useCall(calls.rates.replay, isReady ? { query: { a, b } } : null, { keepPrevious: true });
  const answer = isReady ? call.data?.data : undefined;
  return (
    <Stack gap={16}>
      <Card>
        <Grid columns={{ base: 1, md: 2 }} gap={16}>
          <Select
            label="Contract"
            items={items}
            value={a === '' ? null : a}
            onChange={(next) => setUrl({ a: next })}
          />
          <Select
            label="Compare with"
            items={items}
            value={b === '' ? null : b}
            onChange={(next) => setUrl({ b: next })}
            {...(a !== '' && a === b && { errorMessage: 'Choose two different contracts.' })}
          />
        </Grid>
      </Card>
      {!isReady ? (
        <Card>
          <EmptyState
            title="Choose two contracts"
            description="The parcels of the last 30 days are priced with both."
          />
        </Card>
      ) : (
        <AsyncContent
          isLoading={call.isLoading}
          error={answer ? undefined : call.error}
          onRetry={() => void call.reload()}
        >
          {answer && <Replay answer={answer} />}
        </AsyncContent>
      )}
    </Stack>
  );
}

function Replay({ answer }: { answer: ReplayAnswer }) {
  const { a, b, parcels, zones, rows } = answer;
  if (parcels === 0)
    return (
      <Card>
        <EmptyState
          title="No parcels in the last 30 days"
          description="Booked shipments are compared here."
        />
      </Card>
    );
  const difference = b.total - a.total;
  return (
    <Stack gap={16}>
      <Callout tone={difference < 0 ? 'positive' : 'info'}>
        {`${parcels.toLocaleString('en-IN')} parcels, ${formatDay(answer.from)} to ${formatDay(answer.to)}: ${b.name} costs ${formatRupeeValue(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}. It is cheaper for ${answer.cheaper_b} and dearer for ${answer.cheaper_a}.`}
        {a.unrated + b.unrated > 0 &&
          ` Parcels that only one contract can price aren't counted: ${a.unrated + b.unrated}.`}
      </Callout>
      <Grid columns={{ base: 1, md: 2 }} gap={16}>
        <Stat label={a.name} value={formatRupeeValue(a.total)} />
        <Stat label={b.name} value={formatRupeeValue(b.total)} />
      </Grid>
      <Card title="By zone">
        <Table
          label="Totals by zone"
          rows={zones}
          rowKey={({ zone }) => zone}
          columns={[
            { id: 'zone', header: 'Zone', isRowHeader: true, cell: ({ zone }) => zone },
            { id: 'parcels', header: 'Parcels', align: 'end', cell: (row) => row.parcels },
            { id: 'a', header: 'First', align: 'end', cell: (row) => formatRupeeValue(row.a) },
            { id: 'b', header: 'Second', align: 'end', cell: (row) => formatRupeeValue(row.b) },
          ]}
        />
      </Card>
      <Card title="Largest differences">
        <Table
          label="Parcels with the largest differences"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'awb',
              header: 'AWB',
              isRowHeader: true,
              cell: ({ awb, order_id }) => <Link href={paths.orderDetails(order_id)}>{awb}</Link>,
            },
            { id: 'zone', header: 'Zone', cell: ({ zone }) => zone },
            {
              id: 'a',
              header: 'First',
              align: 'end',
              cell: (row) => (row.a === null ? '–' : formatRupeeValue(row.a)),
            },
            {
              id: 'b',
              header: 'Second',
              align: 'end',
              cell: (row) => (row.b === null ? '–' : formatRupeeValue(row.b)),
            },
            { id: 'd', header: 'Difference', align: 'end', cell: (row) => formatRupeeValue(row.difference) },
          ]}
        />
      </Card>
    </Stack>
  );
}
