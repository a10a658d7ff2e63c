import type { ReactNode } from 'react';
import type { DataGridColumn } from './columns/columns.ts';
import type { CellChange, CellProblem } from './editing/cellChange.ts';
import type { RowResults } from './bulk/rowResults.ts';
import type { GridSelection } from './selection/selection.ts';
import type { DataGridSort, DataGridSorts } from './columns/sorting.ts';
import type { GridView } from './views/view.ts';

export interface DataGridProps<Row> {
  /** Accessible name: "New orders". */
  label: string;
  /** Loaded rows. Keep the identity of unchanged rows: they aren't re-rendered. */
  rows: readonly Row[];
  /** A stable key. */
  rowKey: (row: Row) => string;
  /** Accessible name of a row: "KH-100482". @default its key */
  rowLabel?: (row: Row) => string;
  /** Memoize or declare outside the component. */
  columns: readonly DataGridColumn<Row>[];
  /** Lines of text per row. @default 2 */
  lines?: 1 | 2;
  /** Rows of 56 pixels, also where there is room for cards only: for a list beside its record. @default false */
  isDense?: boolean;

  /** Adds a checkbox column. */
  selection?: GridSelection;
  /**
   * Identifies page, filter and sort order of `rows`. While unchanged, rows that disappear are deselected;
   * without it, use `selection.prune`.
   */
  listKey?: string;
  /** Adds a column with the result of the last action per row. */
  results?: RowResults;
  /** Opens a row: Enter, or a click outside its controls. */
  onRowAction?: (row: Row) => void;
  /** Key of the row whose record is open beside the grid: it is marked, and comes into view. */
  openRowKey?: string | undefined;
  /**
   * J and K go to the next and previous row and X selects it, from anywhere on the page. These letters then no longer
   * find a row by typing. For the main list of a page. @default false
   */
  hasRowKeys?: boolean;
  /** Further letters that are commands of the page, such as `ad`: typing them finds no row. */
  commandKeys?: string;
  /** Details below a row; adds a column of expand buttons. Without `onRowAction`, Enter or a click expands. Memoize it. */
  renderDetail?: (row: Row) => ReactNode;

  /** One or several sort columns, the first one primary. */
  sort?: DataGridSorts;
  /** The primary column, and all columns with `isMultiSort`. */
  onSortChange?: (sort: DataGridSort, all: readonly DataGridSort[]) => void;
  /** Shift-clicking a header adds it to the sort order. @default false */
  isMultiSort?: boolean;

  /** Order, widths, pins, visibility, row height and wrapping. @default as declared by the columns */
  view?: GridView;
  /** Enables resizing and moving columns by their headers. */
  onViewChange?: (view: GridView) => void;

  /** Saves edited or pasted cells. Resolves with rejected cells once the rows are up to date. */
  onEdit?: (changes: readonly CellChange<Row>[]) => Promise<readonly CellProblem[] | void>;

  /** Shows skeleton rows while no rows are known, and that rows shown before aren't the current ones. */
  isLoading?: boolean;
  /** Error message if rows couldn't be loaded. */
  error?: string;
  onRetry?: () => void;
  /** The user lacks permission: whom to ask. */
  noPermission?: string;
  /** Set while filters are active: with no rows, offers to clear them. */
  onClearFilters?: () => void;
  /** Shown without rows, for example an EmptyState. */
  empty?: ReactNode;

  /** Total number of rows, if known. */
  totalCount?: number;
  /** Formatted total if capped: "10,000+". @default totalCount */
  totalText?: string;
  /** More rows can be loaded. */
  hasMore?: boolean;
  isLoadingMore?: boolean;
  onLoadMore?: () => void;

  /** CSS height of an inner scroll area. If omitted, the page scrolls and the header is sticky. */
  height?: string;
}
