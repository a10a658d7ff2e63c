import { defineCustomElements } from '@revolist/revogrid/loader';
import { readSize } from './page.ts';

/**
 * RevoGrid, MIT: an editable grid with cell ranges and a clipboard. The three sheets are one of three times the rows.
 * Undo is not part of its free edition: the page keeps the rows from before, as an application would.
 */
type Row = Record<string, string>;
interface Column {
  prop: string;
  name: string;
  size: number;
}
/** The used members of the element. Its own types need a bundler's module resolution. */
interface RevoGrid extends HTMLElement {
  range: boolean;
  rowSize: number;
  columns: Column[];
  source: Row[];
  setCellsFocus: (from: { x: number; y: number }, to: { x: number; y: number }) => Promise<void>;
}
const { zones, slabs } = readSize();
// Our sheet has a column of further weight after the slabs.
const columns: Column[] = Array.from({ length: slabs + 1 }, (_, column) => ({
  prop: `c${column}`,
  name: `${(column + 1) / 2} kg`,
  size: 116,
}));
const rows: Row[] = Array.from({ length: 3 * zones }, (_, row) =>
  Object.fromEntries(columns.map(({ prop }, column) => [prop, (30 + (row % zones) + column * 5).toFixed(2)])),
);

defineCustomElements();
const grid = document.createElement('revo-grid') as RevoGrid;
grid.style.height = '520px';
grid.range = true;
grid.rowSize = 40;
grid.columns = columns;
grid.source = rows.map((row) => ({ ...row }));
document.querySelector('#root')!.append(grid);

document.addEventListener(
  'keydown',
  (event) => {
    if (!(event.ctrlKey && event.key === 'z')) return;
    event.preventDefault();
    event.stopPropagation();
    grid.source = rows.map((row) => ({ ...row }));
  },
  { capture: true },
);

const cell = (row: number, column: number) =>
  [...grid.querySelectorAll<HTMLElement>('revogr-data [data-rgRow]')].find(
    (one) => one.dataset['rgrow'] === String(row) && one.dataset['rgcol'] === String(column),
  );

grid.addEventListener(
  'aftergridrender',
  () => {
    window.bench = {
      isReady: true,
      focus: () => void grid.setCellsFocus({ x: 0, y: 0 }, { x: 0, y: 0 }),
      textAt: (row, column) => cell(row, column)?.textContent ?? '',
    };
  },
  { once: true },
);
