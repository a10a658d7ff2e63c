export { DataGrid } from './DataGrid.tsx';
export type { DataGridProps } from './DataGrid.types.ts';
export type { CellValue, ColumnEdit, DataGridColumn } from './columns.ts';
export type { CellChange, CellProblem } from './gridShared.ts';
export type { DataGridSort, DataGridSorts } from './sorting.ts';
export { defaultView, isSameView, type GridDensity, type GridView, type ViewColumn } from './view.ts';
export { decodeView, encodeView, type DecodedView } from './viewCode.ts';
export { downloadCsv, gridCsv, parseTsv, toTsv } from './clipboard.ts';
export { BulkBar, type BulkAction, type BulkBarProps } from './BulkBar.tsx';
export { CellLines, type CellLinesProps } from './CellLines.tsx';
export { createRowResults, type ResultCounts, type RowResult, type RowResults } from './rowResults.ts';
export {
  createSelection,
  useIsSelected,
  useSelectedCount,
  useSelectedKeys,
  type GridSelection,
  type SelectionScope,
} from './selection.ts';
export { ColumnPanel, type ColumnPanelProps } from './ColumnPanel.tsx';
export { SavedViews, type SavedView, type SavedViewsProps } from './SavedViews.tsx';
