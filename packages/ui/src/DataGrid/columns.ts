import type { ReactNode } from 'react';

export const columnAligns = ['start', 'end', 'center'] as const;
export const pinSides = ['start', 'end'] as const;
export type PinSide = (typeof pinSides)[number];

/** A plain value of a cell: what is found by typing, copied and exported. */
export type CellValue = string | number | null | undefined;

export interface ColumnEdit<Row> {
  /** What the field starts with. @default the column's `value` */
  text?: (row: Row) => string;
  /** `choice` offers `choices`; `number` shows digits on a phone's keyboard. @default 'text' */
  kind?: 'text' | 'number' | 'choice';
  choices?: readonly { id: string; label: string }[];
  /** What is wrong with a text, in words that say how to mend it; nothing when it is fine. */
  validate?: (text: string, row: Row) => string | undefined;
  /** @default every row can */
  canEdit?: (row: Row) => boolean;
}

export interface DataGridColumn<Row> {
  /** Names the column in `sort`; unique in the grid. */
  id: string;
  /** Column heading, plain words. */
  header: string;
  /** What the cell shows. Keep it pure: it runs again only when the row changes. */
  cell: (row: Row) => ReactNode;
  /**
   * The cell as a plain value, for typing to find, copying and exporting. Money in rupees, not paise.
   * @default what `cell` shows, where that is plain text
   */
  value?: (row: Row) => CellValue;
  /** Width to start with, in pixels; a column never gets narrower by itself. @default 140 */
  width?: number;
  /** Least width to which it can be pulled, in pixels. @default 72 */
  minWidth?: number;
  /** Share of the space left over; 0 keeps the width. @default 1 */
  grow?: number;
  /** `end` for numbers. @default 'start' */
  align?: (typeof columnAligns)[number];
  /** Heading becomes a button that calls `onSortChange`. */
  sortable?: boolean;
  /** The cell names its row to a screen reader. One column per grid; it cannot be hidden. */
  isRowHeader?: boolean;
  /** Side it starts out pinned to. */
  pin?: PinSide;
  /** Starts out hidden; the column panel brings it back. */
  isHidden?: boolean;
  /** Lets the cell be written in; the grid needs `onEdit`. */
  edit?: ColumnEdit<Row>;
  /**
   * Place on a phone's card: 1 top left, 2 top right, 3 bottom left, 4 bottom right. Columns without one are left
   * out there; when no column has one, the first four are taken in order.
   */
  priority?: 1 | 2 | 3 | 4;
}

/** A cell as a plain value; nothing where it shows more than words and the column does not say. */
export function cellValue<Row>(column: Pick<DataGridColumn<Row>, 'cell' | 'value'>, row: Row): CellValue {
  if (column.value) return column.value(row);
  const shown = column.cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? shown : undefined;
}

export const defaultColumnWidth = 140;
export const minColumnWidth = 72;
export const maxColumnWidth = 1200;

/** Final widths in pixels: every column its own width, what is left over shared by `grow`. */
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

/** The columns a card shows, in the order of its four places. */
export function cardColumns<Row>(
  columns: readonly DataGridColumn<Row>[],
): (DataGridColumn<Row> | undefined)[] {
  const placed = columns.some((column) => column.priority !== undefined);
  if (!placed) return columns.slice(0, 4);
  return ([1, 2, 3, 4] as const).map((place) => columns.find((column) => column.priority === place));
}
