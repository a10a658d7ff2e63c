import { Button, Card, Inline, Link, Stack, Table } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useMemo, useState } from 'react';
import { formatNumber, formatPercent, formatRupeeValue } from '../../money/index.ts';

export interface EarningsTableRow {
  id: string;
  label: string;
  orders: number;
  units: number | null;
  /** In rupees. */
  net_sale: number;
  contribution: number;
}

export interface EarningsTableProps {
  title: string;
  description?: string;
  /** Header of the names. */
  header: string;
  rows: readonly EarningsTableRow[];
  /** Of all rows, in rupees. */
  total: { net_sale: number; contribution: number };
  /** Counts units in place of orders. @default false */
  countsUnits?: boolean;
  /** Where a name leads; a row without a value leads nowhere. */
  hrefOf: (row: EarningsTableRow) => string;
}

/** Rows before the table is opened whole. */
const firstRows = 8;

const whole = (rupees: number) => formatRupeeValue(rupees, { decimals: 'never' });
const share = (part: number, of: number) =>
  of > 0 ? formatPercent(Math.round((1000 * part) / of) / 10) : '–';

/** Contribution of each value, with its share of its own net sale; the foot has the sum of all rows. */
export function EarningsTable({
  title,
  description,
  header,
  rows,
  total,
  countsUnits = false,
  hrefOf,
}: EarningsTableProps) {
  const [isWhole, setWhole] = useState(false);
  const isLong = rows.length > firstRows + 2;
  const columns = useMemo((): TableColumn<EarningsTableRow>[] => {
    const counted = ({ orders, units }: EarningsTableRow) => (countsUnits ? (units ?? 0) : orders);
    return [
      {
        id: 'label',
        header,
        isRowHeader: true,
        cell: (row) => (row.id === '' ? row.label : <Link href={hrefOf(row)}>{row.label}</Link>),
        foot: 'All',
      },
      {
        id: 'count',
        header: countsUnits ? 'Units kept' : 'Orders',
        align: 'end',
        cell: (row) => formatNumber(counted(row)),
        foot: formatNumber(rows.reduce((sum, row) => sum + counted(row), 0)),
      },
      {
        id: 'contribution',
        header: 'Contribution',
        align: 'end',
        cell: (row) => whole(row.contribution),
        foot: whole(total.contribution),
      },
      {
        id: 'each',
        header: 'Each',
        align: 'end',
        cell: (row) => (counted(row) > 0 ? whole(row.contribution / counted(row)) : '–'),
      },
      {
        id: 'share',
        header: 'Of net sale',
        align: 'end',
        cell: (row) => share(row.contribution, row.net_sale),
        foot: share(total.contribution, total.net_sale),
      },
    ];
  }, [header, rows, total, countsUnits, hrefOf]);
  return (
    <Card title={title} description={description}>
      <Stack gap={12}>
        <Table
          label={`${title}, table`}
          columns={columns}
          rows={isLong && !isWhole ? rows.slice(0, firstRows) : rows}
          rowKey={({ id }) => id}
        />
        {isLong && (
          <Inline>
            <Button size="small" onPress={() => setWhole(!isWhole)}>
              {isWhole ? `Show the first ${firstRows}` : `Show all ${formatNumber(rows.length)}`}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
