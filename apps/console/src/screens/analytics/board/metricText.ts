import { dayBases, metricOf, metrics } from '@khep/domain/analytics';
import type { Metric, MetricId } from '@khep/domain/analytics';
import { formatDay, formatMonth } from '@khep/domain/days';
import { formatNumber } from '@khep/domain/money';
import type { ChartNumber } from '@khep/ui/charts';

type Unit = Metric['unit'];

const oneDecimal = (value: number): string => formatNumber(value, 1);

const isMetric = (id: string): id is MetricId => Object.hasOwn(metrics, id);

/** The label and the unit of a number; of one that no metric defines, as the response has them. */
export const unitOf = (id: string, fallback: Unit = 'count'): Unit =>
  isMetric(id) ? metricOf(id).unit : fallback;

/** Whether a change is good news. */
export function changeTone(id: string, change: number | null): 'neutral' | 'positive' | 'critical' {
  if (change === null || !isMetric(id) || Math.abs(change) < 0.05) return 'neutral';
  const { isUpGood } = metricOf(id);
  if (isUpGood === null) return 'neutral';
  return change > 0 === isUpGood ? 'positive' : 'critical';
}

/** A chart takes paise for money. */
export const chartValue = (unit: Unit, value: number): number =>
  unit === 'rupees' ? Math.round(value * 100) : value;

const hours = (value: number) => `${oneDecimal(value)} h`;

export const chartNumber = (unit: Unit): ChartNumber =>
  unit === 'rupees'
    ? 'paise'
    : unit === 'hours'
      ? { short: hours, full: hours, plain: (value) => String(value) }
      : unit;

/** Label of a day or of a month. */
export const stepLabel = (step: string): string =>
  step.length === 7 ? formatMonth(step) : formatDay(step, step);

/** Describes a metric: its formula, and the day that it counts on. */
export function describeMetric(id: MetricId): string {
  const { formula, day } = metricOf(id);
  return `${formula}. Counted on ${dayBases[day]}.`;
}
