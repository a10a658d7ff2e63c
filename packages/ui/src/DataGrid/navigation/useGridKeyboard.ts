import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  cellsIn,
  controlsIn,
  headerRow,
  rowElement,
  syncTabStop,
  focusTarget,
  textControls,
  type ActiveCell,
} from './activeCell.ts';
import type { Corner } from './cellRange.ts';

export interface GridKeyboard {
  table: RefObject<HTMLTableElement | null>;
  active: ActiveCell;
  rowCount: number;
  rowHeight: number;
  viewHeight: () => number;
  /** Scrolls a row into range before it is focused. */
  approach: (row: number) => void;
  isExpanded: (row: number) => boolean;
  onSelect?: (row: number, isRange: boolean) => void;
  onSelectAll?: () => void;
  /** Whether a row is selected: Shift and an arrow key then extend the selection. */
  isSelected?: (row: number) => boolean;
  /** Letters that are commands of the page: they don't find a row. */
  commandKeys?: string;
  onOpen?: (row: number) => void;
  /** Opens the cell's editor; returns whether it has one. */
  onEdit: (row: number, column: number) => boolean;
  /** The moving corner of the range. */
  rangeHead: () => Corner | undefined;
  /** Extends the range (Shift and an arrow key). */
  onExtendRange: (to: Corner, from: Corner) => void;
  /** Clears the range: moved without Shift, or Escape. */
  onClearRange: () => void;
  /** A letter was typed on a cell. */
  onType: (letter: string, row: number, column: number) => number | undefined;
  /** Shift (width) or Ctrl+Shift (position) and an arrow key on a column header. */
  onHeading: (column: number, step: -1 | 1, does: 'resize' | 'move') => void;
}

export interface GridPlace {
  row: number;
  column: number;
  isDetail: boolean;
  cell: HTMLElement;
}

const gridCells = '[role="gridcell"], [role="rowheader"], [role="columnheader"]';

export function findPlace(target: EventTarget): GridPlace | undefined {
  const cell = (target as Element).closest<HTMLElement>(gridCells);
  const row = cell?.closest<HTMLElement>('[data-row-index]');
  if (!cell || !row) return undefined;
  return {
    row: Number(row.dataset['rowIndex']),
    column: cellsIn(row).indexOf(cell),
    isDetail: row.dataset['detail'] !== undefined,
    cell,
  };
}

/** Focuses a cell, rendering and scrolling to it first. */
export function focusCell(
  grid: Pick<GridKeyboard, 'table' | 'active' | 'approach'>,
  row: number,
  column: number,
  isDetail = false,
): void {
  const table = grid.table.current;
  if (!table) return;
  if (row !== headerRow) grid.approach(row);
  flushSync(() => grid.active.move(row, column, isDetail));
  const element = rowElement(table, row, isDetail);
  if (!element) return;
  const cells = cellsIn(element);
  const cell = cells[Math.min(column, cells.length - 1)];
  if (!cell) return;
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  focusTarget(cell).focus({ preventScroll: true });
  syncTabStop(table, grid.active);
}

