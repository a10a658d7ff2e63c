import type { NumberStyle } from './numbers.ts';

/** Where each mark leads, by row and column; undefined for nowhere. */
export type MarkHrefs = readonly (readonly (string | undefined)[])[];

export interface ChartColumn {
  header: string;
  /** Set for numeric columns. */
  number?: NumberStyle;
}

/** The chart's data for the table view and CSV. */
export interface ChartTable {
  columns: readonly ChartColumn[];
  rows: readonly (readonly (string | number | null)[])[];
  /** Where the label of each row leads; undefined for nowhere. */
  hrefs?: readonly (string | undefined)[];
  /** Where each value of a row leads, by the columns after the label. */
  valueHrefs?: MarkHrefs;
}
