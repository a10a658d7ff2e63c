import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { cellsIn, stopsIn, type ActiveCell } from './activeCell.ts';

interface GridKeyboard {
  table: RefObject<HTMLTableElement | null>;
  active: ActiveCell;
  rowCount: number;
  rowHeight: number;
  viewHeight: () => number;
  onSelect?: (row: number, isRange: boolean) => void;
  onSelectAll?: () => void;
  onOpen?: (row: number) => void;
}

const textControls =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"], [role="spinbutton"]';
const headerRow = -1;

function place(target: EventTarget): { row: number; column: number; cell: HTMLElement } | undefined {
  const cell = (target as Element).closest<HTMLElement>('[data-grid-cell]');
  const row = cell?.closest<HTMLElement>('[data-row-index]');
  if (!cell || !row) return undefined;
  return { row: Number(row.dataset['rowIndex']), column: cellsIn(row).indexOf(cell), cell };
}

/** Arrows, Home, End, Page Up and Down through the cells; Space selects, Enter opens. */
export function useGridKeyboard(grid: GridKeyboard) {
  const { table, active, rowCount } = grid;

  function focus(row: number, column: number, which: 'first' | 'last' = 'first') {
    if (row !== headerRow) flushSync(() => active.move(row, column));
    const element = table.current?.querySelector<HTMLElement>(`[data-row-index="${row}"]`);
    if (!element) return;
    const cells = cellsIn(element);
    const cell = cells[Math.min(column, cells.length - 1)];
    if (!cell) return;
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    stopsIn(cell)
      .at(which === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
  }

  /** Left and right walk through the controls of a cell before they leave it. */
  function sideways(event: KeyboardEvent, at: NonNullable<ReturnType<typeof place>>, step: 1 | -1) {
    const stops = stopsIn(at.cell);
    const next = stops[stops.indexOf(event.target as HTMLElement) + step];
    if (next) {
      next.focus();
      return;
    }
    const count = at.cell.parentElement?.children.length ?? 0;
    const column = at.column + step;
    if (column >= 0 && column < count) focus(at.row, column, step === 1 ? 'first' : 'last');
  }

  /** Leaves the grid from wherever focus is: the browser goes on from the last stop, or back from the first. */
  function leave(event: KeyboardEvent, at: NonNullable<ReturnType<typeof place>>) {
    if (at.row === headerRow) return;
    for (const stop of stopsIn(at.cell)) stop.tabIndex = stop === event.target ? 0 : -1;
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const at = place(event.target);
    if (!at || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    const isMod = event.ctrlKey || event.metaKey;
    if (event.key === 'Tab') return leave(event, at);
    if (target.matches(textControls)) return;
    const page = Math.max(1, Math.floor(grid.viewHeight() / grid.rowHeight) - 2);
    const down = (rows: number) =>
      focus(Math.max(headerRow, Math.min(rowCount - 1, at.row + rows)), at.column);
    const isRow = at.row !== headerRow;
    const isControl = target.matches('button, a[href], [role="button"], input');
    switch (event.key) {
      case 'ArrowDown':
        down(1);
        break;
      case 'ArrowUp':
        down(-1);
        break;
      case 'ArrowRight':
        sideways(event, at, 1);
        break;
      case 'ArrowLeft':
        sideways(event, at, -1);
        break;
      case 'PageDown':
        down(page);
        break;
      case 'PageUp':
        focus(Math.max(0, at.row - page), at.column);
        break;
      case 'Home':
        focus(isMod ? 0 : at.row, isMod ? at.column : 0);
        break;
      case 'End':
        focus(
          isMod ? rowCount - 1 : at.row,
          isMod ? at.column : (at.cell.parentElement?.children.length ?? 1) - 1,
          'last',
        );
        break;
      case ' ':
        // A checkbox toggles itself and a button is pressed; everywhere else Space is the row's.
        if (!isRow || !grid.onSelect || target.matches('button, [role="button"], input')) return;
        grid.onSelect(at.row, event.shiftKey);
        break;
      case 'Enter':
        if (!isRow || !grid.onOpen || (isControl && !target.matches('input'))) return;
        grid.onOpen(at.row);
        break;
      case 'a':
        if (!isMod || !grid.onSelectAll) return;
        grid.onSelectAll();
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  function onFocus(event: FocusEvent<HTMLTableElement>) {
    const at = place(event.target);
    if (at && at.row !== headerRow) active.move(at.row, at.column);
  }

  return { onKeyDown, onFocus };
}
