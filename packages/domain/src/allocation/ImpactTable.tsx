import { Callout, Stack, Table, Text, VisuallyHidden } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { formatPercent, formatRupeeValue } from '../money/index.ts';
import type { ImpactRow } from './impact.ts';
import * as styles from './ImpactTable.css.ts';

/** Result of a replay, as sent by the API. */
export interface ImpactData {
  rows: readonly ImpactRow[];
  /** Replayed orders. */
  orders: number;
  /** Past shipments behind the averages. */
  measured: number;
  /** Orders that would change courier. */
  moved: number;
  /** Orders excluded from Delivered Shipments because their courier has no history. */
  unmeasured: number;
  unallocated: { before: number; after: number };
}

export interface ImpactTableProps {
  impact: ImpactData;
}

const count = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const oneDigit = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
/** Below this sample size a warning is shown. */
const smallSample = 50;

function formatMetric({ metric }: ImpactRow, value: number | null): string {
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
  { id: 'before', header: 'Before', align: 'end', cell: (row) => formatMetric(row, row.beforeChange) },
  { id: 'after', header: 'After', align: 'end', cell: (row) => formatMetric(row, row.afterChange) },
  {
    id: 'change',
    header: 'Change',
    align: 'end',
    cell: (row) => <Change {...row} />,
  },
];

/** Compares a brand's past orders before and after a rule change, with the sample size. */
export function ImpactTable({ impact }: ImpactTableProps) {
  const { rows, orders, measured, moved, unmeasured, unallocated } = impact;
  return (
    <Stack gap={12}>
      <Text size="secondary" tone="third">
        {count.format(orders)} {orders === 1 ? 'order' : 'orders'} replayed, {count.format(moved)} with
        another courier; averages from {count.format(measured)} past{' '}
        {measured === 1 ? 'shipment' : 'shipments'}.
        {unmeasured > 0 &&
          ` ${count.format(unmeasured)} ${unmeasured === 1 ? 'order is' : 'orders are'} excluded from Delivered Shipments: their courier has no history.`}
      </Text>
      {orders > 0 && measured < smallSample && (
        <Callout tone="caution" title="Small sample">
          {`Only ${measured} past ${measured === 1 ? 'shipment' : 'shipments'}: the difference may not be significant.`}
        </Callout>
      )}
      {unallocated.after > unallocated.before && (
        <Callout tone="critical" title="Orders without a courier">
          {`${count.format(unallocated.after)} of ${count.format(orders)} orders would have no courier; currently ${count.format(unallocated.before)}. Add couriers to the rules, or narrow them.`}
        </Callout>
      )}
      <Table label="Impact on past orders" rows={rows} rowKey={({ metric }) => metric} columns={columns} />
    </Stack>
  );
}
