import { calls } from '@khep/api';
import type { ReceiptChange } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatMetric, metricOf } from '@khep/domain/analytics';
import type { MetricId } from '@khep/domain/analytics';
import { formatDateTime } from '@khep/domain/days';
import { formatNumber } from '@khep/domain/money';
import { EmptyState, Heading, Link, SegmentedControl, Stack, Table, Text } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useMemo, useState } from 'react';
import { AsyncContent } from '../../../data/AsyncContent.tsx';
import { paths } from '../../../paths.ts';
import type { AnalyticsQuery } from './analyticsQuery.ts';
import { changeText } from './changeText.ts';
import { figureParts } from './FigureDrawer.tsx';

const columnsOf = (unit: string): readonly TableColumn<ReceiptChange>[] => [
  {
    id: 'order',
    header: 'Order',
    isRowHeader: true,
    isWhole: true,
    cell: ({ order_id, order_number }) =>
      order_id === null ? (
        'All orders'
      ) : (
        <Link href={paths.orderDetails(order_id)}>{`Open order ${order_number}`}</Link>
      ),
  },
  { id: 'awbs', header: 'AWB', cell: ({ awbs }) => awbs || '–' },
  { id: 'what', header: 'What changed', cell: changeText },
  { id: 'known', header: 'Known since', cell: ({ known_at }) => formatDateTime(known_at) },
  { id: 'value', header: 'Adds', align: 'end', cell: ({ value }) => formatMetric(unit, value) },
];

interface ReceiptChangeListProps {
  metric: MetricId;
  known: string;
  query: AnalyticsQuery;
}

/** Why a number is another now than it was known, order by order. */
export function ReceiptChangeList({ metric: id, known, query }: ReceiptChangeListProps) {
  const metric = metricOf(id);
  const [part, setPart] = useState<'of' | 'per'>('of');
  const { data, error, reload } = useCall(calls.analytics.receiptChanges, {
    query: { ...query, metric: id, part, known },
  });
  const sum = part === 'per' && metric.per ? metric.per : metric.of;
  const unit = sum.measure.endsWith('_paise') ? 'rupees' : 'count';
  const columns = useMemo(() => columnsOf(unit), [unit]);
  const found = data?.data;
  return (
    <Stack gap={12}>
      <Heading level={3}>{`${metric.label}: what became known`}</Heading>
      {metric.per && (
        <SegmentedControl
          label="Part of the number"
          items={figureParts}
          value={part}
          onChange={(next) => setPart(next === 'per' ? 'per' : 'of')}
        />
      )}
      <AsyncContent isLoading={!found} error={found ? undefined : error} onRetry={() => void reload()}>
        {found && (
          <Stack gap={12}>
            <Text tone="second">
              {`${formatMetric(unit, found.known)} then, ${formatMetric(unit, found.now)} now. ${formatNumber(found.changes.length)} of ${formatNumber(found.total)} changes.`}
              {found.total > found.changes.length &&
                ` The earlier ones add ${formatMetric(unit, found.left_out)}.`}
            </Text>
            {found.changes.length === 0 ? (
              <EmptyState title="Nothing of it has changed since" />
            ) : (
              <Table
                label={`${metric.label}, changes`}
                columns={columns}
                rows={found.changes}
                rowKey={({ order_id }) => order_id ?? ''}
                narrowLayout="stacked"
              />
            )}
          </Stack>
        )}
      </AsyncContent>
    </Stack>
  );
}
