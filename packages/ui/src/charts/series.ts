import type { Tone } from '../tokens/palette.ts';
import { chartMessages } from '../chartMessages.ts';
import { numberStyle, type ChartNumber } from './numbers.ts';
import type { ChartTable } from './table.ts';

/** One line, one layer: a value for each label. */
export interface ChartSeries {
  name: string;
  /** As many as there are labels; null where nothing was counted. */
  values: readonly (number | null)[];
  /** Where the colour is to say something. @default the next colour of the palette */
  tone?: Tone;
}

/** One bar, one slice, one step. */
export interface ChartItem {
  label: string;
  value: number;
  /** Where the colour is to say something. */
  tone?: Tone;
}

export interface SeriesData {
  /** Of the points, oldest first: "8 Nov". */
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** How the values are written. @default 'count' */
  number?: ChartNumber;
  /** Heading of the labels in the table and the file. @default 'Period' */
  labelHeader?: string;
}

export function seriesTable({ labels, series, number, labelHeader }: SeriesData): ChartTable {
  const style = numberStyle(number);
  return {
    columns: [
      { header: labelHeader ?? chartMessages.chart.period },
      ...series.map(({ name }) => ({ header: name, number: style })),
    ],
    rows: labels.map((label, index) => [label, ...series.map(({ values }) => values[index] ?? null)]),
  };
}

export const hasNoValues = ({ labels, series }: SeriesData): boolean =>
  labels.length === 0 || series.every(({ values }) => values.every((value) => value === null || value === 0));

export interface ItemData {
  items: readonly ChartItem[];
  /** How the values are written. @default 'count' */
  number?: ChartNumber;
  /** Heading of the labels in the table and the file. @default 'Category' */
  labelHeader?: string;
  /** Heading of the values. @default 'Value' */
  valueHeader?: string;
}

export function itemTable({ items, number, labelHeader, valueHeader }: ItemData): ChartTable {
  const words = chartMessages.chart;
  return {
    columns: [
      { header: labelHeader ?? words.category },
      { header: valueHeader ?? words.value, number: numberStyle(number) },
    ],
    rows: items.map(({ label, value }) => [label, value]),
  };
}
