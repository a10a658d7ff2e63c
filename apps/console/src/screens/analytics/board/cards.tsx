import { formatChange, formatMetric, metricOf } from '@khep/domain/analytics';
import type { Dimension, MetricId } from '@khep/domain/analytics';
import { indianStates } from '@khep/domain/india';
import { Grid, Stat } from '@khep/ui';
import { BarChart, IndiaMap, LineChart } from '@khep/ui/charts';
import { AsyncContent } from '../../../data/AsyncContent.tsx';
import { inTurn } from './inTurn.tsx';
import { changeTone, chartNumber, chartValue, stepLabel, unitOf } from './metricText.ts';
import { frame, head, numberIn, useReport } from './report.tsx';
import type { CallProps, ChartCardProps } from './report.tsx';
import { useFigureHref } from './useFigureHref.ts';

/** Cards with a change from the compared period. */
export const MetricCards = inTurn(function MetricCards({ label, ...request }: CallProps & { label: string }) {
  const { report, error, retry } = useReport(request);
  const hrefOf = useFigureHref();
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
              href={hrefOf(id, value)}
            />
          ))}
        </Grid>
      </AsyncContent>
    </section>
  );
});

/** Series over time, of one unit. */
export const SeriesCard = inTurn(function SeriesCard({
  title,
  description,
  level,
  series,
  ...request
}: ChartCardProps & { series: Readonly<Record<string, string>>; unit?: 'rupees' }) {
  const loaded = useReport(request);
  const hrefOf = useFigureHref();
  const ids = Object.keys(series);
  const unit = request.unit ?? unitOf(ids[0] ?? '');
  const found = loaded.report?.series.filter(({ name }) => name in series) ?? [];
  const steps = [...new Set(found.flatMap(({ points }) => points.map(({ x }) => x)))].sort();
  return (
    <LineChart
      {...frame(loaded)}
      {...head({ title, description, level })}
      number={chartNumber(unit)}
      labels={steps.map(stepLabel)}
      series={found.map(({ name, points }) => {
        const byStep = new Map(points.map(({ x, y }) => [x, y]));
        const found = steps.map((step) => byStep.get(step) ?? null);
        return {
          name: series[name] ?? name,
          values: found.map((value) => (value === null ? null : chartValue(unit, value))),
          hrefs: steps.map((period, at) => hrefOf(name, found[at] ?? null, { period })),
        };
      })}
    />
  );
});

interface GroupProps extends ChartCardProps {
  by: Dimension;
  metric: MetricId;
}

/** Values by group, the largest first. */
export const BarsCard = inTurn(function BarsCard({
  title,
  description,
  level,
  by,
  metric,
  ...request
}: GroupProps) {
  const loaded = useReport(request);
  const unit = unitOf(metric);
  const hrefOf = useFigureHref();
  const rows = loaded.report?.rows.filter(({ list }) => list === by) ?? [];
  return (
    <BarChart
      {...frame(loaded)}
      {...head({ title, description, level })}
      number={chartNumber(unit)}
      valueHeader={metricOf(metric).label}
      items={rows.map((row) => {
        const value = numberIn(row, metric);
        const href = hrefOf(metric, value, { group: { [by]: String(row[by]) } });
        return {
          label: String(row[`${by}_label`]),
          value: chartValue(unit, value ?? 0),
          href,
        };
      })}
    />
  );
});

/** The counts of a report's cards beside each other. */
export const CountsCard = inTurn(function CountsCard({
  title,
  description,
  level,
  ...request
}: ChartCardProps) {
  const loaded = useReport(request);
  const hrefOf = useFigureHref();
  return (
    <BarChart
      {...frame(loaded)}
      {...head({ title, description, level })}
      items={
        loaded.report?.cards.map(({ id, label, value }) => {
          const href = hrefOf(id, value);
          return { label, value: value ?? 0, href };
        }) ?? []
      }
    />
  );
});

const codes = new Map(indianStates.map(({ name, short_code }) => [name, short_code]));

/** A metric by state. */
export const MapCard = inTurn(function MapCard({
  title,
  description,
  level,
  metric,
  ...request
}: ChartCardProps & { metric: MetricId }) {
  const loaded = useReport(request);
  const hrefOf = useFigureHref();
  const unit = unitOf(metric);
  return (
    <IndiaMap
      {...frame(loaded)}
      {...head({ title, description, level })}
      number={chartNumber(unit)}
      valueHeader={metricOf(metric).label}
      values={
        loaded.report?.rows.flatMap((row) => {
          const name = String(row['state']);
          const state = codes.get(name);
          if (state === undefined) return [];
          const value = numberIn(row, metric);
          const href = hrefOf(metric, value, { group: { state: name } });
          return { state, value: chartValue(unit, value ?? 0), href };
        }) ?? []
      }
    />
  );
});
