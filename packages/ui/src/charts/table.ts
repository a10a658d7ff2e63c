import type { NumberStyle } from './numbers.ts';

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
}
