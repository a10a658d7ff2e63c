import type { NumberStyle } from './numbers.ts';

export interface ChartColumn {
  header: string;
  /** Present for a column of numbers. */
  number?: NumberStyle;
}

/** The same data as the drawing, to read and to take away. */
export interface ChartTable {
  columns: readonly ChartColumn[];
  rows: readonly (readonly (string | number | null)[])[];
}
