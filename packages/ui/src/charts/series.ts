import type { ChartMessages } from './chartWords.ts';
import type { Tone } from '../tokens/palette.ts';
import { chartMessages } from '../chartMessages.ts';
import { numberStyle, type ChartNumber } from './numbers.ts';
import type { ChartTable } from './table.ts';

/** A line or layer with one value per label. */
export interface ChartSeries {
  name: string;
  /** One per label; null if missing. */
  values: readonly (number | null)[];
  /** A semantic colour. @default the next palette colour */
  tone?: Tone;
  /** Hypothetical in place of actual values: a forecast, an open choice. Areas leave it unfilled. @default false */
  isDashed?: boolean;
  /** Where each value leads, one per label; undefined for nowhere. */
  hrefs?: readonly (string | undefined)[];
}

/** A bar, slice or step. */
export interface ChartItem {
  label: string;
  value: number;
  /** A semantic colour. */
  tone?: Tone;
  /** Opens what it counts: from the drawing and from the table view. */
  href?: string;
}

export interface SeriesData {
  /** Labels of the points, oldest first: "8 Nov". */
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** Number format. @default 'count' */
  number?: ChartNumber;
  /** Header of the label column. @default 'Period' */
  labelHeader?: string;
}

export function seriesTable(
  { labels, series, number, labelHeader }: SeriesData,
  words: ChartMessages = chartMessages.chart,
): ChartTable {
  const style = numberStyle(number);
  return {
    columns: [
      { header: labelHeader ?? words.period },
      ...series.map(({ name }) => ({ header: name, number: style })),
    ],
    rows: labels.map((label, index) => [label, ...series.map(({ values }) => values[index] ?? null)]),
    valueHrefs: labels.map((_, index) => series.map(({ hrefs }) => hrefs?.[index])),
  };
}

export const hasNoValues = ({ labels, series }: SeriesData): boolean =>
  labels.length === 0 || series.every(({ values }) => values.every((value) => value === null || value === 0));

export interface ItemData {
  items: readonly ChartItem[];
  /** Number format. @default 'count' */
  number?: ChartNumber;
  /** Header of the label column. @default 'Category' */
  labelHeader?: string;
  /** Header of the value column. @default 'Value' */
  valueHeader?: string;
}

export function itemTable(
  { items, number, labelHeader, valueHeader }: ItemData,
  words: ChartMessages = chartMessages.chart,
): ChartTable {
  return {
    columns: [
      { header: labelHeader ?? words.category },
      { header: valueHeader ?? words.value, number: numberStyle(number) },
    ],
    rows: items.map(({ label, value }) => [label, value]),
    hrefs: items.map(({ href }) => href),
  };
}
