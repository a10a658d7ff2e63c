import type { AnalyticsCall, AnalyticsResponse } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import type { calls } from '@khep/api';
import { metricOf } from '@khep/domain/analytics';
import type { Dimension, MetricId } from '@khep/domain/analytics';
import { indianStates } from '@khep/domain/india';
import { Card, EmptyState, Grid, Stat, Table } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { BarChart, IndiaMap, LineChart } from '@khep/ui/charts';
import { useMemo } from 'react';
import { AsyncContent, loadErrorText } from '../../../data/AsyncContent.tsx';
import type { AnalyticsQuery } from './analyticsQuery.ts';
import {
  changeTone,
  chartNumber,
  chartValue,
  formatChange,
  formatMetric,
  stepLabel,
  unitOf,
} from './metricText.ts';

export interface CallProps {
  call: AnalyticsCall<string, string>;
  query: AnalyticsQuery;
}

type Row = AnalyticsResponse['rows'][number];

const empty = 'Nothing in this period';

/** Every call of analytics has the same schemas; only its name and path differ. */
function useReport({ call, query }: CallProps) {
  const { data, error, reload } = useCall(call as typeof calls.analytics.overview.cards, { query });
  return {
    report: data?.data,
    error: data ? undefined : error,
    retry: () => void reload(),
  };
}

const numberIn = (row: Row, id: string): number | null => {
  const value = row[id];
  return typeof value === 'number' ? value : null;
};

/** Cards with a change from the compared period. */
export function MetricCards({ label, ...request }: CallProps & { label: string }) {
  const { report, error, retry } = useReport(request);
  return (
    <section aria-label={label}>
      <AsyncContent isLoading={report === undefined} error={error} onRetry={retry}>
        <Grid columns={{ base: 2, md: 3, lg: 4 }}>
          {report?.cards.map(({ id, label: name, value, unit, change }) => (
            <Stat
              key={id}
              label={name}
              value={formatMetric(unit, value)}
              note={formatChange(unit, change)}
              noteTone={changeTone(id, change)}
            />
          ))}
        </Grid>
      </AsyncContent>
    </section>
  );
}

/** Frames of charts show loading, errors and an empty period themselves. */
const frame = ({ report, error, retry }: ReturnType<typeof useReport>) => ({
  isLoading: report === undefined && error === undefined,
  error: error && loadErrorText(error),
  onRetry: retry,
  empty: <EmptyState title={empty} />,
});

interface ChartCardProps extends CallProps {
  title: string;
  description?: string;
}

/** Series over time, of one unit. */
export function SeriesCard({
  title,
  description,
  series,
  ...request
}: ChartCardProps & { series: Readonly<Record<string, string>>; unit?: 'rupees' }) {
  const loaded = useReport(request);
  const ids = Object.keys(series);
  const unit = request.unit ?? unitOf(ids[0] ?? '');
  const found = loaded.report?.series.filter(({ name }) => name in series) ?? [];
  const steps = [...new Set(found.flatMap(({ points }) => points.map(({ x }) => x)))].sort();
  return (
    <LineChart
      {...frame(loaded)}
      title={title}
      {...(description === undefined ? {} : { description })}
      number={chartNumber(unit)}
      labels={steps.map(stepLabel)}
      series={found.map(({ name, points }) => {
        const byStep = new Map(points.map(({ x, y }) => [x, chartValue(unit, y)]));
        return { name: series[name] ?? name, values: steps.map((step) => byStep.get(step) ?? null) };
      })}
    />
  );
}

interface GroupProps extends ChartCardProps {
  by: Dimension;
  metric: MetricId;
}

/** Values by group, the largest first. */
export function BarsCard({ title, description, by, metric, ...request }: GroupProps) {
  const loaded = useReport(request);
  const unit = unitOf(metric);
  const rows = loaded.report?.rows.filter(({ list }) => list === by) ?? [];
  return (
    <BarChart
      {...frame(loaded)}
      title={title}
      {...(description === undefined ? {} : { description })}
      number={chartNumber(unit)}
      valueHeader={metricOf(metric).label}
      items={rows.map((row) => ({
        label: String(row[`${by}_label`]),
        value: chartValue(unit, numberIn(row, metric) ?? 0),
      }))}
    />
  );
}

/** The counts of a report's cards beside each other. */
export function CountsCard({ title, ...request }: ChartCardProps) {
  const loaded = useReport(request);
  return (
    <BarChart
      {...frame(loaded)}
      title={title}
      items={loaded.report?.cards.map(({ label, value }) => ({ label, value: value ?? 0 })) ?? []}
    />
  );
}

const codes = new Map(indianStates.map(({ name, short_code }) => [name, short_code]));

/** A metric by state. */
export function MapCard({ title, metric, ...request }: ChartCardProps & { metric: MetricId }) {
  const loaded = useReport(request);
  const unit = unitOf(metric);
  return (
    <IndiaMap
      {...frame(loaded)}
      title={title}
      number={chartNumber(unit)}
      valueHeader={metricOf(metric).label}
      values={
        loaded.report?.rows.flatMap((row) => {
          const state = codes.get(String(row['state']));
          return state === undefined ? [] : { state, value: chartValue(unit, numberIn(row, metric) ?? 0) };
        }) ?? []
      }
    />
  );
}

interface TableCardProps extends ChartCardProps {
  /** Header of each dimension. */
  by: Readonly<Partial<Record<Dimension, string>>>;
  metrics: readonly MetricId[];
}

/** Metrics by one or two dimensions. */
export function TableCard({ title, description, by, metrics, ...request }: TableCardProps) {
  const { report, error, retry } = useReport(request);
  const dims = Object.keys(by);
  const columns = useMemo(
    (): TableColumn<Row>[] => [
      ...Object.entries(by).map(([dim, header], at): TableColumn<Row> => ({
        id: dim,
        header,
        cell: (row) => String(row[`${dim}_label`]),
        isRowHeader: at === 0,
      })),
      ...metrics.map((id): TableColumn<Row> => ({
        id,
        header: metricOf(id).label,
        align: 'end',
        cell: (row) => formatMetric(unitOf(id), numberIn(row, id)),
      })),
    ],
    [by, metrics],
  );
  const rows = report?.rows.filter(({ list }) => list === dims.join('-')) ?? [];
  return (
    <Card title={title} description={description}>
      <AsyncContent isLoading={report === undefined} error={error} onRetry={retry}>
        {rows.length === 0 ? (
          <EmptyState title={empty} />
        ) : (
          <Table
            // The card's landmark has the title already.
            label={`${title}, table`}
            columns={columns}
            rows={rows}
            rowKey={(row) => dims.map((dim) => row[dim]).join('|')}
          />
        )}
      </AsyncContent>
    </Card>
  );
}
