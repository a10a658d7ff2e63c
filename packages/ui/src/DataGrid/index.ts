export { DataGrid, type DataGridProps } from './DataGrid.tsx';
export { type DataGridColumn } from './columns.ts';
export { type DataGridSort } from './GridHead.tsx';
export { BulkBar, type BulkAction, type BulkBarProps } from './BulkBar.tsx';
export { CellLines, type CellLinesProps } from './CellLines.tsx';
export {
  createSelection,
  useIsSelected,
  useSelectedCount,
  useSelectedKeys,
  type GridSelection,
} from './selection.ts';
