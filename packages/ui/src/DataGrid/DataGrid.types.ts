import type { ReactNode } from 'react';
import type { DataGridColumn } from './columns.ts';
import type { CellChange, CellProblem } from './gridShared.ts';
import type { RowResults } from './rowResults.ts';
import type { GridSelection } from './selection.ts';
import type { DataGridSort, DataGridSorts } from './sorting.ts';
import type { GridView } from './view.ts';

export interface DataGridProps<Row> {
  /** Names the grid to a screen reader: "New orders". */
  label: string;
  /** The rows that are loaded. Keep each row's identity while it is unchanged: an unchanged row is not drawn again. */
  rows: readonly Row[];
  /** A row's key, stable across sorting and loading. */
  rowKey: (row: Row) => string;
  /** What a row is called in its checkbox's name: "KH-100482". @default its key */
  rowLabel?: (row: Row) => string;
  /** Make them once, outside the component or in useMemo. */
  columns: readonly DataGridColumn<Row>[];
  /** Lines of text in a row; every row has the same height. @default 2 */
  lines?: 1 | 2;

  /** Adds a checkbox column. */
  selection?: GridSelection;
  /**
   * Names the page, filter and order of `rows`, as the URL does. While it stays the same, a row that leaves the list
   * leaves the selection too; without it the selection keeps every key until `selection.prune` is told.
   */
  listKey?: string;
  /** Adds a column that says how the last action went for each row. */
  results?: RowResults;
  /** Enter on a row, or a press beside its controls: opens it. */
  onRowAction?: (row: Row) => void;
  /** What opens under a row; adds a column of buttons for it. Keep the function the same between renders. */
  renderDetail?: (row: Row) => ReactNode;

  /** One order, or several, the first one deciding. */
  sort?: DataGridSorts;
  /** The heading that decides, and with `isMultiSort` all of them in order. */
  onSortChange?: (sort: DataGridSort, all: readonly DataGridSort[]) => void;
  /** Shift and a press on a heading adds it to the order. @default false */
  isMultiSort?: boolean;

  /** Order, widths, pins and hidden columns, row height and wrapping. @default what the columns say */
  view?: GridView;
  /** Lets columns be pulled wider and moved by their headings. */
  onViewChange?: (view: GridView) => void;

  /**
   * Saves what was written or pasted into cells that have `edit`. Settles when the rows are up to date, with the
   * cells that were refused.
   */
  onEdit?: (changes: readonly CellChange<Row>[]) => Promise<readonly CellProblem[] | void>;

  /** No rows are known yet: draws them as a skeleton. */
  isLoading?: boolean;
  /** Why the rows could not be loaded, in words for the user. */
  error?: string;
  onRetry?: () => void;
  /** The person may not see these rows: whom to ask. */
  noPermission?: string;
  /** Set while filters are on: with no rows it says that nothing matches, and takes the filters away. */
  onClearFilters?: () => void;
  /** In place of the rows when there are none: an EmptyState. */
  empty?: ReactNode;

  /** Rows there are in all, where that is known. */
  totalCount?: number;
  /** The total in words, where it is capped: "10,000+". @default totalCount */
  totalText?: string;
  /** There are rows after the last one loaded. */
  hasMore?: boolean;
  isLoadingMore?: boolean;
  onLoadMore?: () => void;

  /** Scrolls inside itself at this CSS height; without it the page scrolls and the heading sticks to its top. */
  height?: string;
}
