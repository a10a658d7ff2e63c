import { Callout, Stack, Table, Text, VisuallyHidden } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { formatPercent, formatRupeeValue } from '../money/index.ts';
import type { ImpactRow } from './impact.ts';
import * as styles from './ImpactTable.css.ts';

/** What came of a replay, as it is sent. */
export interface ImpactData {
  rows: readonly ImpactRow[];
  /** Orders that were replayed. */
  orders: number;
  /** Past shipments that the averages are from. */
  measured: number;
  /** Orders that another courier would carry. */
  moved: number;
  /** Orders that are left out of Delivered Shipments, because a courier of theirs has no past. */
  unmeasured: number;
  unallocated: { before: number; after: number };
}

export interface ImpactTableProps {
  impact: ImpactData;
}

const count = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const oneDigit = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
/** Fewer say little: chance moves them. */
const few = 50;

function valueOf({ metric }: ImpactRow, value: number | null): string {
  if (value === null) return '–';
  if (metric === 'Delivered Shipments') return count.format(value);
  if (metric === 'Cost per shipment (avg.)') return formatRupeeValue(value);
  return `${oneDigit.format(value / 24)} d`;
}

function Change({ percentChange, isPositive }: ImpactRow) {
  if (percentChange === null) return '–';
  if (percentChange === 0) return formatPercent(0);
  return (
    <span className={isPositive ? styles.better : styles.worse}>
      {formatPercent(percentChange, { decimals: 1, isSigned: true })}
      <VisuallyHidden>{isPositive ? ', better' : ', worse'}</VisuallyHidden>
    </span>
  );
}

const columns: TableColumn<ImpactRow>[] = [
  { id: 'metric', header: 'Measure', isRowHeader: true, cell: ({ metric }) => metric },
  { id: 'before', header: 'Before', align: 'end', cell: (row) => valueOf(row, row.beforeChange) },
  { id: 'after', header: 'After', align: 'end', cell: (row) => valueOf(row, row.afterChange) },
  {
    id: 'change',
    header: 'Change',
    align: 'end',
    cell: (row) => <Change {...row} />,
  },
];

/** What other rules would have made of a brand's own past orders: before, after and the change, with the size of the sample. */
export function ImpactTable({ impact }: ImpactTableProps) {
  const { rows, orders, measured, moved, unmeasured, unallocated } = impact;
  return (
    <Stack gap={12}>
      <Text size="secondary" tone="third">
        {count.format(orders)} {orders === 1 ? 'order' : 'orders'} replayed, {count.format(moved)} with
        another courier; averages from {count.format(measured)} past{' '}
        {measured === 1 ? 'shipment' : 'shipments'}.
        {unmeasured > 0 &&
          ` ${count.format(unmeasured)} ${unmeasured === 1 ? 'order is' : 'orders are'} left out of Delivered Shipments: a courier of theirs has no past.`}
      </Text>
      {orders > 0 && measured < few && (
        <Callout tone="caution" title="A small sample">
          {`Only ${measured} past ${measured === 1 ? 'shipment' : 'shipments'}: the changes may be chance.`}
        </Callout>
      )}
      {unallocated.after > unallocated.before && (
        <Callout tone="critical" title="Orders would stay without a courier">
          {`${count.format(unallocated.after)} of ${count.format(orders)} orders find no courier, ${count.format(unallocated.before)} before. Add couriers to the rules, or narrow them.`}
        </Callout>
      )}
      <Table label="Impact on past orders" rows={rows} rowKey={({ metric }) => metric} columns={columns} />
    </Stack>
  );
}
