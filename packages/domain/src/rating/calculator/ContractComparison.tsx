import { Callout, Card, EmptyState, Grid, Link, Stack, Stat, Table } from '@khep/ui';
import { formatWeekday } from '../../days/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { formatRupeeValue } from '../../money/index.ts';
import { ratingMessages } from '../../messages/rating.ts';

const defaults = ratingMessages.contractComparison;

interface ContractData {
  name: string;
  total: number;
  /** Parcels that only the other contract can price. */
  unrated: number;
}

/** The same parcels under two contracts, as sent by the API. Rupees. */
export interface ContractComparisonData {
  /** YYYY-MM-DD. */
  from: string;
  to: string;
  parcels: number;
  a: ContractData;
  b: ContractData;
  /** Parcels that are cheaper with each. */
  cheaper_a: number;
  cheaper_b: number;
  zones: readonly { zone: string; parcels: number; a: number; b: number }[];
  /** Parcels with the largest differences. */
  rows: readonly {
    id: string;
    awb: string;
    order_id: string;
    zone: string;
    a: number | null;
    b: number | null;
    difference: number;
  }[];
}

export interface ContractComparisonProps {
  comparison: ContractComparisonData;
  orderHref: (order_id: string) => string;
}

const amount = (rupees: number | null) => (rupees === null ? '–' : formatRupeeValue(rupees));

/** Compares the cost of shipped parcels with two contracts: the totals, by zone, and the largest differences. */
export function ContractComparison({ comparison, orderHref }: ContractComparisonProps) {
  const messages = useDomainMessages('contractComparison', defaults);
  const { a, b, parcels, zones, rows } = comparison;
  if (parcels === 0)
    return (
      <Card>
        <EmptyState title={messages.none} description={messages.noneHelp} />
      </Card>
    );
  const difference = b.total - a.total;
  const unrated = a.unrated + b.unrated;
  return (
    <Stack gap={16}>
      <Callout tone={difference < 0 ? 'positive' : 'info'}>
        {[
          messages.summary(parcels, formatWeekday(comparison.from), formatWeekday(comparison.to)),
          (difference < 0 ? messages.less : messages.more)(b.name, formatRupeeValue(Math.abs(difference))),
          messages.cheaper(comparison.cheaper_b, comparison.cheaper_a),
          unrated > 0 && messages.unrated(unrated),
        ]
          .filter(Boolean)
          .join(' ')}
      </Callout>
      <Grid columns={{ base: 1, md: 2 }} gap={16}>
        <Stat label={a.name} value={formatRupeeValue(a.total)} />
        <Stat label={b.name} value={formatRupeeValue(b.total)} />
      </Grid>
      <Card title={messages.byZone}>
        <Table
          label={messages.byZoneLabel}
          rows={zones}
          rowKey={({ zone }) => zone}
          columns={[
            { id: 'zone', header: messages.zone, isRowHeader: true, cell: ({ zone }) => zone },
            { id: 'parcels', header: messages.parcels, align: 'end', cell: (row) => row.parcels },
            { id: 'a', header: messages.first, align: 'end', cell: (row) => amount(row.a) },
            { id: 'b', header: messages.second, align: 'end', cell: (row) => amount(row.b) },
          ]}
        />
      </Card>
      <Card title={messages.largest}>
        <Table
          label={messages.largestLabel}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'awb',
              header: messages.awb,
              isRowHeader: true,
              cell: ({ awb, order_id }) => <Link href={orderHref(order_id)}>{awb}</Link>,
            },
            { id: 'zone', header: messages.zone, cell: ({ zone }) => zone },
            { id: 'a', header: messages.first, align: 'end', cell: (row) => amount(row.a) },
            { id: 'b', header: messages.second, align: 'end', cell: (row) => amount(row.b) },
            { id: 'd', header: messages.difference, align: 'end', cell: (row) => amount(row.difference) },
          ]}
        />
      </Card>
    </Stack>
  );
}
