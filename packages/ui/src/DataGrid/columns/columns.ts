import type { ReactNode } from 'react';

export const columnAligns = ['start', 'end', 'center'] as const;
export const pinSides = ['start', 'end'] as const;
export type PinSide = (typeof pinSides)[number];

/** Plain value of a cell, for typeahead, copy and export. */
export type CellValue = string | number | null | undefined;

export interface ColumnEdit<Row> {
  /** Initial text of the editor. @default the column's `value` */
  text?: (row: Row) => string;
  /** `choice` offers `choices`; `number` shows a numeric keyboard on phones. @default 'text' */
  kind?: 'text' | 'number' | 'choice';
  choices?: readonly { id: string; label: string }[];
  /** Returns a message that says how to fix an invalid text; undefined if valid. */
  validate?: (text: string, row: Row) => string | undefined;
  /** @default every row */
  canEdit?: (row: Row) => boolean;
}

export interface DataGridColumn<Row> {
  /** Unique ID, used in `sort`. */
  id: string;
  /** Column header, plain text. */
  header: string;
  /** Renders the cell. Must be pure: it runs only when the row changes. */
  cell: (row: Row) => ReactNode;
  /**
   * Plain value for typeahead, copy and export. Amounts in rupees, not paise. @default the result of `cell`
   * if it is plain text
   */
  value?: (row: Row) => CellValue;
  /** Initial width in pixels, also the minimum without resizing. @default 140 */
  width?: number;
  /** Minimum width in pixels when resizing. @default 72 */
  minWidth?: number;
  /** Share of free space; 0 keeps the width. @default 1 */
  grow?: number;
  /** `end` for numbers. @default 'start' */
  align?: (typeof columnAligns)[number];
  /** The header becomes a button that calls `onSortChange`. */
  sortable?: boolean;
  /** The cell is the row's header for screen readers. One per grid; can't be hidden. */
  isRowHeader?: boolean;
  /** Initial pin side. */
  pin?: PinSide;
  /** Initially hidden; can be shown in the column panel. */
  isHidden?: boolean;
  /** Makes cells editable; the grid needs `onEdit`. */
  edit?: ColumnEdit<Row>;
  /**
   * Slot on a phone's card: 1 top left, 2 top right, 3 bottom left, 4 bottom right. Columns without one are
   * omitted; if no column has one, the first four are used.
   */
  priority?: 1 | 2 | 3 | 4;
}

/** Returns a cell's plain value; undefined if it renders more than text and has no `value`. */
export function cellValue<Row>(column: Pick<DataGridColumn<Row>, 'cell' | 'value'>, row: Row): CellValue {
  if (column.value) return column.value(row);
  const shown = column.cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? shown : undefined;
}

export const defaultColumnWidth = 140;
export const minColumnWidth = 72;
export const maxColumnWidth = 1200;

/** Returns final widths in pixels: own widths plus free space by `grow`. */
export function columnWidths(
  columns: readonly Pick<DataGridColumn<never>, 'width' | 'grow'>[],
  available: number,
): number[] {
  const least = columns.map((column) => column.width ?? defaultColumnWidth);
  const grows = columns.map((column) => column.grow ?? 1);
  const spare = available - least.reduce((sum, width) => sum + width, 0);
  const shares = grows.reduce((sum, grow) => sum + grow, 0);
  if (spare <= 0 || shares === 0) return least;
  return least.map((width, index) => width + (spare * (grows[index] ?? 0)) / shares);
}

/** Returns the columns of a card by slot. */
export function cardColumns<Row>(
  columns: readonly DataGridColumn<Row>[],
): (DataGridColumn<Row> | undefined)[] {
  const placed = columns.some((column) => column.priority !== undefined);
  if (!placed) return columns.slice(0, 4);
  return ([1, 2, 3, 4] as const).map((place) => columns.find((column) => column.priority === place));
}
