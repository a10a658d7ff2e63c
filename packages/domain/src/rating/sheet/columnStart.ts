import { sheetMetrics } from './RateSheet.css.ts';

/** Pixels from the start of the sheet to a column. */
export const columnStart = (labelWidth: number, column: number): number =>
  labelWidth + column * sheetMetrics.column;

/** Pixels between a cell and the one rendered before it: columns that are not rendered, and the line between two. */
export const gapBefore = (column: number, previous: number | undefined): number =>
  (column - (previous ?? -1) - 1) * sheetMetrics.column + (previous === undefined ? 0 : 1);
