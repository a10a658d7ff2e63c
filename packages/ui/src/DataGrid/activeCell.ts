import { createListeners } from './listeners.ts';

export const headerRow = -1;

/** Where the keyboard is in the grid: one cell, kept outside React so that moving draws no row again. */
export interface ActiveCell {
  row: () => number;
  column: () => number;
  /** The keyboard is in what is opened under the row. */
  isDetail: () => boolean;
  move: (row: number, column: number, isDetail?: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createActiveCell(): ActiveCell {
  let at = { row: 0, column: 0, isDetail: false };
  const { subscribe, tell } = createListeners();
  return {
    row: () => at.row,
    column: () => at.column,
    isDetail: () => at.isDetail,
    move(row, column, isDetail = false) {
      if (at.row === row && at.column === column && at.isDetail === isDetail) return;
      at = { row, column, isDetail };
      tell();
    },
    subscribe,
  };
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';
/** Controls that need the arrow keys or the letters for themselves. */
export const textControls =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"], [role="spinbutton"], [role="slider"], [role="combobox"], [aria-haspopup="listbox"]';

/** The controls in a cell that can hold focus. */
export function controlsIn(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) =>
      !control.matches(':disabled, [aria-hidden="true"], [data-focus-scope-start], [data-focus-scope-end]'),
  );
}

/**
 * What holds focus when the keyboard comes to a cell: the one simple control in it, so that Enter presses it at
 * once; else the cell, from which F2 or Enter goes to its controls.
 */
export function stopOf(cell: HTMLElement): HTMLElement {
  const controls = controlsIn(cell);
  const [only] = controls;
  return only && controls.length === 1 && !only.matches(textControls) ? only : cell;
}

export function cellsIn(row: HTMLElement): HTMLElement[] {
  return [...row.children].filter((cell): cell is HTMLElement => cell instanceof HTMLElement);
}

/** The row's element, or that of what is opened under it. */
export function rowElement(
  table: HTMLElement | null,
  row: number,
  isDetail = false,
): HTMLElement | undefined {
  const part = isDetail ? '[data-detail]' : ':not([data-detail])';
  return table?.querySelector<HTMLElement>(`[data-row-index="${row}"]${part}`) ?? undefined;
}

/**
 * Leaves one tab stop in the grid. Cells hold whatever the screen puts in them, so their controls are reached here,
 * after React has drawn them, and not by a prop that every cell would have to pass on.
 */
export function syncTabStop(table: HTMLElement, active: ActiveCell): void {
  // What was opened may be closed by now, and rows may be gone: there is always a way into the grid.
  const row =
    rowElement(table, active.row(), active.isDetail()) ??
    rowElement(table, active.row()) ??
    rowElement(table, headerRow);
  const cells = row ? cellsIn(row) : [];
  const cell = cells[Math.min(active.column(), cells.length - 1)];
  const focused = document.activeElement;
  const stop = cell && (cell.contains(focused) ? (focused as HTMLElement) : stopOf(cell));
  disableTabStops(table, stop);
  if (stop) stop.tabIndex = 0;
}

const tabbable = 'a[href], button, input, select, textarea, [tabindex="0"]'
  .split(', ')
  .map((control) => `${control}:not([tabindex="-1"])`)
  .join(', ');

/** Takes the controls of a row out of the tab order: they are reached through their cells. */
export function disableTabStops(within: HTMLElement, but?: HTMLElement): void {
  for (const control of within.querySelectorAll<HTMLElement>(tabbable))
    if (control !== but && control.tabIndex === 0) control.tabIndex = -1;
}
