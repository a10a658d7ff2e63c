import { calls } from '@khep/api';
import type { AnalyticsSubject } from '@khep/api';
import { useCallInfinite } from '@khep/api/hooks';
import { formatMetric, metricOf } from '@khep/domain/analytics';
import { formatNumber } from '@khep/domain/money';
import {
  Button,
  Drawer,
  EmptyState,
  Inline,
  Link,
  Money,
  SegmentedControl,
  Stack,
  Table,
  Text,
} from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useMemo, useState } from 'react';
import { AsyncContent } from '../../../data/AsyncContent.tsx';
import { paths } from '../../../paths.ts';
import type { AnalyticsQuery } from './analyticsQuery.ts';
import { groupQuery } from './figureLink.ts';
import type { Figure } from './figureLink.ts';
import { describeMetric, stepLabel } from './metricText.ts';

interface FigureDrawerProps {
  figure: Figure;
  /** Of the page. */
  query: AnalyticsQuery;
  onClose: () => void;
}

type Part = 'of' | 'per';
/** The two parts of a rate. */
export const figureParts = [
  { id: 'of', label: 'Counted' },
  { id: 'per', label: 'Divided by' },
] as const satisfies readonly { id: Part; label: string }[];

const orderColumns: readonly TableColumn<AnalyticsSubject>[] = [
  {
    id: 'order',
    header: 'Order',
    isRowHeader: true,
    isWhole: true,
    cell: ({ order_id, order_number }) =>
      order_id === null ? (
        'No order of yours'
      ) : (
        <Link href={paths.orderDetails(order_id)}>{`Open order ${order_number}`}</Link>
      ),
  },
];
const awbColumn: TableColumn<AnalyticsSubject> = { id: 'awb', header: 'AWB', cell: ({ awb }) => awb || '–' };
const courierColumn: TableColumn<AnalyticsSubject> = {
  id: 'courier',
  header: 'Courier',
  cell: ({ courier }) => courier || '–',
};
const skuColumn: TableColumn<AnalyticsSubject> = { id: 'sku', header: 'SKU', cell: ({ sku }) => sku };
const stateColumn: TableColumn<AnalyticsSubject> = {
  id: 'state',
  header: 'State',
  cell: ({ state }) => state,
};
const amountColumn: TableColumn<AnalyticsSubject> = {
  id: 'amount',
  header: 'Amount',
  align: 'end',
  cell: ({ amount }) => <Money paise={Math.round(amount * 100)} />,
};

/** The amount that a row adds to the figure, where it isn’t just one more. */
const valueColumn = (unit: string): TableColumn<AnalyticsSubject> => ({
  id: 'value',
  header: 'Adds',
  align: 'end',
  cell: ({ value }) => formatMetric(unit, value),
});

/** The columns that these rows need. */
const columnsOf = (rows: readonly AnalyticsSubject[], unit: string) => [
  ...orderColumns,
  ...(rows.some(({ kind }) => kind !== 'order') ? [awbColumn, courierColumn] : []),
  ...(rows.some(({ sku }) => sku !== '') ? [skuColumn] : []),
  stateColumn,
  amountColumn,
  ...(rows.some(({ value }) => value !== 1) ? [valueColumn(unit)] : []),
];

/** The orders, shipments or lines that a number counts, with the page's filters. */
export function FigureDrawer({ figure, query, onClose }: FigureDrawerProps) {
  const metric = metricOf(figure.metric);
  const [part, setPart] = useState<Part>('of');
  const { rows, total, error, isLoading, isLoadingMore, hasMore, loadMore, reload } = useCallInfinite(
    calls.analytics.subjects,
    { query: { ...query, ...groupQuery(figure), metric: figure.metric, part } },
  );
  const sum = part === 'per' && metric.per ? metric.per : metric.of;
  const unit = sum.measure.endsWith('_paise') ? 'rupees' : 'count';
  const columns = useMemo(() => columnsOf(rows, unit), [rows, unit]);
  return (
    <Drawer
      isOpen
      size="large"
      title={figure.period === undefined ? metric.label : `${metric.label}, ${stepLabel(figure.period)}`}
      description={describeMetric(figure.metric)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap={16}>
        {metric.per && (
          <SegmentedControl
            label="Part of the number"
            items={figureParts}
            value={part}
            onChange={(next) => setPart(next === 'per' ? 'per' : 'of')}
          />
        )}
        <AsyncContent
          isLoading={isLoading && error === undefined}
          error={rows.length === 0 ? error : undefined}
          onRetry={() => void reload()}
        >
          {rows.length === 0 && !hasMore ? (
            <EmptyState title="This number counts nothing now" />
          ) : (
            <Stack gap={12}>
              <Text tone="second">{`${formatNumber(rows.length)} of ${formatNumber(total ?? rows.length)}`}</Text>
              <Table
                label={`${metric.label}, what it counts`}
                columns={columns}
                rows={rows}
                rowKey={({ id, sku }) => `${id} ${sku}`}
                narrowLayout="stacked"
              />
              {error && <Text tone="critical">{error.message}</Text>}
              {hasMore && (
                <Inline>
                  <Button isPending={isLoadingMore} onPress={loadMore}>
                    Show more
                  </Button>
                </Inline>
              )}
            </Stack>
          )}
        </AsyncContent>
      </Stack>
    </Drawer>
  );
}