/** Grid navigation: arrows, Home, End, Page Up and Down; Space selects, Enter opens, F2 enters a cell. */
export function useGridKeyboard(grid: GridKeyboard) {
  const { active, rowCount } = grid;
  const focus = (row: number, column: number, isDetail = false) => focusCell(grid, row, column, isDetail);

  /** Moves one line up or down, including expanded details. */
  function step(at: GridPlace, by: 1 | -1) {
    const column = at.isDetail ? active.column() : at.column;
    if (by === 1) {
      if (!at.isDetail && at.row >= 0 && grid.isExpanded(at.row)) focus(at.row, column, true);
      else if (at.row < rowCount - 1) focus(at.row + 1, column);
      return;
    }
    if (at.isDetail) focus(at.row, column);
    else if (at.row > 0 && grid.isExpanded(at.row - 1)) focus(at.row - 1, column, true);
    else focus(Math.max(headerRow, at.row - 1), column);
  }

  function sideways(at: GridPlace, by: 1 | -1) {
    const column = at.column + by;
    const count = at.cell.parentElement?.children.length ?? 0;
    if (column >= 0 && column < count) focus(at.row, column);
  }

  /** Handles Tab between the controls of an entered cell, and Escape back to the cell. */
  function inside(event: KeyboardEvent, at: GridPlace) {
    const target = event.target as HTMLElement;
    if (event.key === 'Escape' || event.key === 'F2') at.cell.focus({ preventScroll: true });
    else if (event.key === 'Tab') {
      const controls = controlsIn(at.cell);
      const next = controls.indexOf(target) + (event.shiftKey ? -1 : 1);
      controls.at(next % controls.length)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function enter(at: GridPlace): boolean {
    if (grid.onEdit(at.row, at.column)) return true;
    const [first] = controlsIn(at.cell);
    first?.focus();
    return first !== undefined;
  }

  function reach(at: GridPlace, rows: number, columns: number) {
    const head = grid.rangeHead() ?? at;
    const width = at.cell.parentElement?.children.length ?? 1;
    const to = {
      row: Math.max(0, Math.min(rowCount - 1, head.row + rows)),
      column: Math.max(0, Math.min(width - 1, head.column + columns)),
    };
    grid.onExtendRange(to, { row: at.row, column: at.column });
    rowElement(grid.table.current, to.row)?.children[to.column]?.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
    });
  }

  const isSelectedRow = (at: GridPlace) =>
    at.row !== headerRow &&
    !at.isDetail &&
    grid.onSelect !== undefined &&
    (grid.isSelected?.(at.row) ?? false);

  /** Selects the next row as well; going back over selected rows removes the last one again. */
  function extendSelection(at: GridPlace, by: 1 | -1) {
    const next = at.row + by;
    if (next < 0 || next >= rowCount) return;
    grid.onSelect?.(grid.isSelected?.(next) ? at.row : next, false);
    focus(next, at.column);
  }

  const arrows: Partial<Record<string, readonly [rows: -1 | 0 | 1, columns: -1 | 0 | 1]>> = {
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
    ArrowRight: [0, 1],
    ArrowLeft: [0, -1],
  };

  function arrow(event: KeyboardEvent, at: GridPlace, [rows, columns]: readonly [-1 | 0 | 1, -1 | 0 | 1]) {
    const isRtl = columns !== 0 && getComputedStyle(at.cell).direction === 'rtl';
    const across = (isRtl ? -columns : columns) as -1 | 0 | 1;
    if (event.shiftKey && at.row === headerRow && across !== 0)
      grid.onHeading(at.column, across, event.ctrlKey || event.metaKey ? 'move' : 'resize');
    else if (event.shiftKey && rows !== 0 && isSelectedRow(at)) extendSelection(at, rows);
    else if (event.shiftKey && at.row !== headerRow && !at.isDetail) reach(at, rows, across);
    else {
      grid.onClearRange();
      if (rows !== 0) step(at, rows);
      else if (across !== 0) sideways(at, across);
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const at = findPlace(event.target);
    if (!at || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    const isMod = event.ctrlKey || event.metaKey;
    // Tab leaves the grid from the focused element, even if the cell was re-rendered.
    if (target !== at.cell && target !== focusTarget(at.cell)) return inside(event, at);
    if (event.key === 'Tab' && grid.table.current) return syncTabStop(grid.table.current, active);
    const isRow = at.row !== headerRow;
    const isControl = target !== at.cell;
    const isPress = isControl && target.matches('button, a[href], [role="button"]');
    const page = Math.max(1, Math.floor(grid.viewHeight() / grid.rowHeight) - 2);
    const last = (at.cell.parentElement?.children.length ?? 1) - 1;
    const along = arrows[event.key];
    if (along) {
      arrow(event, at, along);
      event.preventDefault();
      return;
    }
    switch (event.key) {
      case 'PageDown':
        focus(Math.min(rowCount - 1, Math.max(0, at.row) + page), at.column);
        break;
      case 'PageUp':
        focus(Math.max(0, at.row - page), at.column);
        break;
      case 'Home':
        focus(isMod ? 0 : at.row, 0);
        break;
      case 'End':
        focus(isMod ? rowCount - 1 : at.row, isMod ? Infinity : last);
        break;
      case ' ':
        // A checkbox or button handles Space itself; otherwise it toggles the row.
        if (!isRow || !grid.onSelect || isControl) return;
        grid.onSelect(at.row, event.shiftKey);
        break;
      case 'F2':
        if (!enter(at)) return;
        break;
      case 'Enter':
        if (isPress) return;
        if (!isControl && enter(at)) break;
        if (!isRow || !grid.onOpen) return;
        grid.onOpen(at.row);
        break;
      case 'Escape':
        grid.onClearRange();
        return;
      default: {
        if (isMod && event.key === 'a' && grid.onSelectAll) {
          grid.onSelectAll();
          break;
        }
        if (isMod || event.key.length !== 1 || target.matches(textControls)) return;
        // Shortcuts of the page: Shift + S, and ? and /. Typing finds rows whatever the case.
        if ((event.shiftKey && /[a-z]/i.test(event.key)) || '?/'.includes(event.key)) return;
        if (grid.commandKeys?.includes(event.key)) return;
        const found = grid.onType(event.key, Math.max(0, at.row), at.column);
        if (found !== undefined) focus(found, at.column);
      }
    }
    event.preventDefault();
  }

  function onFocus(event: FocusEvent<HTMLTableElement>) {
    const at = findPlace(event.target);
    if (!at) return;
    active.move(at.row, at.isDetail ? active.column() : at.column, at.isDetail);
    if (grid.table.current) syncTabStop(grid.table.current, active);
  }

  return { onKeyDown, onFocus };
}
