export { DataGrid } from './DataGrid.tsx';
export type { DataGridProps } from './DataGrid.types.ts';
export type { CellValue, ColumnEdit, DataGridColumn } from './columns/columns.ts';
export type { CellChange, CellProblem } from './editing/cellChange.ts';
export type { DataGridSort, DataGridSorts } from './columns/sorting.ts';
export { defaultView, isSameView, type GridDensity, type GridView, type ViewColumn } from './views/view.ts';
export { decodeView, encodeView, type DecodedView } from './views/viewCode.ts';
export { gridCsv, parseTsv, toTsv } from './editing/clipboard.ts';
export { downloadCsv } from '../downloadCsv.ts';
export { BulkBar, type BulkAction, type BulkBarProps } from './bulk/BulkBar.tsx';
export { CellLines, type CellLinesProps } from './rows/CellLines.tsx';
export { createRowResults, type ResultCounts, type RowResult, type RowResults } from './bulk/rowResults.ts';
export {
  createSelection,
  useIsSelected,
  useSelectedCount,
  useSelectedKeys,
  type GridSelection,
  type SelectionScope,
} from './selection/selection.ts';
export { ColumnPanel, type ColumnPanelProps } from './views/ColumnPanel.tsx';
export { SavedViews, type SavedView, type SavedViewsProps } from './views/SavedViews.tsx';
