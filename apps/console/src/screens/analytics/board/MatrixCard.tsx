import type { Dimension, MetricId } from '@khep/domain/analytics';
import { HeatMap } from '@khep/ui/charts';
import { inTurn } from './inTurn.tsx';
import { chartNumber, chartValue, unitOf } from './metricText.ts';
import { frame, head, numberIn, useReport } from './report.tsx';
import type { ChartCardProps, Row } from './report.tsx';
import { useFigureHref } from './useFigureHref.ts';

interface MatrixProps extends ChartCardProps {
  rows: Dimension;
  columns: Dimension;
  metric: MetricId;
  /** Each value as its part of the column's sum. @default false */
  isShare?: boolean;
}

/** The labels of a dimension by its values: the largest sum first; zones, and what has rates, by name. */
function rank(rows: readonly Row[], dim: Dimension, metric: MetricId): [value: string, label: string][] {
  const groups = Map.groupBy(rows, (row) => String(row[dim]));
  const sum = (group: readonly Row[]) =>
    group.reduce((total, row) => total + (numberIn(row, metric) ?? 0), 0);
  return [...groups]
    .toSorted(([name, one], [other, two]) =>
      dim === 'zone' || unitOf(metric) === 'percent' ? name.localeCompare(other) : sum(two) - sum(one),
    )
    .map(([value, group]) => [value, String(group[0]?.[`${dim}_label`])]);
}

/** A metric by two dimensions: reasons by couriers. */
export const MatrixCard = inTurn(function MatrixCard({
  title,
  description,
  level,
  rows,
  columns,
  metric,
  isShare = false,
  ...request
}: MatrixProps) {
  const loaded = useReport(request);
  const hrefOf = useFigureHref();
  const found = loaded.report?.rows.filter(({ list }) => list === `${columns}-${rows}`) ?? [];
  const across = rank(found, columns, metric);
  const down = rank(found, rows, metric);
  const unit = isShare ? 'percent' : unitOf(metric);
  const countOf = (row: string, column: string): number | null => {
    const cell = found.find((one) => one[columns] === column && one[rows] === row);
    return cell ? numberIn(cell, metric) : null;
  };
  const valueOf = (row: string, column: string): number | null => {
    const own = found.filter((one) => one[columns] === column);
    const value = countOf(row, column);
    if (value === null || !isShare) return value === null ? null : chartValue(unit, value);
    const whole = own.reduce((sum, one) => sum + (numberIn(one, metric) ?? 0), 0);
    return whole === 0 ? null : (value / whole) * 100;
  };
  return (
    <HeatMap
      {...frame(loaded)}
      {...head({ title, description, level })}
      number={chartNumber(unit)}
      rows={down.map(([, label]) => label)}
      columns={across.map(([, label]) => label)}
      hrefs={down.map(([row]) =>
        across.map(([column]) =>
          hrefOf(metric, countOf(row, column), { group: { [rows]: row, [columns]: column } }),
        ),
      )}
      values={down.map(([row]) => across.map(([column]) => valueOf(row, column)))}
    />
  );
});
