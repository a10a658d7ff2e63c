import { Callout, Stack, Table, Text, VisuallyHidden } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useMemo } from 'react';
import { formatNumber, formatPercent, formatRupeeValue } from '../../money/index.ts';
import type { ImpactRow } from '../plan/impact.ts';
import * as styles from './ImpactTable.css.ts';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import type { DomainMessagesOf } from '../../DomainMessagesProvider.tsx';

const defaults = domainMessages.impact;
type Words = DomainMessagesOf<'impact'>;

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

const count = (value: number) => formatNumber(value, 0);
/** Below this sample size a warning is shown. */
const smallSample = 50;

function formatMetric({ metric }: ImpactRow, value: number | null, messages: Words): string {
  if (value === null) return '–';
  if (metric === 'Delivered Shipments') return count(value);
  if (metric === 'Cost per shipment (avg.)') return formatRupeeValue(value);
  return messages.days(formatNumber(value / 24, 1));
}

function Change({ percentChange, isPositive }: ImpactRow) {
  const messages = useDomainMessages('impact', defaults);
  if (percentChange === null) return '–';
  if (percentChange === 0) return formatPercent(0);
  return (
    <span className={isPositive ? styles.better : styles.worse}>
      {formatPercent(percentChange, { decimals: 1, isSigned: true })}
      <VisuallyHidden>{isPositive ? messages.better : messages.worse}</VisuallyHidden>
    </span>
  );
}

const columnsIn = (messages: Words): TableColumn<ImpactRow>[] => [
  { id: 'metric', header: messages.metric, isRowHeader: true, cell: ({ metric }) => metric },
  {
    id: 'before',
    header: messages.before,
    align: 'end',
    cell: (row) => formatMetric(row, row.beforeChange, messages),
  },
  {
    id: 'after',
    header: messages.after,
    align: 'end',
    cell: (row) => formatMetric(row, row.afterChange, messages),
  },
  { id: 'change', header: messages.change, align: 'end', cell: (row) => <Change {...row} /> },
];

/** Compares a brand's past orders before and after a rule change, with the sample size. */
export function ImpactTable({ impact }: ImpactTableProps) {
  const messages = useDomainMessages('impact', defaults);
  const columns = useMemo(() => columnsIn(messages), [messages]);
  const { rows, orders, measured, moved, unmeasured, unallocated } = impact;
  return (
    <Stack gap={12}>
      <Text size="secondary" tone="third">
        {messages.sample(count(orders), orders === 1, count(moved), count(measured), measured === 1)}
        {unmeasured > 0 && messages.excluded(count(unmeasured), unmeasured === 1)}
      </Text>
      {orders > 0 && measured < smallSample && (
        <Callout tone="caution" title={messages.smallSample}>
          {messages.notSignificant(measured)}
        </Callout>
      )}
      {unallocated.after > unallocated.before && (
        <Callout tone="critical" title={messages.unallocated}>
          {messages.unallocatedOf(count(unallocated.after), count(orders), count(unallocated.before))}
        </Callout>
      )}
      <Table label={messages.label} rows={rows} rowKey={({ metric }) => metric} columns={columns} />
    </Stack>
  );
}
