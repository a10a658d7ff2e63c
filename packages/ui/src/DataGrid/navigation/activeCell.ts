import { createListeners } from '../base/listeners.ts';

export const headerRow = -1;

/** The focused cell, stored outside React, so that moving focus re-renders no row. */
export interface ActiveCell {
  row: () => number;
  column: () => number;
  /** Focus is in the details below the row. */
  isDetail: () => boolean;
  move: (row: number, column: number, isDetail?: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createActiveCell(): ActiveCell {
  let at = { row: 0, column: 0, isDetail: false };
  const { subscribe, notify } = createListeners();
  return {
    row: () => at.row,
    column: () => at.column,
    isDetail: () => at.isDetail,
    move(row, column, isDetail = false) {
      if (at.row === row && at.column === column && at.isDetail === isDetail) return;
      at = { row, column, isDetail };
      notify();
    },
    subscribe,
  };
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';
/** Controls that need arrow keys or letters themselves. */
export const textControls =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"], [role="spinbutton"], [role="slider"], [role="combobox"], [aria-haspopup="listbox"]';

/** Returns the focusable controls of a cell. */
export function controlsIn(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) =>
      !control.matches(':disabled, [aria-hidden="true"], [data-focus-scope-start], [data-focus-scope-end]'),
  );
}

/**
 * Returns the element to focus in a cell: its only simple control, so that Enter activates it; otherwise the
 * cell, which F2 or Enter enters.
 */
export function focusTarget(cell: HTMLElement): HTMLElement {
  const controls = controlsIn(cell);
  const [only] = controls;
  return only && controls.length === 1 && !only.matches(textControls) ? only : cell;
}

export function cellsIn(row: HTMLElement): HTMLElement[] {
  return [...row.children].filter((cell): cell is HTMLElement => cell instanceof HTMLElement);
}

/** Returns the element of a row, or of its details. */
export function rowElement(
  table: HTMLElement | null,
  row: number,
  isDetail = false,
): HTMLElement | undefined {
  const part = isDetail ? '[data-detail]' : ':not([data-detail])';
  return table?.querySelector<HTMLElement>(`[data-row-index="${row}"]${part}`) ?? undefined;
}

/**
 * Leaves one tab stop in the grid. Cells contain arbitrary controls, so this runs on the DOM after rendering.
 */
export function syncTabStop(table: HTMLElement, active: ActiveCell): void {
  // Details may be collapsed and rows removed: falls back so that the grid stays reachable.
  const row =
    rowElement(table, active.row(), active.isDetail()) ??
    rowElement(table, active.row()) ??
    rowElement(table, headerRow);
  const cells = row ? cellsIn(row) : [];
  const cell = cells[Math.min(active.column(), cells.length - 1)];
  const focused = document.activeElement;
  const stop = cell && (cell.contains(focused) ? (focused as HTMLElement) : focusTarget(cell));
  disableTabStops(table, stop);
  if (stop) stop.tabIndex = 0;
}

const tabbable = 'a[href], button, input, select, textarea, [tabindex="0"]'
  .split(', ')
  .map((control) => `${control}:not([tabindex="-1"])`)
  .join(', ');

/** Removes the controls of a row from the tab order. */
export function disableTabStops(within: HTMLElement, but?: HTMLElement): void {
  for (const control of within.querySelectorAll<HTMLElement>(tabbable))
    if (control !== but && control.tabIndex === 0) control.tabIndex = -1;
}
